package org.apieval.core.results;

import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The figures of tables 1 and 2 of the Gorilla paper, version 1 (arXiv 2305.15334v1); {@code
 * published.csv} beside this class holds them and says more. Immutable and thread-safe.
 */
public final class PublishedFigures {

  private final List<PublishedFigure> figures;

  private PublishedFigures(List<PublishedFigure> figures) {
    this.figures = List.copyOf(figures);
  }

  /** Reads the figures. */
  public static PublishedFigures read() {
    CsvMapper mapper = new CsvMapper();
    CsvSchema schema = CsvSchema.emptySchema().withHeader().withComments();
    List<PublishedFigure> figures = new ArrayList<>();
    try (InputStream file = PublishedFigures.class.getResourceAsStream("published.csv");
        MappingIterator<Map<String, String>> rows =
            mapper.readerForMapOf(String.class).with(schema).readValues(file)) {
      while (rows.hasNext()) {
        figures.add(figure(rows.next()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a resource of this very jar
    }
    return new PublishedFigures(figures);
  }

  private static PublishedFigure figure(Map<String, String> row) {
    return new PublishedFigure(
        Integer.parseInt(row.get("table")),
        row.get("hub"),
        row.get("answers"),
        row.get("judged_by").equals("domain"),
        Double.parseDouble(row.get("accuracy")),
        Double.parseDouble(row.get("hallucination")),
        Optional.of(row.get("wrong_api")).filter(text -> !text.isEmpty()).map(Double::valueOf));
  }

  /** All of them, in the order of the tables. */
  public List<PublishedFigure> all() {
    return figures;
  }

  /**
   * The figures about an answer file; empty where the paper has none. A file is known by its name,
   * {@code response_<hub>_<answers>.jsonl}, in which dots, dashes and underscores are alike.
   */
  public List<PublishedFigure> about(String hub, String file) {
    String name =
        plain(file.replaceFirst("\\.jsonl?$", "")).replaceFirst("^response" + plain(hub), "");
    return figures.stream()
        .filter(figure -> figure.hub().equals(hub) && plain(figure.answers()).equals(name))
        .toList();
  }

  private static String plain(String name) {
    return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
  }
}

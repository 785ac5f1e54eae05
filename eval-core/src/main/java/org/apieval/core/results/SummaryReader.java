package org.apieval.core.results;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.core.EvalException;
import org.apieval.core.report.Metric;
import org.apieval.core.report.Rate;
import org.apieval.core.report.Summary;
import org.apieval.core.report.SummaryJson;
import org.apieval.core.score.HallucinationKind;
import org.apieval.core.score.ScorerId;

/**
 * Reads what {@link SummaryJson} wrote, of any age: fields that it does not know are left out, and
 * counts that are not there are 0. Stateless and thread-safe.
 */
public final class SummaryReader {

  private static final ObjectReader JSON =
      new ObjectMapper().reader().with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  private SummaryReader() {}

  /**
   * The summaries of all files, in the order written. Totals are not read, they can be counted.
   *
   * @throws EvalException USER if the file can't be read or a field of it makes no sense
   */
  public static List<Summary> read(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      return summaries(SummaryNode.of(JSON.readTree(in)));
    } catch (IOException e) {
      throw JsonFailures.of(file, e);
    } catch (FieldException e) {
      throw e.in(file);
    }
  }

  private static List<Summary> summaries(SummaryNode root) throws FieldException {
    // The first versions had one scorer and named it once.
    ScorerId single = root.find("scorer").isPresent() ? scorer(root) : ScorerId.AST;
    List<Summary> summaries = new ArrayList<>();
    for (SummaryNode hub : root.get("hubs").items()) {
      ScorerId scorer = hub.find("scorer").isPresent() ? scorer(hub) : single;
      for (SummaryNode file : hub.get("files").items()) {
        summaries.add(summary(hub.get("hub").text(), scorer, file));
      }
    }
    return summaries;
  }

  private static ScorerId scorer(SummaryNode owner) throws FieldException {
    return owner.get("scorer").oneOf(ScorerId.values(), ScorerId::id);
  }

  private static Summary summary(String hub, ScorerId scorer, SummaryNode file)
      throws FieldException {
    return new Summary(
        hub,
        file.get("answers").text(),
        scorer,
        rates(scorer, file),
        kinds(file),
        file.count("labelled"),
        file.count("unscored"),
        file.count("ambiguous"),
        file.count("truncated"),
        file.count("problems"),
        file.count("unreadable_lines"));
  }

  private static Map<Metric, Rate> rates(ScorerId scorer, SummaryNode file) throws FieldException {
    file.get(Metric.ACCURACY.id()); // without it there is no n
    Map<Metric, Rate> rates = new EnumMap<>(Metric.class);
    for (Metric metric : Metric.values()) {
      Optional<SummaryNode> node = file.find(metric.id());
      if (node.isPresent() && metric.isMeasuredBy(scorer)) {
        rates.put(metric, node.get().rate());
      }
    }
    return rates;
  }

  private static Map<HallucinationKind, Long> kinds(SummaryNode file) throws FieldException {
    Map<HallucinationKind, Long> kinds = new EnumMap<>(HallucinationKind.class);
    Optional<SummaryNode> counts = file.find("hallucination_kinds");
    if (counts.isPresent()) {
      for (HallucinationKind kind : HallucinationKind.values()) {
        kinds.put(kind, counts.get().count(kind.id()));
      }
    }
    return kinds;
  }
}

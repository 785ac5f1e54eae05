package org.apieval.core.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apieval.core.Digests;
import org.apieval.core.score.HallucinationKind;
import org.apieval.core.score.ScorerId;

/**
 * The summary for programs: tool, version, and for each hub and scorer its files and their total,
 * every rate with numerator, denominator and 95 % interval. What {@code summary.json} holds says of
 * each hub, too, what was scored against, and what a good and a bad accuracy are. Immutable and
 * thread-safe.
 *
 * @param version the tool's version
 * @param contexts of hubs to say more of, by id
 */
public record SummaryJson(String version, Map<String, HubContext> contexts)
    implements SummaryFormat {

  public SummaryJson {
    contexts = Map.copyOf(contexts);
  }

  /** The rates alone. */
  public SummaryJson(String version) {
    this(version, Map.of());
  }

  private record HubAndScorer(String hub, ScorerId scorer) {}

  @Override
  public String render(List<Summary> summaries) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = Json.indented(text)) {
      json.writeStartObject();
      json.writeStringField("tool", "apieval");
      json.writeStringField("version", version);
      json.writeArrayFieldStart("hubs");
      for (List<Summary> files : byHubAndScorer(summaries).values()) {
        writeHub(json, files);
      }
      json.writeEndArray();
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a StringWriter has no I/O
    }
    return text.append('\n').toString();
  }

  private static Map<HubAndScorer, List<Summary>> byHubAndScorer(List<Summary> summaries) {
    Map<HubAndScorer, List<Summary>> groups = new LinkedHashMap<>();
    for (Summary summary : summaries) {
      HubAndScorer group = new HubAndScorer(summary.hub(), summary.scorer());
      groups.computeIfAbsent(group, absent -> new ArrayList<>()).add(summary);
    }
    return groups;
  }

  private void writeHub(JsonGenerator json, List<Summary> files) throws IOException {
    json.writeStartObject();
    json.writeStringField("hub", files.get(0).hub());
    json.writeStringField("scorer", files.get(0).scorer().id());
    HubContext context = contexts.get(files.get(0).hub());
    if (context != null) {
      writeContext(json, files.get(0).scorer(), context);
    }
    json.writeArrayFieldStart("files");
    for (Summary file : files) {
      json.writeStartObject();
      json.writeStringField("answers", file.answers());
      writeFigures(json, file);
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeObjectFieldStart("total");
    writeFigures(json, Summary.total(files));
    json.writeEndObject();
    json.writeEndObject();
  }

  private static void writeContext(JsonGenerator json, ScorerId scorer, HubContext context)
      throws IOException {
    json.writeStringField("catalogue", Digests.of(context.benchmark().catalogue()));
    json.writeStringField("questions", Digests.of(context.benchmark().questions().values()));
    if (scorer == ScorerId.AST && context.bounds().isPresent()) {
      Bounds bounds = context.bounds().get();
      Json.write(json, "ceiling", bounds.ceiling());
      Json.write(json, "floor", bounds.floor());
      json.writeStringField("floor_call", bounds.floorCall());
      if (bounds.constraints().isPresent()) {
        bounds.constraints().get().write(json);
      }
    }
  }

  private static void writeFigures(JsonGenerator json, Summary summary) throws IOException {
    json.writeNumberField("n", summary.n());
    for (Map.Entry<Metric, Rate> rate : summary.rates().entrySet()) {
      Json.write(json, rate.getKey().id(), rate.getValue());
    }
    if (!summary.kinds().isEmpty()) {
      json.writeObjectFieldStart("hallucination_kinds");
      for (Map.Entry<HallucinationKind, Long> kind : summary.kinds().entrySet()) {
        json.writeNumberField(kind.getKey().id(), kind.getValue());
      }
      json.writeEndObject();
    }
    for (Map.Entry<String, Long> count : summary.counts().entrySet()) {
      json.writeNumberField(count.getKey(), count.getValue());
    }
  }
}

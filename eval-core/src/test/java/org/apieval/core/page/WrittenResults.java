package org.apieval.core.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apieval.core.results.PublishedFigures;
import org.apieval.core.results.Results;

/** Folders of results, written by hand. */
final class WrittenResults {

  private WrittenResults() {}

  /** A line with the least that it must have. */
  static String line(String hub, String answers, int line, String more) {
    return """
        {"answers":"%s","line":%d,"hub":"%s","question_id":%d,"scorer":"ast","verdict":"correct",\
        "reason":"so"%s}"""
        .formatted(answers, line, hub, line + 1, more);
  }

  static Results read(Path folder, String... lines) {
    try {
      Files.createDirectories(folder);
      Files.write(folder.resolve("verdicts.jsonl"), List.of(lines));
      return Results.read(folder.toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static ReportData data(Results results) {
    return ReportData.of(results, PublishedFigures.read());
  }
}

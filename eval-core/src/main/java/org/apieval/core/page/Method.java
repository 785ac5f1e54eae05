package org.apieval.core.page;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apieval.core.results.ResultFile;
import org.apieval.core.results.RunDescription;

/**
 * How answers were got, as far as that is known. Immutable and thread-safe.
 *
 * @param model the model
 * @param retriever what found documents, {@code none} where nothing did; empty where it is unknown
 * @param prompt the prompt's id; empty where it is unknown
 */
record Method(String model, Optional<String> retriever, Optional<String> prompt) {

  private static final String NONE = "none";
  private static final String ORACLE = "oracle";

  /** How published answer files are named: the model, and then its retriever. */
  private static final Pattern PUBLISHED =
      Pattern.compile(
          "(.+?)[_.-](0_shot|none|bm25|gpt_index|oracle|lucene|embedding|hybrid)", Pattern.DOTALL);

  /** Whoever has documents found for it comes behind those that have not, the oracle last. */
  private static final List<String> RETRIEVERS =
      List.of("", NONE, "bm25", "lucene", "gpt_index", "embedding", "hybrid", ORACLE);

  /** By the settings of its run, else by the name of its answer file. */
  static Method of(ResultFile file) {
    Optional<RunDescription> run = file.run();
    if (run.flatMap(RunDescription::model).isPresent()) {
      return new Method(run.get().model().orElseThrow(), run.get().retriever(), run.get().prompt());
    }
    String name = file.answers().replaceFirst("\\.jsonl?$", "");
    String prefix = "response_" + file.hub() + "_";
    String rest = name.startsWith(prefix) ? name.substring(prefix.length()) : name;
    Matcher published = PUBLISHED.matcher(rest);
    return published.matches()
        ? new Method(
            published.group(1),
            Optional.of(published.group(2).replace("0_shot", NONE)),
            Optional.empty())
        : new Method(rest.isBlank() ? file.name() : rest, Optional.empty(), Optional.empty());
  }

  /**
   * Model and retriever, {@code Gorilla_FT + bm25}; the model alone where nothing is retrieved. The
   * oracle knows the answer, which is said.
   */
  String name() {
    return retriever
        .filter(id -> !id.equals(NONE))
        .map(id -> model + " + " + (id.equals(ORACLE) ? "oracle (upper bound)" : id))
        .orElse(model);
  }

  /** Where its retriever stands among all. */
  int rank() {
    int known = RETRIEVERS.indexOf(retriever.orElse(""));
    return known < 0 ? RETRIEVERS.size() : known;
  }
}

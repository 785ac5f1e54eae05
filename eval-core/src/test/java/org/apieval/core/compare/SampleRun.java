package org.apieval.core.compare;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.apieval.core.results.AnswerData;
import org.apieval.core.results.HubBounds;
import org.apieval.core.results.HubDigests;
import org.apieval.core.results.ResultFile;
import org.apieval.core.results.VerdictLine;
import org.apieval.core.score.Verdict;

/** Builds runs out of a few words. */
final class SampleRun {

  private final String name;
  private final TreeMap<String, ResultFile> hubs = new TreeMap<>();

  SampleRun(String name) {
    this.name = name;
  }

  /** Adds a hub whose lines are {@code id verdict kind domain request}, a dash for nothing. */
  SampleRun hub(String hub, String... lines) {
    return hub(hub, HubDigests.UNKNOWN, lines);
  }

  /** Adds a hub with digests. */
  SampleRun hub(String hub, HubDigests digests, String... lines) {
    List<VerdictLine> read = new ArrayList<>();
    for (String line : lines) {
      read.add(line(hub, read.size(), line.split(" +")));
    }
    hubs.put(
        hub,
        new ResultFile(
            "a",
            Path.of("x"),
            hub,
            "a",
            "ast",
            digests,
            Optional.empty(),
            HubBounds.UNKNOWN,
            Optional.empty(),
            read));
    return this;
  }

  ComparedRun run() {
    return new ComparedRun(name, hubs);
  }

  private static VerdictLine line(String hub, int line, String[] words) {
    return new VerdictLine(
        hub,
        "a",
        OptionalInt.of(line),
        words[0],
        "ast",
        Verdict.valueOf(words[1].toUpperCase(Locale.ROOT)),
        word(words, 2),
        Optional.empty(),
        Optional.empty(),
        List.of(),
        false,
        false,
        Optional.empty(),
        List.of(),
        false,
        false,
        Optional.empty(),
        false,
        "",
        Optional.empty(),
        new AnswerData(
            word(words, 4), word(words, 3), Optional.empty(), Optional.empty(), List.of()),
        Optional.empty(),
        Optional.empty(),
        List.of());
  }

  private static Optional<String> word(String[] words, int index) {
    return index < words.length && !words[index].equals("-")
        ? Optional.of(words[index].replace('+', ' '))
        : Optional.empty();
  }
}

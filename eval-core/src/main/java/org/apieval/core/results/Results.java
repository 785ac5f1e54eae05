package org.apieval.core.results;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;

/**
 * Results that were read. Immutable and thread-safe.
 *
 * @param files at least one; by folder, inside by the order of the file
 */
public record Results(List<ResultFile> files) {

  public Results {
    files = List.copyOf(files);
  }

  /**
   * Reads what a user names.
   *
   * @param spec a folder with {@code verdicts.jsonl}, such a file, or a folder of such folders, as
   *     an experiment writes it; behind a hash sign a part of the names of the answer files that
   *     are meant
   * @throws EvalException USER if there are no verdicts, or naming file, line and field of what is
   *     broken
   */
  public static Results read(String spec) {
    return read(List.of(spec));
  }

  /**
   * Reads all that a user names.
   *
   * @param specs each as for {@link #read(String)}; one that stands twice is read once
   * @throws EvalException USER likewise
   */
  public static Results read(List<String> specs) {
    List<ResultFile> files = new ArrayList<>();
    for (String spec : specs.stream().distinct().toList()) {
      files.addAll(files(ResultSpec.parse(spec)));
    }
    return new Results(ResultNames.distinct(files));
  }

  private static List<ResultFile> files(ResultSpec spec) {
    List<ResultFile> all =
        ResultNames.distinct(
            spec.verdictFiles().stream()
                .flatMap(file -> FolderReader.read(file).stream())
                .toList());
    List<ResultFile> meant =
        all.stream().filter(file -> file.name().contains(spec.part())).toList();
    if (all.isEmpty()) {
      throw EvalException.user(
          "there are no verdicts in " + Printable.text(spec.path().toString()));
    }
    if (meant.isEmpty()) {
      throw EvalException.user(
          "no answer file in %s has \"%s\" in its name; there is: %s"
              .formatted(
                  Printable.text(spec.path().toString()),
                  Printable.text(spec.part()),
                  all.stream()
                      .map(file -> Printable.text(file.name()))
                      .distinct()
                      .collect(Collectors.joining(", "))));
    }
    return meant;
  }
}

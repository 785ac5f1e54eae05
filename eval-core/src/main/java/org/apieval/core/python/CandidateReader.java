package org.apieval.core.python;

import com.google.common.base.CharMatcher;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apieval.core.answer.AnswerSections;
import org.apieval.core.answer.MappedText;
import org.apieval.core.answer.Section;

/**
 * Chooses the part of an answer in which the call is looked for: the first {@code api_call} field
 * that holds one; without such fields all code, if it holds any; else the whole text. Stateless and
 * thread-safe.
 */
public final class CandidateReader {

  /** A shell command is a line; longer texts than these are not looked up as one. */
  private static final int MOST_LINES = 200;

  private static final int LONGEST_COMMAND = 1_000;

  /** A regular expression for what {@link #collapse} makes one space. */
  public static final String BREAK = "(?:(?U:\\s)|\\\\{1,8}n)++";

  private static final Pattern ESCAPED_BREAK = Pattern.compile("\\\\{1,8}n");

  /** An import, or a call whose result gets a name, on a line of its own. */
  private static final Pattern STATEMENT =
      Pattern.compile(
          "(?m)(?:^|\\\\n)[ \\t]*+(?:import[ \\t]\\w|from[ \\t][\\w.]++[ \\t]import[ \\t]"
              + "|\\w{1,80}+(?:,[ \\t]?\\w{1,80}+){0,9}[ \\t]?=[ \\t]?[\\w.]{1,200}+\\()");

  private final CallFinder finder = new CallFinder();

  /** The candidates of an answer; none is a result, too. */
  public Candidates read(AnswerSections answer) {
    if (!answer.apiCalls().isEmpty()) {
      // Fields without a call mean that there is none: what the code does is then not the answer.
      List<SourceCall> first =
          calls(answer.apiCalls()).filter(calls -> !calls.isEmpty()).findFirst().orElse(List.of());
      return candidates(answer, answer.apiCalls(), first);
    }
    List<SourceCall> inCode = calls(answer.code()).flatMap(List::stream).toList();
    return inCode.isEmpty()
        ? candidates(answer, List.of(answer.whole()), inWhole(answer.whole().text()))
        : candidates(answer, answer.code(), inCode);
  }

  /** A text with statements in it is code, comments and all, though nothing marks it as such. */
  private List<SourceCall> inWhole(MappedText text) {
    List<SourceCall> inCode =
        STATEMENT.matcher(text.text()).find() ? finder.inCode(text) : List.of();
    return inCode.isEmpty() ? finder.inText(text) : inCode;
  }

  private Stream<List<SourceCall>> calls(List<Section> sections) {
    return sections.stream().map(section -> finder.inCode(section.text()));
  }

  private static Candidates candidates(
      AnswerSections answer, List<Section> sections, List<SourceCall> calls) {
    return new Candidates(
        sections.get(0).source(),
        calls,
        sections.stream().flatMap(CandidateReader::commands).distinct().toList(),
        calls.isEmpty() ? Bindings.none() : Bindings.of(answer.whole().text()));
  }

  /** A section's text as one line, and each of its lines. */
  private static Stream<String> commands(Section section) {
    MappedText text = section.text();
    return Stream.of(Stream.of(text.text()), text.text().lines().limit(MOST_LINES))
        .flatMap(Function.identity())
        .filter(command -> command.length() <= LONGEST_COMMAND)
        .map(CandidateReader::collapse)
        .filter(command -> !command.isEmpty());
  }

  /** A text with each run of white space as one space, escaped line breaks being white space. */
  public static String collapse(String text) {
    String breaks = ESCAPED_BREAK.matcher(text).replaceAll(" ");
    return CharMatcher.whitespace().trimAndCollapseFrom(breaks, ' ');
  }
}

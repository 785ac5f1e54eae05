package org.apieval.core.python;

import java.util.List;
import org.apieval.core.answer.Section;

/**
 * What of an answer may be the call.
 *
 * @param source the part of the answer that was read
 * @param calls the calls found there, nested ones included, in source order
 * @param verbatims the texts found there that may be a shell command, white space collapsed
 * @param bindings the names that the whole answer binds
 */
public record Candidates(
    Section.Source source, List<SourceCall> calls, List<String> verbatims, Bindings bindings) {

  public Candidates {
    calls = List.copyOf(calls);
    verbatims = List.copyOf(verbatims);
  }
}

package org.apieval.core.audit;

import java.util.Locale;

/** What makes a published script differ from the exact scorer on an answer. */
public enum Accident {
  /** A Torch Hub answer without {@code api_call} is not read at all. */
  NO_SECTION("no api_call section"),
  /** The first {@code api_call} of the answer labels nothing. */
  PROSE_MENTION("prose mentions api_call"),
  /** Only the first {@code api_call} is read, and the call stands in a later one. */
  LATER_SECTION("call in a later api_call section"),
  /** A colon, a bracket or a label in the wrong place cuts the call off or apart. */
  SECTION_CUT("section cut in the wrong place"),
  /** The answer ends before the call does; the exact scorer completes it. */
  TRUNCATED("the call's end is missing"),
  /** The parser stumbles over quotes and escapes around the call. */
  QUOTES_OR_ESCAPES("parser stumbled over quotes or escapes"),
  /** The parser stumbles over the prose around the call. */
  PROSE_PARSED("parser stumbled over prose"),
  /** Another place that reads like the function is looked at, not the call. */
  OTHER_PLACE("another place looked at"),
  /** No sub-tree has the entry's function, so the last one is looked at, whatever it is. */
  LAST_SUB_TREE("last sub-tree fall-through"),
  /** A value that does not exist contains one that does. */
  TEXT_CONTAINMENT("text containment"),
  /** The call exists, but an entry further up, whose texts it contains, is credited. */
  WRONG_ENTRY("wrong entry credited"),
  /** An argument that tells two APIs apart is not compared. */
  ARGUMENT_NOT_COMPARED("identifying argument not compared"),
  /** The call would not run, but its text has the right words in it. */
  DOES_NOT_RUN("call that does not run credited"),
  /** The entry has no argument that the script would compare, so that nothing matches it. */
  ENTRY_MATCHES_NOTHING("entry that matches nothing"),
  /** The function is written in another way than in the entry. */
  FUNCTION_SPELLING("function written differently"),
  /** A required value is written in another way than in the entry. */
  VALUE_SPELLING("value written differently"),
  /** A required value stands elsewhere in the answer under a name. */
  NAME_NOT_LOOKED_UP("name not looked up"),
  /** An optional argument of the entry is asked for. */
  OPTIONAL_ARGUMENT("optional argument asked for"),
  /** Several entries are this API, and the first one's domain is not the expected one. */
  FIRST_DOMAIN("first of several domains"),
  /** The domain is the expected one in another spelling. */
  DOMAIN_SPELLING("domain spelled differently"),
  /** An error message that was recorded in place of an answer is judged. */
  RECORDED_ERROR("recorded error judged"),
  /** None of the others; a gap in the audit. */
  UNEXPLAINED("unexplained");

  private final String title;

  Accident(String title) {
    this.title = title;
  }

  /** The name in files, {@code text_containment}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The name for people. */
  public String title() {
    return title;
  }
}

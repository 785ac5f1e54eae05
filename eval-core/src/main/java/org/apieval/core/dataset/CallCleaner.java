package org.apieval.core.dataset;

import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** Something that catalogues write in calls although Python has no such thing, and its cure. */
public enum CallCleaner {
  /** {@code f(path: str)} is read as {@code f(path=str)}. */
  COLON_ARGUMENTS(call -> new ColonArguments(call).replaced()),
  /** {@code events.import(x)} is read as {@code events.import_(x)}, as Python clients name it. */
  RESERVED_NAMES(call -> ReservedNames.METHOD.matcher(call).replaceAll(".$1_("));

  private static final class ReservedNames {

    private static final Pattern METHOD =
        Pattern.compile(
            "\\.(and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally"
                + "|for|from|global|if|import|in|is|lambda|nonlocal|not|or|pass|raise|return|try"
                + "|while|with|yield)\\(");
  }

  private final UnaryOperator<String> cure;

  CallCleaner(UnaryOperator<String> cure) {
    this.cure = cure;
  }

  /** The call without that; a call that is not broken in this way comes back as it is. */
  public String clean(String call) {
    return cure.apply(call);
  }

  /** The name in hub files: {@code colon-arguments}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

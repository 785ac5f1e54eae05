package org.apieval.api;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A version of the plug-in interfaces, {@code 1.0}. It counts apart from that of the program: the
 * minor number grows when something is added, the major one when plug-ins of before no longer work.
 * A plug-in's jar may say in its manifest, under {@link #MANIFEST_ATTRIBUTE}, which version it was
 * written for.
 *
 * @param major 1 and up
 * @param minor 0 and up
 */
public record ApiVersion(int major, int minor) {

  /** The attribute of a plug-in jar's manifest that holds the version it was written for. */
  public static final String MANIFEST_ATTRIBUTE = "Apieval-Api-Version";

  private static final Pattern TEXT = Pattern.compile("([1-9][0-9]{0,5})\\.(0|[1-9][0-9]{0,5})");

  /**
   * @throws IllegalArgumentException if a number is too low
   */
  public ApiVersion {
    if (major < 1 || minor < 0) {
      throw new IllegalArgumentException("no version: " + major + "." + minor);
    }
  }

  /** The version of the interfaces that are there at run time: the program's. */
  public static ApiVersion current() {
    return new ApiVersion(1, 0);
  }

  /**
   * Reads a version as {@link #toString} writes it.
   *
   * @throws IllegalArgumentException if the text is not two numbers with a dot between them
   */
  public static ApiVersion parse(String text) {
    Matcher numbers = TEXT.matcher(text.strip());
    if (!numbers.matches()) {
      throw new IllegalArgumentException("not a version such as 1.0: " + text);
    }
    return new ApiVersion(Integer.parseInt(numbers.group(1)), Integer.parseInt(numbers.group(2)));
  }

  /**
   * Whether a plug-in that was written for another version works with this one: the major numbers
   * are equal, and this minor one is not lower.
   */
  public boolean supports(ApiVersion wanted) {
    return major == wanted.major && minor >= wanted.minor;
  }

  /** The two numbers with a dot between them. */
  @Override
  public String toString() {
    return major + "." + minor;
  }
}

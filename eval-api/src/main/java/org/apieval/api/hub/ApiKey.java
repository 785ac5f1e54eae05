package org.apieval.api.hub;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.apieval.api.call.Constant;
import org.apieval.api.call.Expression;

/**
 * What identifies an API: a function and the required arguments with their values. Two calls with
 * equal keys are the same API, whatever else they pass.
 *
 * @param function the function in the hub's own normal form, {@code torch.hub.load}
 * @param parts the required arguments, the most general first (repository before model), because
 *     the first unknown one names the kind of a hallucination
 */
public record ApiKey(String function, List<Part> parts) {

  public ApiKey {
    parts = List.copyOf(parts);
  }

  /** A key of these parts. */
  public static ApiKey of(String function, Part... parts) {
    return new ApiKey(function, Arrays.asList(parts));
  }

  /** What a required argument names; decides how a hallucination is called. */
  public enum Role {
    /** A place that holds models, {@code repo_or_dir}. */
    REPOSITORY,
    /** A model or an entry point. */
    MODEL,
    /** Anything else, such as a pipeline's task. */
    OTHER
  }

  /**
   * One required argument.
   *
   * @param name the parameter's usual name
   * @param role what it names
   * @param constant whether the value is a literal; code that is no literal is compared as a tree
   * @param value a string's text, or the source of any other value
   */
  public record Part(String name, Role role, boolean constant, String value) {

    /** A part with a string literal as its value. */
    public static Part of(String name, Role role, String text) {
      return new Part(name, role, true, text);
    }

    /** A part with this value, compared by its text if it is a string, else as a tree. */
    public static Part of(String name, Role role, Expression value) {
      if (value instanceof Constant constant) {
        return new Part(name, role, true, constant.asString().orElseGet(constant::toSource));
      }
      return new Part(name, role, false, value.toSource());
    }

    /** This part with another text, still a literal or not as before. */
    public Part withValue(String newValue) {
      return new Part(name, role, constant, newValue);
    }

    @Override
    public String toString() {
      return name + "=" + (constant ? Constant.string(value).toSource() : value);
    }
  }

  /** The key as a call, for people to read. */
  @Override
  public String toString() {
    return parts.stream()
        .map(Part::toString)
        .collect(Collectors.joining(", ", function + "(", ")"));
  }
}

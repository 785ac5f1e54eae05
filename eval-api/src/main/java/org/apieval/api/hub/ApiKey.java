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

  /** What a required argument's value is; values of different forms are never equal. */
  public enum Form {
    /** A string literal: compared by its text. */
    STRING,
    /** Any other literal: compared by its value, so that 1 is not '1'. */
    LITERAL,
    /** A call that has a key of its own: compared by that. */
    CALL,
    /** Other code, such as a variable: compared as a tree. */
    CODE
  }

  /**
   * One required argument.
   *
   * @param name the parameter's usual name
   * @param role what it names
   * @param form what the value is
   * @param value a string's text, a nested call's key, or the source of any other value
   */
  public record Part(String name, Role role, Form form, String value) {

    /** A part with a string literal as its value. */
    public static Part of(String name, Role role, String text) {
      return new Part(name, role, Form.STRING, text);
    }

    /** A part with this value: a literal, or code compared as a tree. */
    public static Part of(String name, Role role, Expression value) {
      if (value instanceof Constant constant) {
        return constant
            .asString()
            .map(text -> of(name, role, text))
            .orElseGet(() -> new Part(name, role, Form.LITERAL, constant.toSource()));
      }
      return new Part(name, role, Form.CODE, value.toSource());
    }

    /** This part with another value of the same form. */
    public Part withValue(String newValue) {
      return new Part(name, role, form, newValue);
    }

    /** Whether the value is known without running the code. */
    public boolean isConstant() {
      return form != Form.CODE;
    }

    @Override
    public String toString() {
      return name + "=" + (form == Form.STRING ? Constant.string(value).toSource() : value);
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

package org.apieval.api.kit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Attribute;
import org.apieval.api.call.Call;
import org.apieval.api.call.Constant;
import org.apieval.api.call.Expression;
import org.apieval.api.call.Name;

/**
 * One API of a {@link SampleFunction}: a value for each required parameter.
 *
 * @param function the function
 * @param values in the order of {@link SampleFunction#required()}
 */
record SampleApi(SampleFunction function, List<String> values) {

  public SampleApi {
    values = List.copyOf(values);
  }

  /**
   * How a call of an API is laid out.
   *
   * @param positional how many required arguments are passed by position, at most
   * @param order seed of the order of keyword arguments
   * @param optional further arguments: keywords, and at the end any {@code **kwargs}
   */
  public record Layout(int positional, long order, List<Argument> optional) {

    public Layout {
      optional = List.copyOf(optional);
    }

    /** This layout with other optional arguments. */
    public Layout withOptional(List<Argument> others) {
      return new Layout(positional, order, others);
    }

    /** This layout with keywords in another order. */
    public Layout withOrder(long seed) {
      return new Layout(positional, seed, optional);
    }

    /** This layout with another number of required arguments passed by position. */
    public Layout withPositional(int count) {
      return new Layout(count, order, optional);
    }
  }

  /** This API with another value for one required parameter. */
  public SampleApi with(int parameter, String value) {
    List<String> changed = new ArrayList<>(values);
    changed.set(parameter, value);
    return new SampleApi(function, changed);
  }

  /** A call of this API. */
  public Call call(Layout layout) {
    List<Argument> positional = new ArrayList<>();
    List<Argument> keywords = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      SampleFunction.Required parameter = function.required().get(i);
      Expression value = Constant.string(values.get(i));
      if (parameter.position() >= 0 && parameter.position() < layout.positional()) {
        positional.add(Argument.positional(value));
      } else {
        keywords.add(Argument.keyword(parameter.keyword(), value));
      }
    }
    List<Argument> unpacked = new ArrayList<>();
    for (Argument argument : layout.optional()) {
      (argument.kind() == Argument.Kind.KEYWORD ? keywords : unpacked).add(argument);
    }
    Collections.shuffle(keywords, new Random(layout.order()));
    positional.addAll(keywords);
    positional.addAll(unpacked);
    return new Call(dotted(function.name()), positional);
  }

  /** The expression of a dotted name. */
  static Expression dotted(String name) {
    int dot = name.lastIndexOf('.');
    return dot < 0
        ? new Name(name)
        : new Attribute(dotted(name.substring(0, dot)), name.substring(dot + 1));
  }
}

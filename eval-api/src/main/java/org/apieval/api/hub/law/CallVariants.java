package org.apieval.api.hub.law;

import java.util.List;
import java.util.Optional;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Attribute;
import org.apieval.api.call.Call;
import org.apieval.api.call.Constant;
import org.apieval.api.call.DictNode;
import org.apieval.api.call.Expression;
import org.apieval.api.call.ListNode;
import org.apieval.api.call.Name;

/** Other ways to write a call that mean the same. */
public final class CallVariants {

  private CallVariants() {}

  /**
   * The call with all its keyword arguments, and nothing else, in one {@code **{'name': value}}.
   */
  public static Call withKeywordsUnpacked(Call call) {
    List<DictNode.Entry> entries =
        call.keywordArguments().entrySet().stream()
            .map(
                named ->
                    new DictNode.Entry(
                        Optional.of(Constant.string(named.getKey())), named.getValue()))
            .toList();
    Argument dict =
        new Argument(Argument.Kind.DOUBLE_STAR, Optional.empty(), new DictNode(entries));
    return new Call(call.func(), List.of(dict));
  }

  /** A call of another function that holds the call in a list. */
  public static Call insideOtherCode(Call call) {
    Expression list = new ListNode(List.of(new Constant(Constant.Kind.INT, "1"), call));
    Expression wrapper = new Attribute(new Name("outer"), "Wrapper");
    return new Call(wrapper, List.of(Argument.positional(list)));
  }
}

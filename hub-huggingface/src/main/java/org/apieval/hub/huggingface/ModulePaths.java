package org.apieval.hub.huggingface;

import java.util.List;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Attribute;
import org.apieval.api.call.BinOp;
import org.apieval.api.call.Call;
import org.apieval.api.call.DictNode;
import org.apieval.api.call.Expression;
import org.apieval.api.call.ListNode;
import org.apieval.api.call.Name;
import org.apieval.api.call.TupleNode;

/**
 * Code without the modules of the functions it calls. An entry that nests calls, {@code
 * load(cached_download('f'))}, shows no module, while an answer's imports do.
 */
final class ModulePaths {

  private ModulePaths() {}

  /** A copy of {@code code} in which every called function has lost its module. */
  static Expression removedFrom(Expression code) {
    if (code instanceof Call call) {
      Expression function =
          call.callee()
              .map(name -> dotted(FunctionName.of(name).function()))
              .orElseGet(() -> removedFrom(call.func()));
      return new Call(function, call.arguments().stream().map(ModulePaths::removedFrom).toList());
    }
    if (code instanceof Attribute attribute) {
      return new Attribute(removedFrom(attribute.value()), attribute.attr());
    }
    if (code instanceof BinOp operation) {
      return new BinOp(
          removedFrom(operation.left()), operation.op(), removedFrom(operation.right()));
    }
    if (code instanceof ListNode list) {
      return new ListNode(removedFrom(list.elements()));
    }
    if (code instanceof TupleNode tuple) {
      return new TupleNode(removedFrom(tuple.elements()));
    }
    return code instanceof DictNode dict ? removedFrom(dict) : code;
  }

  private static Argument removedFrom(Argument argument) {
    return argument.withValue(removedFrom(argument.value()));
  }

  private static List<Expression> removedFrom(List<Expression> elements) {
    return elements.stream().map(ModulePaths::removedFrom).toList();
  }

  private static DictNode removedFrom(DictNode dict) {
    return new DictNode(
        dict.entries().stream()
            .map(
                entry ->
                    new DictNode.Entry(
                        entry.key().map(ModulePaths::removedFrom), removedFrom(entry.value())))
            .toList());
  }

  private static Expression dotted(String name) {
    int dot = name.lastIndexOf('.');
    return dot < 0
        ? new Name(name)
        : new Attribute(dotted(name.substring(0, dot)), name.substring(dot + 1));
  }
}

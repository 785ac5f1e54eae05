package org.apieval.core.python;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Call;
import org.apieval.api.call.DictNode;
import org.apieval.api.call.Expression;
import org.apieval.core.answer.MappedText;

/**
 * Reads {@code [area({'base': 10, 'height': 5})]} as it is meant where a text is nothing but calls:
 * the dictionary holds keyword arguments. Stateless and thread-safe.
 */
final class KeywordDicts {

  private KeywordDicts() {}

  /** The calls with their only dictionaries unpacked, if no other code stands in the text. */
  static List<SourceCall> unpack(MappedText text, List<SourceCall> calls) {
    boolean any = calls.stream().anyMatch(call -> call.outermost() && dict(call).isPresent());
    return any && isNothingElse(text, calls)
        ? calls.stream().map(KeywordDicts::unpack).toList()
        : calls;
  }

  private static SourceCall unpack(SourceCall found) {
    Optional<DictNode> dict = found.outermost() ? dict(found) : Optional.empty();
    if (dict.isEmpty()) {
      return found;
    }
    List<Argument> arguments = new ArrayList<>();
    List<String> values = new ArrayList<>();
    for (DictNode.Entry entry : dict.get().entries()) {
      String name = key(entry).orElseThrow();
      arguments.add(Argument.keyword(name, entry.value()));
      values.add(entry.value().toSource());
    }
    Call call = new Call(found.call().func(), arguments);
    return new SourceCall(call, found.span(), values, true, found.truncated(), found.problem());
  }

  private static Optional<DictNode> dict(SourceCall found) {
    List<Argument> arguments = found.call().arguments();
    if (arguments.size() != 1
        || arguments.get(0).kind() != Argument.Kind.POSITIONAL
        || found.call().callee().isEmpty()) {
      return Optional.empty();
    }
    Expression value = arguments.get(0).value();
    return value instanceof DictNode dict
            && !dict.entries().isEmpty()
            && dict.stringEntries().size() == dict.entries().size()
            && dict.entries().stream().allMatch(entry -> key(entry).isPresent())
        ? Optional.of(dict)
        : Optional.empty();
  }

  private static Optional<String> key(DictNode.Entry entry) {
    return entry
        .key()
        .filter(org.apieval.api.call.Constant.class::isInstance)
        .flatMap(key -> ((org.apieval.api.call.Constant) key).asString())
        .filter(KeywordDicts::isIdentifier);
  }

  private static boolean isIdentifier(String key) {
    return !key.isEmpty()
        && (key.charAt(0) == '_' || Character.isUnicodeIdentifierStart(key.charAt(0)))
        && key.chars().allMatch(Character::isUnicodeIdentifierPart);
  }

  /** Whether what stands around the outermost calls is prose and brackets. */
  private static boolean isNothingElse(MappedText text, List<SourceCall> calls) {
    StringBuilder rest = new StringBuilder();
    int call = 0;
    List<SourceCall> outermost = calls.stream().filter(SourceCall::outermost).toList();
    for (int at = 0; at < text.text().length(); at++) {
      int origin = text.origin(at);
      while (call < outermost.size() && outermost.get(call).span().end() <= origin) {
        call++;
      }
      boolean inside = call < outermost.size() && outermost.get(call).span().start() <= origin;
      if (!inside) {
        rest.append(text.text().charAt(at));
      }
    }
    return rest.indexOf("=") < 0 && rest.indexOf("import ") < 0 && rest.indexOf("def ") < 0;
  }
}

package org.apieval.api.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import org.apieval.api.call.Argument;
import org.apieval.api.call.BinOp;
import org.apieval.api.call.Call;
import org.apieval.api.call.Constant;
import org.apieval.api.call.DictNode;
import org.apieval.api.call.Expression;
import org.apieval.api.call.JoinedStr;
import org.apieval.api.call.ListNode;
import org.apieval.api.call.Name;
import org.apieval.api.call.TupleNode;
import org.apieval.api.call.Verbatim;

/** Generators of calls as they stand in answers, and of calls that nobody would write. */
public final class CallArbitraries {

  private CallArbitraries() {}

  /** Python names that are no keywords. */
  public static Arbitrary<String> identifiers() {
    return Arbitraries.strings()
        .withCharRange('a', 'z')
        .withChars("_019")
        .ofMinLength(1)
        .ofMaxLength(8)
        .map(rest -> "x" + rest);
  }

  /** Model names, {@code resnet50_v1.5-large}; never plain Python names. */
  public static Arbitrary<String> modelNames() {
    return Arbitraries.strings()
        .withCharRange('a', 'z')
        .withCharRange('A', 'Z')
        .withChars("0123456789_")
        .ofMinLength(1)
        .ofMaxLength(12)
        .flatMap(
            head -> Arbitraries.of("-large", "-1", ".v2", "_x-3").map(tail -> "m" + head + tail));
  }

  /** {@code owner/name}. */
  public static Arbitrary<String> repositories() {
    return Combinators.combine(identifiers(), modelNames()).as((owner, name) -> owner + "/" + name);
  }

  /** Any string, from ordinary text to half characters. */
  public static Arbitrary<String> texts() {
    return Arbitraries.oneOf(
        modelNames(),
        Arbitraries.strings().ofMaxLength(12),
        Arbitraries.of("", "'", "\"", "'''", "it's", "a\\b", "\\", "\n", "tab\t", "{x}", "#", "\0"),
        Arbitraries.of("a/b:c:d", "://", "/", "?", "#", ":", "\ud800", "call f(x='y')", "..", "é"));
  }

  /** Values of optional arguments: literals, names, nested calls, displays, lambdas. */
  public static Arbitrary<Expression> expressions() {
    return Arbitraries.recursive(CallArbitraries::leaves, CallArbitraries::grown, 0, 2);
  }

  private static Arbitrary<Expression> leaves() {
    return Arbitraries.oneOf(
        texts().filter(CallArbitraries::isWellFormed).map(Constant::string),
        Arbitraries.integers().between(-5, 5000).map(i -> new Constant(Constant.Kind.INT, "" + i)),
        Arbitraries.of(
            new Constant(Constant.Kind.TRUE, "True"),
            new Constant(Constant.Kind.FALSE, "False"),
            new Constant(Constant.Kind.NONE, "None"),
            new Constant(Constant.Kind.FLOAT, "0.5")),
        Arbitraries.of("device", "torch.float16", "a.b.c").map(SampleApi::dotted));
  }

  private static Arbitrary<Expression> grown(Arbitrary<Expression> inner) {
    Arbitrary<List<Expression>> several = inner.list().ofMaxSize(3);
    return Arbitraries.oneOf(
        several.map(ListNode::new),
        several.map(TupleNode::new),
        several.map(CallArbitraries::dict),
        Combinators.combine(identifiers(), several)
            .as((name, values) -> new Call(SampleApi.dotted("lib." + name), positional(values))),
        inner.map(value -> new BinOp(new Name("n"), "*", value)),
        inner.map(value -> new Verbatim("lambda x:x", List.of())));
  }

  private static Expression dict(List<Expression> values) {
    List<DictNode.Entry> entries = new ArrayList<>();
    for (Expression value : values) {
      Expression key = Constant.string("k" + entries.size());
      entries.add(new DictNode.Entry(Optional.of(key), value));
    }
    return new DictNode(entries);
  }

  private static List<Argument> positional(List<Expression> values) {
    return values.stream().map(Argument::positional).toList();
  }

  /** Keyword arguments with different ones of these names, perhaps {@code **kwargs} behind. */
  public static Arbitrary<List<Argument>> optionalArguments(List<String> names) {
    if (names.isEmpty()) {
      return Arbitraries.just(List.of());
    }
    Arbitrary<List<Argument>> keywords =
        Combinators.combine(Arbitraries.of(names), expressions())
            .as(Argument::keyword)
            .list()
            .uniqueElements(argument -> argument.name().orElseThrow())
            .ofMaxSize(Math.min(4, names.size()));
    Argument rest = new Argument(Argument.Kind.DOUBLE_STAR, Optional.empty(), new Name("kwargs"));
    return Combinators.combine(keywords, Arbitraries.of(false, false, true))
        .as(
            (arguments, unpacked) -> {
              List<Argument> all = new ArrayList<>(arguments);
              if (unpacked) {
                all.add(rest);
              }
              return all;
            });
  }

  /** APIs of this function. */
  static Arbitrary<SampleApi> apis(SampleFunction function) {
    return Combinators.combine(
            function.required().stream().map(SampleFunction.Required::values).toList())
        .as(values -> new SampleApi(function, values));
  }

  /** Calls of this function: all required arguments, some of the optional ones, in any order. */
  public static Arbitrary<Call> calls(SampleFunction function) {
    return Combinators.combine(apis(function), layouts(function)).as(SampleApi::call);
  }

  /** Layouts of calls of this function. */
  static Arbitrary<SampleApi.Layout> layouts(SampleFunction function) {
    return Combinators.combine(
            Arbitraries.integers().between(0, function.required().size()),
            Arbitraries.longs(),
            optionalArguments(function.optional()))
        .as(SampleApi.Layout::new);
  }

  /** Calls of any function, those of a hub more often than others, with any arguments at all. */
  public static Arbitrary<Call> anyCalls(List<SampleFunction> functions) {
    List<String> names = functions.stream().map(SampleFunction::name).distinct().toList();
    List<String> keywords =
        functions.stream()
            .flatMap(function -> function.required().stream())
            .map(SampleFunction.Required::keyword)
            .distinct()
            .toList();
    Arbitrary<Expression> callees =
        Arbitraries.oneOf(
            Arbitraries.of(names).map(SampleApi::dotted),
            Arbitraries.of(names).map(name -> SampleApi.dotted("lib." + name)),
            identifiers().map(SampleApi::dotted),
            texts().map(Name::new),
            expressions());
    return Combinators.combine(callees, oddArguments(keywords).list().ofMaxSize(5)).as(Call::new);
  }

  private static Arbitrary<Argument> oddArguments(List<String> keywords) {
    Arbitrary<Expression> values =
        Arbitraries.oneOf(
            expressions(),
            texts().map(Constant::string),
            texts().map(text -> new Verbatim(text, List.of())),
            texts().map(text -> new JoinedStr(List.of(Constant.string(text)))),
            texts().map(text -> new BinOp(new Name(text), "/", new Name("b"))),
            Combinators.combine(Arbitraries.of(keywords), texts())
                .as((key, text) -> namedDict(key, text)));
    Arbitrary<Argument> named =
        Combinators.combine(Arbitraries.oneOf(Arbitraries.of(keywords), texts()), values)
            .as(Argument::keyword);
    Arbitrary<Argument> others =
        Combinators.combine(
                Arbitraries.of(
                    Argument.Kind.POSITIONAL, Argument.Kind.STAR, Argument.Kind.DOUBLE_STAR),
                values)
            .as((kind, value) -> new Argument(kind, Optional.empty(), value));
    return Arbitraries.oneOf(named, others);
  }

  private static Expression namedDict(String key, String text) {
    Optional<Expression> name = Optional.of(Constant.string(key));
    return new DictNode(List.of(new DictNode.Entry(name, Constant.string(text))));
  }

  private static boolean isWellFormed(String text) {
    return text.codePoints().noneMatch(c -> c >= 0xd800 && c <= 0xdfff);
  }
}

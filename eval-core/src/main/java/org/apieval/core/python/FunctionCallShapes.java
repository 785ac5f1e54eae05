package org.apieval.core.python;

import static org.apieval.core.python.PythonExpressionParser.*;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.call.Call;
import org.apieval.api.call.Constant;
import org.apieval.api.call.Expression;
import org.apieval.core.answer.MappedText;

/** Tells calls among dictionary displays, and makes calls of them. Not thread-safe. */
final class FunctionCallShapes {

  private static final List<String> WRAPPERS =
      List.of("tool_calls", "function_calls", "function_call", "function", "tool_call");
  private static final List<String> NAMES =
      List.of("name", "function", "function_name", "tool", "tool_name");
  private static final List<String> ARGUMENTS =
      List.of("arguments", "parameters", "args", "kwargs", "input");

  private final MappedText source;
  private final Piece piece;
  private final TreeBuilder trees;
  private final boolean oneEntry;
  private final List<SourceCall> found = new ArrayList<>();

  /**
   * @param oneEntry whether {@code {"f": {...}}} is a call of f
   */
  FunctionCallShapes(MappedText source, Piece piece, boolean oneEntry) {
    this.source = source;
    this.piece = piece;
    this.trees = new TreeBuilder(source, piece, CallCollector.none());
    this.oneEntry = oneEntry;
  }

  List<SourceCall> found() {
    return found;
  }

  /**
   * Reads a display and the lists in it.
   *
   * @param name what a tag before the display says the function is
   */
  void read(AtomContext atom, Optional<String> name) {
    if (name.isPresent() && atom.LBRACE() != null) {
      add(atom, name.get(), FunctionArguments.of(this, atom));
    } else if (atom.LBRACE() != null) {
      dict(atom);
    } else if (atom.LSQB() != null && atom.tests() != null && atom.generator() == null) {
      for (StarTestContext element : atom.tests().starTest()) {
        atom(element.test()).ifPresent(inner -> read(inner, Optional.empty()));
      }
    }
  }

  private void dict(AtomContext atom) {
    Map<String, TestContext> entries = entries(atom);
    for (String wrapper : WRAPPERS) {
      Optional<AtomContext> inner =
          Optional.ofNullable(entries.get(wrapper)).flatMap(FunctionCallShapes::atom);
      if (inner.filter(FunctionCallShapes::isDisplay).isPresent()) {
        int before = found.size();
        read(inner.get(), Optional.empty());
        if (found.size() > before) {
          return;
        }
      }
    }
    Optional<String> name = first(entries, NAMES).flatMap(this::string);
    Optional<TestContext> arguments = first(entries, ARGUMENTS);
    if (name.isPresent() && arguments.isPresent()) {
      if (!isSchema(entries, arguments.get())) {
        FunctionArguments.of(this, arguments.get())
            .ifPresent(passed -> add(atom, name.get(), passed));
      }
    } else if (oneEntry && entries.size() == 1) {
      entries.forEach((key, value) -> single(atom, key, value));
    }
  }

  private void single(AtomContext atom, String key, TestContext value) {
    boolean dict = atom(value).filter(inner -> inner.LBRACE() != null).isPresent();
    boolean own = WRAPPERS.contains(key) || NAMES.contains(key) || ARGUMENTS.contains(key);
    if (dict && !own && isFunctionName(key) && !isSchema(entries(atom), value)) {
      FunctionArguments.of(this, value).ifPresent(passed -> add(atom, key, passed));
    }
  }

  /** Models repeat the description of a tool; that is no call. */
  private boolean isSchema(Map<String, TestContext> entries, TestContext arguments) {
    Map<String, TestContext> inner = atom(arguments).map(this::entries).orElse(Map.of());
    return entries.containsKey("description")
        || (inner.containsKey("properties") && inner.containsKey("type"));
  }

  private static Optional<TestContext> first(Map<String, TestContext> entries, List<String> keys) {
    return keys.stream().filter(entries::containsKey).map(entries::get).findFirst();
  }

  static boolean isDisplay(AtomContext atom) {
    return atom.LBRACE() != null || atom.LSQB() != null;
  }

  /** The atom that a test is, without operators and trailers. */
  static Optional<AtomContext> atom(@org.jspecify.annotations.Nullable TestContext test) {
    if (test == null || test.getChildCount() != 1 || test.expr(0).primary() == null) {
      return Optional.empty();
    }
    PrimaryContext primary = test.expr(0).primary();
    return primary.trailer().isEmpty() && primary.AWAIT() == null
        ? Optional.of(primary.atom())
        : Optional.empty();
  }

  /** The entries of a dictionary whose keys are all strings; empty for everything else. */
  Map<String, TestContext> entries(AtomContext atom) {
    Map<String, TestContext> entries = new LinkedHashMap<>();
    for (EntryContext entry : atom.entry()) {
      Optional<String> key = entry.COLON() == null ? Optional.empty() : string(entry.test(0));
      if (key.isEmpty() || atom.generator() != null) {
        return Map.of();
      }
      entries.put(key.get(), entry.test(1));
    }
    return entries;
  }

  Optional<String> string(TestContext test) {
    return atom(test)
        .filter(atom -> !atom.STRING().isEmpty())
        .map(trees::atom)
        .filter(Constant.class::isInstance)
        .flatMap(constant -> ((Constant) constant).asString());
  }

  Expression value(TestContext test) {
    return trees.test(test);
  }

  /** The source of a value, spelled anew where it had to be repaired. */
  String text(TestContext test, Expression value) {
    List<Tok> tokens = trees.tokens((Tok) test.getStart(), (Tok) test.getStop());
    return TreeBuilder.repaired(tokens).isPresent()
        ? value.toSource()
        : source.text().substring(tokens.get(0).start(), tokens.get(tokens.size() - 1).end());
  }

  private static boolean isFunctionName(String name) {
    return !name.isEmpty()
        && Character.isUnicodeIdentifierStart(name.charAt(0))
        && name.chars().allMatch(c -> Character.isUnicodeIdentifierPart(c) || c == '.');
  }

  private void add(AtomContext atom, String name, FunctionArguments passed) {
    if (name.isBlank() || name.chars().anyMatch(Character::isWhitespace)) {
      return;
    }
    Tok first = (Tok) atom.getStart();
    Tok last = (Tok) atom.getStop();
    boolean truncated =
        piece.tokens().subList(first.getTokenIndex(), last.getTokenIndex() + 1).stream()
            .anyMatch(token -> token.repair() != null && token.repair().supplied());
    Call call = new Call(FunctionArguments.callee(name), passed.arguments());
    Span span = new Span(source.origin(first.start()), source.origin(last.end()));
    found.add(new SourceCall(call, span, passed.values(), true, truncated, Optional.empty()));
  }
}

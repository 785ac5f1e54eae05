package org.apieval.core.python;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Expression;
import org.apieval.api.call.Verbatim;
import org.apieval.core.python.PythonExpressionParser.ArgumentContext;
import org.apieval.core.python.PythonExpressionParser.ArgumentsContext;
import org.jspecify.annotations.Nullable;

/** Reads the arguments of one call, and what Python would not like about them. Not thread-safe. */
final class ArgumentBuilder {

  private final TreeBuilder trees;
  private final String text;
  private final List<Argument> arguments = new ArrayList<>();
  private final List<String> values = new ArrayList<>();
  private final Set<String> keywords = new HashSet<>();
  private Optional<String> problem = Optional.empty();
  private boolean unpacked;

  ArgumentBuilder(TreeBuilder trees, String text) {
    this.trees = trees;
    this.text = text;
  }

  List<Argument> arguments() {
    return arguments;
  }

  /** The source of each value. */
  List<String> values() {
    return values;
  }

  /** The first reason why Python would refuse the call. */
  Optional<String> problem() {
    return problem;
  }

  boolean read(@Nullable ArgumentsContext tree) {
    if (tree != null) {
      tree.argument().forEach(this::read);
    }
    return true;
  }

  private void read(ArgumentContext tree) {
    if (tree.JUNK() != null) {
      String junk = tree.JUNK().getText();
      complain("argument is not an expression: " + junk);
      add(tree, new Verbatim(junk, List.of()), junk);
      return;
    }
    Expression value = tree.generator() == null ? trees.test(tree.test()) : generator(tree);
    Tok first = (Tok) (tree.generator() == null ? tree.test().getStart() : tree.getStart());
    add(tree, value, source(value, first, (Tok) tree.getStop()));
  }

  private Expression generator(ArgumentContext tree) {
    Verbatim bare = trees.verbatim(tree);
    return new Verbatim("(" + bare.text() + ")", bare.parts());
  }

  private String source(Expression value, Tok first, Tok last) {
    return TreeBuilder.repaired(trees.tokens(first, last)).isPresent()
        ? value.toSource()
        : text.substring(first.start(), last.end());
  }

  private void add(ArgumentContext tree, Expression value, String source) {
    Argument argument = argument(tree, value);
    check(argument);
    arguments.add(argument);
    values.add(source);
  }

  private static Argument argument(ArgumentContext tree, Expression value) {
    if (tree.ARG_NAME() != null) {
      return Argument.keyword(TreeBuilder.name(tree.ARG_NAME().getText()), value);
    }
    if (tree.STAR() != null) {
      return new Argument(Argument.Kind.STAR, Optional.empty(), value);
    }
    return tree.DOUBLE_STAR() != null
        ? new Argument(Argument.Kind.DOUBLE_STAR, Optional.empty(), value)
        : Argument.positional(value);
  }

  private void check(Argument argument) {
    switch (argument.kind()) {
      case KEYWORD -> {
        String name = argument.name().orElseThrow();
        if (!keywords.add(name)) {
          complain("keyword argument repeated: " + name);
        }
      }
      case POSITIONAL -> {
        if (unpacked || !keywords.isEmpty()) {
          complain("positional argument follows keyword argument");
        }
      }
      case STAR -> {
        if (unpacked) {
          complain("iterable unpacking follows keyword unpacking");
        }
      }
      case DOUBLE_STAR -> unpacked = true;
    }
  }

  private void complain(String reason) {
    if (problem.isEmpty()) {
      problem = Optional.of(reason);
    }
  }
}

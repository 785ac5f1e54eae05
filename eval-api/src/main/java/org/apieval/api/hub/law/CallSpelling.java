package org.apieval.api.hub.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Attribute;
import org.apieval.api.call.BinOp;
import org.apieval.api.call.Call;
import org.apieval.api.call.Constant;
import org.apieval.api.call.DictNode;
import org.apieval.api.call.Expression;
import org.apieval.api.call.ListNode;
import org.apieval.api.call.TupleNode;

/**
 * Writes a call as Python in one of the many ways people do: any quotes and prefixes, strings in
 * pieces, white space, line breaks and comments between tokens, trailing commas.
 */
public final class CallSpelling {

  private static final String[] GAPS = {
    "", "", "", " ", " ", "  ", "\n", "\n    ", "\t", "  # it's a (comment\n", " \\\n"
  };

  private final Random random;
  private final StringBuilder out = new StringBuilder();
  private int depth;

  private CallSpelling(long style) {
    this.random = new Random(style);
  }

  /**
   * One spelling of a call.
   *
   * @param style the seed that decides it; equal seeds give equal text
   */
  public static String of(Call call, long style) {
    CallSpelling spelling = new CallSpelling(style);
    spelling.write(call);
    return spelling.out.toString();
  }

  private void write(Expression expression) {
    if (expression instanceof Call call) {
      write(call.func());
      group("(", call.arguments().stream().map(this::argument).toList(), ")", false);
    } else if (expression instanceof Attribute attribute) {
      write(attribute.value());
      token(".");
      token(attribute.attr());
    } else if (expression instanceof BinOp operation) {
      operand(operation.left());
      token(operation.op());
      operand(operation.right());
    } else if (expression instanceof ListNode list) {
      group("[", pieces(list.elements()), "]", false);
    } else if (expression instanceof TupleNode tuple) {
      group("(", pieces(tuple.elements()), ")", tuple.elements().size() == 1);
    } else if (expression instanceof DictNode dict) {
      group("{", dict.entries().stream().map(this::entry).toList(), "}", false);
    } else {
      token(leaf(expression));
    }
  }

  private String leaf(Expression expression) {
    return expression instanceof Constant constant && constant.asString().isPresent()
        ? strings(constant.value())
        : expression.toSource();
  }

  private void operand(Expression expression) {
    boolean atom = expression instanceof Attribute || expression instanceof Call;
    if (atom || leaf(expression).matches("\\w+")) {
      write(expression);
    } else {
      group("(", pieces(List.of(expression)), ")", false, false);
    }
  }

  private List<Runnable> pieces(List<Expression> expressions) {
    return expressions.stream().<Runnable>map(expression -> () -> write(expression)).toList();
  }

  private Runnable argument(Argument argument) {
    return () -> {
      switch (argument.kind()) {
        case KEYWORD -> {
          token(argument.name().orElseThrow());
          token("=");
        }
        case STAR -> token("*");
        case DOUBLE_STAR -> token("**");
        case POSITIONAL -> {}
      }
      write(argument.value());
    };
  }

  private Runnable entry(DictNode.Entry entry) {
    return () -> {
      if (entry.key().isPresent()) {
        write(entry.key().get());
        token(":");
      } else {
        token("**");
      }
      write(entry.value());
    };
  }

  private void group(String open, List<? extends Runnable> parts, String close, boolean comma) {
    group(open, parts, close, comma, !parts.isEmpty());
  }

  private void group(
      String open,
      List<? extends Runnable> parts,
      String close,
      boolean commaNeeded,
      boolean commaAllowed) {
    token(open);
    depth++;
    for (int i = 0; i < parts.size(); i++) {
      if (i > 0) {
        token(",");
      }
      parts.get(i).run();
    }
    // A comma would turn one element in round brackets of a tuple or operand into another thing.
    if (commaNeeded || commaAllowed && random.nextInt(4) == 0) {
      token(",");
    }
    token(close);
    depth--;
  }

  /** A token, with a gap before it where there may be one. */
  private void token(String text) {
    if (depth > 0) {
      out.append(GAPS[random.nextInt(GAPS.length)]);
    }
    out.append(text);
  }

  /** A string literal, or several that Python joins. */
  private String strings(String text) {
    List<String> pieces = new ArrayList<>();
    if (text.length() > 1 && random.nextInt(4) == 0) {
      int cut = text.offsetByCodePoints(0, 1);
      pieces.add(string(text.substring(0, cut)));
      pieces.add(string(text.substring(cut)));
    } else {
      pieces.add(string(text));
    }
    return String.join(" ", pieces);
  }

  private String string(String text) {
    boolean plain = text.codePoints().allMatch(c -> c >= ' ' && c != '\\' && c != '\'' && c != '"');
    String[] prefixes = plain ? new String[] {"", "", "r", "R", "u"} : new String[] {"", "u"};
    String[] quotes = {"'", "\"", "'''", "\"\"\""};
    String prefix = prefixes[random.nextInt(prefixes.length)];
    String quote = quotes[random.nextInt(quotes.length)];
    String body = Constant.string(text).toSource();
    body = body.substring(1, body.length() - 1).replace("\"", "\\\"");
    return prefix + quote + body + quote;
  }
}

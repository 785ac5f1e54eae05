package org.apieval.api.call;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A formatted string, {@code f'{org}/{name}'}.
 *
 * @param values in order: string {@link Constant}s for the text between, and the expressions in
 *     braces; one with a conversion or a format is a {@link Verbatim}
 */
public record JoinedStr(List<Expression> values) implements Expression {

  public JoinedStr {
    values = List.copyOf(values);
  }

  @Override
  public List<Expression> children() {
    return values;
  }

  @Override
  public String toSource() {
    return values.stream().map(JoinedStr::spell).collect(Collectors.joining("", "f'", "'"));
  }

  private static String spell(Expression value) {
    if (value instanceof Constant text && text.kind() == Constant.Kind.STRING) {
      String quoted = Spelling.quote(text.value().replace("{", "{{").replace("}", "}}"));
      return quoted.substring(1, quoted.length() - 1);
    }
    String source = value.toSource();
    return (source.startsWith("{") ? "{ " : "{")
        + source
        + "}"; // two braces would be one character
  }
}

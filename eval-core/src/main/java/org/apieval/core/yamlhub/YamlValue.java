package org.apieval.core.yamlhub;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.Suggestion;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.nodes.Tag;

/**
 * A value in a YAML file, with its place. Whatever is not as wanted is an {@link EvalException}
 * USER that begins with {@code file:line:column} and the path of the value.
 *
 * @param file as the user named it
 * @param path {@code functions[0].name}; empty for the whole file
 * @param node the value
 */
record YamlValue(String file, String path, Node node) {

  /** A place in a file. */
  record Position(String file, Mark mark) {

    EvalException failure(String what) {
      return EvalException.user(
          "%s:%d:%d: %s"
              .formatted(Printable.text(file), mark.getLine() + 1, mark.getColumn() + 1, what));
    }
  }

  /** What is wrong with this value, as in {@code "must be a text"}. */
  EvalException failure(String what) {
    String subject = path.isEmpty() ? "this file" : Printable.text(path, 200);
    return new Position(file, node.getStartMark()).failure(subject + " " + what);
  }

  /** What is wrong with this value being of another kind than the one wanted. */
  EvalException wrongType(String wanted) {
    return failure("must be " + wanted + ", not " + kind());
  }

  boolean isText() {
    return node instanceof ScalarNode && node.getTag().equals(Tag.STR);
  }

  boolean isList() {
    return node instanceof SequenceNode;
  }

  boolean isMapping() {
    return node instanceof MappingNode;
  }

  /** A text with something in it. */
  String text() {
    if (!isText()) {
      throw wrongType("a text" + (node instanceof ScalarNode ? " (put it in quotes)" : ""));
    }
    String text = ((ScalarNode) node).getValue();
    if (text.isBlank()) {
      throw failure("is blank");
    }
    return text;
  }

  /** A whole number, 0 and up. */
  int count() {
    if (node.getTag().equals(Tag.INT) && node instanceof ScalarNode scalar) {
      String digits = scalar.getValue();
      if (digits.matches("0|[1-9]\\d{0,3}")) {
        return Integer.parseInt(digits);
      }
    }
    throw wrongType("a whole number from 0 to 9999");
  }

  /** True or false. */
  boolean flag() {
    if (node instanceof ScalarNode scalar && node.getTag().equals(Tag.BOOL)) {
      String value = scalar.getValue().toLowerCase(Locale.ROOT);
      if (value.equals("true") || value.equals("false")) { // newer YAML has no yes, no, on and off
        return value.equals("true");
      }
    }
    throw wrongType("true or false");
  }

  /** A list, perhaps an empty one. */
  List<YamlValue> list() {
    if (!(node instanceof SequenceNode sequence)) {
      throw wrongType("a list");
    }
    List<YamlValue> elements = new ArrayList<>();
    for (Node element : sequence.getValue()) {
      elements.add(new YamlValue(file, path + "[" + elements.size() + "]", element));
    }
    return elements;
  }

  /** A list of at least one, or one value in place of a list. */
  List<YamlValue> oneOrMore() {
    List<YamlValue> all = isList() ? list() : List.of(this);
    if (all.isEmpty()) {
      throw failure("is empty");
    }
    return all;
  }

  /** One of a few texts. */
  String oneOf(Collection<String> known) {
    String text = text();
    if (!known.contains(text)) {
      throw failure(
          "is \"%s\"; there is: %s%s"
              .formatted(
                  Printable.text(text, 60),
                  String.join(", ", known),
                  Suggestion.hint(text, known)));
    }
    return text;
  }

  /** A mapping with any keys, in file order. */
  Map<String, YamlValue> entries() {
    if (!(node instanceof MappingNode mapping)) {
      throw wrongType("a mapping of keys to values");
    }
    Map<String, YamlValue> entries = new LinkedHashMap<>();
    for (NodeTuple tuple : mapping.getValue()) {
      YamlValue key = new YamlValue(file, path + " (a key)", tuple.getKeyNode());
      String name = key.text();
      String inner = path.isEmpty() ? name : path + "." + name;
      YamlValue earlier = entries.put(name, new YamlValue(file, inner, tuple.getValueNode()));
      if (earlier != null) {
        int line = earlier.node.getStartMark().getLine() + 1;
        throw new YamlValue(file, inner, tuple.getKeyNode())
            .failure("is here again; the first is on line " + line);
      }
    }
    return entries;
  }

  /** A mapping with these keys and no others. */
  Map<String, YamlValue> fields(Collection<String> known) {
    Map<String, YamlValue> entries = entries();
    for (NodeTuple tuple : ((MappingNode) node).getValue()) {
      String name = ((ScalarNode) tuple.getKeyNode()).getValue();
      if (!known.contains(name)) {
        String owner = path.isEmpty() ? "the file" : Printable.text(path, 200);
        throw new Position(file, tuple.getKeyNode().getStartMark())
            .failure(
                "\"%s\" is no key of %s; there is: %s%s"
                    .formatted(
                        Printable.text(name, 60),
                        owner,
                        String.join(", ", known),
                        Suggestion.hint(name, known)));
      }
    }
    return entries;
  }

  /** A field that must be there. */
  YamlValue required(Map<String, YamlValue> fields, String name) {
    return Optional.ofNullable(fields.get(name))
        .orElseThrow(() -> failure("lacks \"" + name + "\""));
  }

  private String kind() {
    if (isList()) {
      return "a list";
    }
    if (isMapping()) {
      return "a mapping";
    }
    String value = Printable.text(((ScalarNode) node).getValue(), 40);
    if (node.getTag().equals(Tag.NULL)) {
      return "empty";
    }
    return isText() ? "the text \"" + value + "\"" : value;
  }
}

package org.apieval.api.call;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A dictionary display, {@code {key: value, **other}}.
 *
 * @param entries in source order
 */
public record DictNode(List<Entry> entries) implements Expression {

  public DictNode {
    entries = List.copyOf(entries);
  }

  /**
   * One entry.
   *
   * @param key empty for {@code **value}
   * @param value the value
   */
  public record Entry(Optional<Expression> key, Expression value) {}

  /** The entries whose key is a string literal; where a key stands twice the last counts. */
  public Map<String, Expression> stringEntries() {
    Map<String, Expression> found = new LinkedHashMap<>();
    for (Entry entry : entries) {
      if (entry.key().orElse(null) instanceof Constant key) {
        key.asString().ifPresent(name -> found.put(name, entry.value()));
      }
    }
    return found;
  }

  @Override
  public List<Expression> children() {
    List<Expression> all = new ArrayList<>();
    for (Entry entry : entries) {
      entry.key().ifPresent(all::add);
      all.add(entry.value());
    }
    return List.copyOf(all);
  }

  @Override
  public String toSource() {
    return entries.stream().map(DictNode::spell).collect(Collectors.joining(", ", "{", "}"));
  }

  private static String spell(Entry entry) {
    return entry.key().map(key -> key.toSource() + ": ").orElse("**") + entry.value().toSource();
  }
}

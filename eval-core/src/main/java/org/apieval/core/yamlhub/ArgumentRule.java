package org.apieval.core.yamlhub;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.apieval.api.call.Expression;
import org.apieval.api.hub.ApiKey.Form;
import org.apieval.api.hub.ApiKey.Part;
import org.apieval.api.hub.ApiKey.Role;

/**
 * An argument that identifies an API.
 *
 * @param name what it is called in keys
 * @param keywords under which it is passed, the usual one first
 * @param position 0-based; empty if it is passed by keyword only
 * @param positionFirst whether the position counts where it is passed in both ways
 * @param role what it names
 * @param optional whether an entry may leave it out, and then accepts any
 * @param normalise what is done to its text
 * @param accept what is also done to that of a generated call, one after the other, each giving a
 *     text that an entry may have
 */
record ArgumentRule(
    String name,
    List<String> keywords,
    OptionalInt position,
    boolean positionFirst,
    Role role,
    boolean optional,
    List<Normaliser> normalise,
    List<Normaliser> accept) {

  ArgumentRule {
    keywords = List.copyOf(keywords);
    normalise = List.copyOf(normalise);
    accept = List.copyOf(accept);
  }

  /** The part of a key that a value gives. */
  Part part(Expression value) {
    return changed(Part.of(name, role, value), normalise);
  }

  /** The parts under which a generated call with this one may be found, the part itself first. */
  List<Part> accepted(Part part) {
    List<Part> parts = new ArrayList<>(List.of(part));
    for (int count = 1; count <= accept.size(); count++) {
      parts.add(changed(part, accept.subList(0, count)));
    }
    return parts.stream().distinct().toList();
  }

  /** Only texts have spellings. */
  private static Part changed(Part part, List<Normaliser> normalisers) {
    if (part.form() != Form.STRING) {
      return part;
    }
    String text = part.value();
    for (Normaliser normaliser : normalisers) {
      text = normaliser.apply(text);
    }
    return part.withValue(text);
  }
}

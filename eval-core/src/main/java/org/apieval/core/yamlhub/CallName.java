package org.apieval.core.yamlhub;

import java.util.Optional;
import org.apieval.api.call.Attribute;
import org.apieval.api.call.Call;
import org.apieval.api.call.Expression;
import org.apieval.api.call.Name;

/**
 * Names what a call calls: {@code spacy.load}, or of a chain of calls {@code
 * service.users().messages().list}, whatever is passed on the way. Stateless and thread-safe.
 */
final class CallName {

  private CallName() {}

  /** Empty where it starts with anything but a name. */
  static Optional<String> of(Call call) {
    StringBuilder name = new StringBuilder();
    Expression rest = call.func();
    while (true) {
      if (rest instanceof Attribute attribute) {
        name.insert(0, "." + attribute.attr());
        rest = attribute.value();
      } else if (rest instanceof Call inner) {
        name.insert(0, "()");
        rest = inner.func();
      } else {
        return rest instanceof Name first
            ? Optional.of(name.insert(0, first.id()).toString())
            : Optional.empty();
      }
    }
  }
}

package org.apieval.core.constraint;

import java.util.Locale;
import java.util.Optional;

/**
 * What the fields around a figure say of it.
 *
 * @param dataset the data set it was measured on
 * @param severalDatasets whether more than one is named, so that none is certain
 * @param part task, split, class or language, in lower case; blank if none is named
 * @param model the model it is of, as written, if one is named
 * @param stranger a name right above the figure that means nothing known; blank if none
 */
record About(
    Optional<DatasetNames.Dataset> dataset,
    boolean severalDatasets,
    String part,
    Optional<String> model,
    String stranger) {

  static final About NOTHING = new About(Optional.empty(), false, "", Optional.empty(), "");

  About on(Optional<DatasetNames.Dataset> other) {
    return other.isEmpty() ? this : new About(other, false, part, model, stranger);
  }

  About onSeveral() {
    return new About(Optional.empty(), true, part, model, stranger);
  }

  About of(String other) {
    return new About(dataset, severalDatasets, part, Optional.of(other), "");
  }

  About strange(String name) {
    return new About(dataset, severalDatasets, part, model, name);
  }

  About known() {
    return strange("");
  }

  /** With another part added, as far as it says anything new. */
  About in(String more) {
    StringBuilder all = new StringBuilder(part);
    for (String word : more.toLowerCase(Locale.ROOT).split("[\\s_]+")) {
      boolean said = (" " + all + " ").contains(" " + word + " ");
      if (!word.isEmpty() && !said) {
        all.append(all.isEmpty() ? "" : " ").append(word);
      }
    }
    return new About(dataset, severalDatasets, all.toString(), model, stranger);
  }
}

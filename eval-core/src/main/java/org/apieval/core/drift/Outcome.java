package org.apieval.core.drift;

import java.util.List;

/** What an answer makes of a change. */
public enum Outcome {
  /** It gives the changed call; of a withdrawn entry, it does not give the withdrawn one. */
  FOLLOWS("follows"),
  /** It gives the call as it was before. */
  KEEPS_OLD("keeps_old"),
  /** It gives another API of the catalogue, before or after the change. */
  OTHER_API("other_api"),
  /** It gives none. */
  INVENTS("invents"),
  /** There is no answer to judge. */
  UNSCORED("unscored");

  /** All but {@link #UNSCORED}: what shares are of. */
  static final List<Outcome> JUDGED = List.of(FOLLOWS, KEEPS_OLD, OTHER_API, INVENTS);

  private final String id;

  Outcome(String id) {
    this.id = id;
  }

  /** Its name in files. */
  public String id() {
    return id;
  }
}

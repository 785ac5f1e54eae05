package org.apieval.core.constraint;

import java.util.Optional;

/**
 * A figure as an entry states it, with all that is said about it; not yet judged.
 *
 * @param where the field
 * @param text what stands there
 * @param figure the figure; empty if there is a problem
 * @param metric what it measures; empty if only the catalogue's own field says so
 * @param about data set, part, model
 * @param group a number that figures of one object share
 * @param problem why it cannot be read; blank if it may be
 */
record Stated(
    String where,
    String text,
    Optional<Figure> figure,
    Optional<NamedMetric> metric,
    About about,
    int group,
    String problem) {

  static Stated unread(String where, String text, String problem) {
    return new Stated(where, text, Optional.empty(), Optional.empty(), About.NOTHING, -1, problem);
  }

  Stated withProblem(String what) {
    return problem.isEmpty() ? new Stated(where, text, figure, metric, about, group, what) : this;
  }

  Stated about(About other) {
    return new Stated(where, text, figure, metric, other, group, problem);
  }

  Unread asUnread() {
    return new Unread(where, text, problem);
  }
}

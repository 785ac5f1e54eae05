package org.apieval.app;

import java.util.List;
import java.util.Set;
import org.apieval.core.check.CheckReport;
import org.apieval.core.lint.Finding;
import org.apieval.core.lint.Rule;

/**
 * A hub, checked, with what is odd about its data.
 *
 * @param report how the laws fared
 * @param remarks what breaks no law, but a hub's owner should know
 */
record CheckedHub(CheckReport report, List<Finding> remarks) {

  /** What an entry or a question is lost by. */
  private static final Set<String> LOSSES =
      Set.of(
          Rule.UNREADABLE_ROW.id(),
          Rule.UNDECODABLE_BYTES.id(),
          Rule.UNPARSABLE_CALL.id(),
          Rule.CALL_WITHOUT_KEY.id());

  CheckedHub {
    remarks = List.copyOf(remarks);
  }

  /** The remarks on rows that cannot be read or keyed. */
  List<Finding> losses() {
    return remarks.stream().filter(remark -> LOSSES.contains(remark.rule())).toList();
  }

  /** All other remarks. */
  List<Finding> others() {
    return remarks.stream().filter(remark -> !LOSSES.contains(remark.rule())).toList();
  }
}

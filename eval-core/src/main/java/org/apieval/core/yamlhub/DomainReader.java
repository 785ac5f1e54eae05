package org.apieval.core.yamlhub;

import java.util.HashMap;
import java.util.Map;
import org.apieval.api.hub.HubRules;

/** Reads which labels of domains are the same. Stateless. */
final class DomainReader {

  private DomainReader() {}

  /**
   * Every other label with the one it stands for, both as labels are compared.
   *
   * @param rules by which labels are compared, other labels aside
   */
  static Map<String, String> read(YamlValue domains, HubRules rules) {
    Map<String, YamlValue> labels = domains.entries();
    Map<String, String> canonical = new HashMap<>();
    labels.forEach(
        (label, others) -> {
          String target = rules.canonicalDomain(label);
          for (YamlValue other : others.oneOrMore()) {
            String alias = rules.canonicalDomain(other.text());
            boolean itself =
                labels.keySet().stream().map(rules::canonicalDomain).anyMatch(alias::equals);
            if (itself && !alias.equals(target)) {
              throw other.failure("is a domain of its own here");
            }
            String before = canonical.put(alias, target);
            if (before != null && !before.equals(target)) {
              throw other.failure("stands for two domains");
            }
          }
        });
    return canonical;
  }
}

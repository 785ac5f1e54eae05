package org.apieval.api.hub.law;

/**
 * A law that does not hold, and what was seen.
 *
 * @param law the law
 * @param what what the hub did; holds parts of the calls and of the hub's own texts, so it is not
 *     safe to show as it is
 */
public record Violation(HubLaw law, String what) {

  @Override
  public String toString() {
    return law.statement() + ", but " + what;
  }
}

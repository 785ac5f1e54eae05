package org.apieval.core.request;

import java.util.List;
import org.apieval.api.data.ApiRecord;

/**
 * The requests of a catalogue. Immutable.
 *
 * @param requests in the order of the catalogue
 * @param refused those not good enough, likewise
 * @param shortfalls the records that lack some
 */
public record BuiltRequests(
    List<Request> requests, List<Refused> refused, List<Shortfall> shortfalls) {

  public BuiltRequests {
    requests = List.copyOf(requests);
    refused = List.copyOf(refused);
    shortfalls = List.copyOf(shortfalls);
  }

  /**
   * A good request.
   *
   * @param record the API that serves it
   * @param text what is asked
   */
  public record Request(ApiRecord record, String text) {}

  /**
   * A record without all its requests.
   *
   * @param missing how many it lacks
   */
  public record Shortfall(ApiRecord record, int missing) {}
}

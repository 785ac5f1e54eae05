package org.apieval.adapters.model;

import java.net.URI;
import java.util.List;

/**
 * What tells one kind of server from another before anything is sent. Immutable.
 *
 * @param id the backend's name on the command line
 * @param example a model's name, for messages
 * @param baseUrl where requests go if the user does not say
 * @param keyVariables environment variables that may hold the key, the first one that is set
 *     counts; empty: such servers want no key
 * @param keyHeader the header that carries the key
 * @param keyPrefix what stands before the key in that header
 * @param seedField where in a request's body the seed goes, from the outermost field inwards;
 *     empty: such servers hold none
 */
record Provider(
    String id,
    String example,
    URI baseUrl,
    List<String> keyVariables,
    String keyHeader,
    String keyPrefix,
    List<String> seedField) {

  Provider {
    keyVariables = List.copyOf(keyVariables);
    seedField = List.copyOf(seedField);
  }
}

package org.apieval.adapters.model;

import java.net.URI;

/** How messages name a server. */
final class Host {

  private Host() {}

  /** Its name, and its port where that is not the usual one. */
  static String of(URI address) {
    return address.getPort() < 0 ? address.getHost() : address.getHost() + ":" + address.getPort();
  }
}

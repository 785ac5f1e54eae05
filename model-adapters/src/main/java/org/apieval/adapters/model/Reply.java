package org.apieval.adapters.model;

import java.net.http.HttpHeaders;

/**
 * What a server sent back, whole.
 *
 * @param status of HTTP
 */
record Reply(int status, HttpHeaders headers, byte[] body) {

  boolean isSuccess() {
    return status >= 200 && status < 300;
  }
}

package org.apieval.core.dataset;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.Optional;
import org.apieval.api.own.GorillaHome;

/** Finds the published data, which is not part of this repository. */
final class RealData {

  private RealData() {}

  /** The checkout; skips the calling test where there is none. */
  static Path gorilla() {
    Optional<Path> home = GorillaHome.find();
    assumeTrue(home.isPresent(), "no published data");
    return home.get();
  }
}

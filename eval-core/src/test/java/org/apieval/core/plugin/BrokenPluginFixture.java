package org.apieval.core.plugin;

import static org.apieval.core.plugin.PluginSources.hubJar;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A folder with two good plug-ins, between which a test puts a broken one: {@code m.jar}. */
abstract class BrokenPluginFixture {

  static final String SERVICES = "META-INF/services/org.apieval.api.hub.HubRules: ";

  @TempDir Path folder;

  @BeforeEach
  void addGoodOnes() throws IOException {
    hubJar("before").write(folder.resolve("a.jar"));
    hubJar("behind").write(folder.resolve("z.jar"));
  }

  @AfterEach
  void theRestGoesOn() {
    assertThat(load().hubs().ids()).contains("before", "behind");
  }

  Path jar() {
    return folder.resolve("m.jar");
  }

  void assertBroken(String reason) {
    assertThat(theBrokenOne().file()).isEqualTo(jar());
    assertThat(theBrokenOne().reason()).startsWith(reason);
  }

  BrokenPlugin theBrokenOne() {
    assertThat(load().broken()).hasSize(1);
    return load().broken().get(0);
  }

  PluginRegistry load() {
    return none().with(folder, Map.of());
  }

  static PluginRegistry none() {
    return PluginRegistry.in(ClassLoader.getPlatformClassLoader());
  }
}

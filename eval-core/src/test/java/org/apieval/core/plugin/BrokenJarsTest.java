package org.apieval.core.plugin;

import static org.apieval.core.plugin.PluginSources.hub;
import static org.apieval.core.plugin.PluginSources.hubJar;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.apieval.api.ApiVersion;
import org.apieval.api.hub.HubRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files that are no plug-ins, or none for this program, are named with their reasons. */
class BrokenJarsTest extends BrokenPluginFixture {

  @ParameterizedTest
  @CsvSource({"9.0, other major", "1.999, newer minor"})
  void interfacesOfAnotherVersion(String version, String why) throws IOException {
    hubJar("x").attribute("Apieval-Api-Version", version).write(jar());

    assertBroken(
        "was written for version %s of the plug-in interfaces; this program has %s"
            .formatted(version, ApiVersion.current()));
  }

  @Test
  void aVersionThatIsNone() throws IOException {
    hubJar("x").attribute("Apieval-Api-Version", "latest").write(jar());

    assertBroken("states Apieval-Api-Version \"latest\", which is no version");
  }

  @Test
  void thisVersionOfTheInterfacesIsFine() throws IOException {
    hubJar("x").attribute("Apieval-Api-Version", ApiVersion.current().toString()).write(jar());

    assertThat(load().broken()).isEmpty();
    assertThat(load().hubs().ids()).contains("x");
  }

  @Test
  void noJar() throws IOException {
    Files.writeString(jar(), "not a zip file");
    assertThat(theBrokenOne().reason()).startsWith("is not a jar, or a damaged one: ");

    Files.move(jar(), folder.resolve("m.zip"));
    assertThat(theBrokenOne())
        .isEqualTo(
            new BrokenPlugin(
                folder.resolve("m.zip"), "is not a jar: its name does not end in .jar"));
  }

  @Test
  void aJarThatIsCutOff() throws IOException {
    byte[] whole = Files.readAllBytes(hubJar("x").write(jar()));
    Files.write(jar(), Arrays.copyOf(whole, whole.length / 2));

    assertThat(theBrokenOne().reason()).startsWith("is not a jar, or a damaged one: ");
  }

  @Test
  void aDamagedLibraryOfAFolderIsNamedItself() throws IOException {
    hubJar("x").write(folder.resolve("m/x.jar"));
    Path library = folder.resolve("m/lib/damaged.jar");
    Files.createDirectories(library.getParent());
    Files.writeString(library, "");

    assertThat(theBrokenOne().file()).isEqualTo(library);
    assertThat(load().hubs().ids()).doesNotContain("x");
  }

  @Test
  void aFolderWithoutJars() throws IOException {
    Files.createDirectories(folder.resolve("m/lib"));
    Files.writeString(folder.resolve("m/readme.txt"), "to do");

    assertThat(theBrokenOne())
        .isEqualTo(new BrokenPlugin(folder.resolve("m"), "is a folder without jars"));
  }

  @Test
  void aJarWithoutServicesFile() throws IOException {
    new PluginJar().source("com.example.Hub", hub("Hub", "x")).write(jar());

    assertBroken("offers no plug-in: it has no services file for one");
  }

  @Test
  void aServicesFileThatHoldsNoName() throws IOException {
    hubJar("x").service(HubRules.class, "not a name").write(jar());

    assertThat(theBrokenOne().reason()).contains("Illegal").contains("HubRules");
  }

  @Test
  void aLinkThatLeadsNowhere() throws IOException {
    Files.createSymbolicLink(jar(), folder.resolve("gone.jar"));

    assertBroken("cannot be read");
  }

  @Property(tries = 50)
  void anyBytesUnderAJarsNameAreABrokenPlugin(@ForAll @Size(max = 200) byte[] content)
      throws IOException {
    Path place = Files.createTempDirectory("plug-ins");
    Files.write(place.resolve("x.jar"), content);

    assertThat(none().with(place, Map.of()).broken()).hasSize(1);
  }

  @Test
  void aDamagedJarIsBrokenOrWorksAndTheRestGoesOn() throws IOException {
    byte[] whole = Files.readAllBytes(hubJar("x").write(jar()));
    Files.delete(jar());
    Random random = new Random(7);
    int broken = 0;
    for (int round = 0; round < 200; round++) {
      byte[] damaged = whole.clone();
      for (int times = random.nextInt(4); times >= 0; times--) {
        damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
      }
      Path jar = Files.write(folder.resolve("m" + round + ".jar"), damaged);

      PluginRegistry registry = load();
      Files.delete(jar);

      assertThat(registry.hubs().ids()).contains("before", "behind");
      assertThat(registry.hubs().ids().size() - 2 + registry.broken().size()).isPositive();
      broken += registry.broken().size();
    }
    assertThat(broken).isBetween(20, 199);
  }
}

package org.apieval.core.plugin;

import static org.apieval.core.plugin.PluginSources.hub;
import static org.apieval.core.plugin.PluginSources.hubJar;
import static org.apieval.core.plugin.PluginSources.modelJar;
import static org.apieval.core.plugin.PluginSources.retrieverJar;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.apieval.api.ApiVersion;
import org.apieval.api.hub.HubRules;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A plug-in may be broken in many ways; each is named with its reason, and the rest goes on. */
class BrokenPluginsTest {

  private static final String SERVICES = "META-INF/services/org.apieval.api.hub.HubRules: ";

  @TempDir private Path folder;

  @BeforeEach
  void addGoodOnes() throws IOException {
    hubJar("before").write(folder.resolve("a.jar"));
    hubJar("behind").write(folder.resolve("z.jar"));
  }

  @AfterEach
  void theRestGoesOn() {
    assertThat(load().hubs().ids()).contains("before", "behind");
  }

  @Test
  void aClassThatIsNotThere() throws IOException {
    new PluginJar().service(HubRules.class, "com.example.Gone").write(jar());

    assertBroken(SERVICES + "Provider com.example.Gone not found");
  }

  @Test
  void aClassThatAnotherOneNeeds() throws IOException {
    new PluginJar()
        .source("com.example.Base", "package com.example; public class Base {}")
        .source("com.example.Hub", hub("Hub extends Base", "x"))
        .service(HubRules.class, "com.example.Hub")
        .write(jar(), "com.example.Base");

    assertBroken("misses the class com.example.Base");
  }

  @Test
  void aClassThatOnlyTheConstructorNeeds() throws IOException {
    new PluginJar()
        .source("com.example.Part", "package com.example; public class Part {}")
        .source(
            "com.example.Hub", hub("Hub", "private final Part part = new Part();", "return \"x\";"))
        .service(HubRules.class, "com.example.Hub")
        .write(jar(), "com.example.Part");

    assertBroken(
        SERVICES
            + "Provider com.example.Hub could not be instantiated: misses the class"
            + " com.example.Part");
  }

  @Test
  void aClassThatIsNoPlugin() throws IOException {
    new PluginJar()
        .source("com.example.Other", "package com.example; public class Other {}")
        .service(HubRules.class, "com.example.Other")
        .write(jar());

    assertBroken(SERVICES + "com.example.Other not a subtype");
  }

  @Test
  void noPublicConstructorWithoutArguments() throws IOException {
    new PluginJar()
        .source("com.example.Hub", hub("Hub", "private Hub() {}", "return \"x\";"))
        .service(HubRules.class, "com.example.Hub")
        .write(jar());

    assertBroken(SERVICES + "com.example.Hub Unable to get public no-arg constructor: ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"IllegalStateException", "AssertionError", "StackOverflowError"})
  void aConstructorThatFails(String failure) throws IOException {
    String throwing = "public Hub() { throw new %s(\"no licence\"); }".formatted(failure);
    new PluginJar()
        .source("com.example.Hub", hub("Hub", throwing, "return \"x\";"))
        .service(HubRules.class, "com.example.Hub")
        .write(jar());

    assertThat(theBrokenOne().reason()).contains("java.lang." + failure + ": no licence");
  }

  @Test
  void aClassThatFailsToStart() throws IOException {
    new PluginJar()
        .source(
            "com.example.Hub",
            hub("Hub", "static int n = 1 / Integer.parseInt(\"0\");", "return \"x\";"))
        .service(HubRules.class, "com.example.Hub")
        .write(jar());

    assertBroken(
        SERVICES
            + "Provider com.example.Hub could not be instantiated: a class fails to start: "
            + "java.lang.ArithmeticException: / by zero");
  }

  @Test
  void aClassOfALaterJava() throws IOException {
    Path good = hubJar("x").write(folder.resolve(".good"));
    byte[] code;
    try (java.util.zip.ZipFile zip = new java.util.zip.ZipFile(good.toFile())) {
      code = zip.getInputStream(zip.getEntry("com/example/Hub.class")).readAllBytes();
    }
    code[7] = 99; // the low byte of the major version
    new PluginJar()
        .entry("com/example/Hub.class", code)
        .service(HubRules.class, "com.example.Hub")
        .write(jar());

    assertBroken(
        "com.example.Hub was compiled for Java 55, and this is Java "
            + Runtime.version().feature());
  }

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

  @ParameterizedTest
  @CsvSource({
    "return null;, has a blank id",
    "return \"\";, has a blank id",
    "return \" \";, has a blank id",
    "throw new UnsupportedOperationException(\"later\");, fails to tell its id: "
        + "java.lang.UnsupportedOperationException: later",
    "throw new AssertionError(7);, fails to tell its id: java.lang.AssertionError: 7",
  })
  void anIdThatIsNone(String body, String reason) throws IOException {
    new PluginJar()
        .source("com.example.Hub", hub("Hub", "", body))
        .service(HubRules.class, "com.example.Hub")
        .write(jar());

    assertBroken("the hub com.example.Hub " + reason);
  }

  @Test
  void anIdThatAnotherPluginHas() throws IOException {
    hubJar("before").write(jar());

    assertBroken("there is a hub \"before\" already: " + folder.resolve("a.jar"));
  }

  @Test
  void anIdOfABuiltInOne() throws IOException {
    retrieverJar("bm25").write(jar());

    assertThat(PluginRegistry.onClassPath().with(folder, Map.of()).broken())
        .containsExactly(
            new BrokenPlugin(jar(), "there is a retriever \"bm25\" already: built in"));
  }

  @Test
  void anIdThatTheProgramKeepsForItself() throws IOException {
    modelJar("constant", "f()").write(jar());

    PluginRegistry registry =
        none().with(folder, Map.of(PluginKind.MODEL, Set.of("recorded", "constant")));

    assertThat(registry.broken())
        .containsExactly(
            new BrokenPlugin(
                jar(), "there is a model backend \"constant\" already: the program's own"));
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

  @Test
  void oneBrokenClassLeavesTheOthersOfItsJar() throws IOException {
    hubJar("x")
        .service(HubRules.class, "com.example.Gone")
        .source("com.example.Behind", hub("Behind", "y"))
        .service(HubRules.class, "com.example.Behind")
        .write(jar());

    assertBroken(SERVICES + "Provider com.example.Gone not found");
    assertThat(load().hubs().ids()).contains("x", "y");
  }

  @Test
  void aReasonIsOneLineWithoutTricks() throws IOException {
    String throwing =
        "public Hub() { throw new RuntimeException(\"a\\n\\u001b[2Jb\".repeat(999)); }";
    new PluginJar()
        .source("com.example.Hub", hub("Hub", throwing, "return \"x\";"))
        .service(HubRules.class, "com.example.Hub")
        .write(jar());

    assertThat(theBrokenOne().toString())
        .contains("a\\x0a\\x1b[2Jb")
        .hasLineCount(1)
        .hasSizeLessThan(1000);
  }

  @Test
  void anUnknownIdSaysThatItMayBeInABrokenPlugin() throws IOException {
    Files.writeString(folder.resolve("hub-spacy.jar"), "");
    assertThatThrownBy(() -> load().hubs().get("spacy"))
        .hasMessageStartingWith("no hub \"spacy\"; there is: before, behind")
        .hasMessageContaining("; or it is in the broken plug-in " + folder.resolve("hub-spacy.jar"))
        .hasMessageContaining(": is not a jar");

    Files.writeString(folder.resolve("other.jar"), "");
    assertThatThrownBy(() -> load().hubs().get("spacy")).hasMessageContaining("hub-spacy.jar: ");
    assertThatThrownBy(() -> load().hubs().get("nltk"))
        .hasMessageEndingWith("; or it is in one of the 2 broken plug-ins");
  }

  @Property(tries = 50)
  void anyBytesUnderAJarsNameAreABrokenPlugin(@ForAll @Size(max = 200) byte[] content)
      throws IOException {
    Path place = Files.createTempDirectory("plug-ins");
    Files.write(place.resolve("x.jar"), content);

    assertThat(none().with(place, Map.of()).broken()).hasSize(1);
  }

  private Path jar() {
    return folder.resolve("m.jar");
  }

  private void assertBroken(String reason) {
    assertThat(theBrokenOne().file()).isEqualTo(jar());
    assertThat(theBrokenOne().reason()).startsWith(reason);
  }

  private BrokenPlugin theBrokenOne() {
    assertThat(load().broken()).hasSize(1);
    return load().broken().get(0);
  }

  private PluginRegistry load() {
    return none().with(folder, Map.of());
  }

  private static PluginRegistry none() {
    return PluginRegistry.in(ClassLoader.getPlatformClassLoader());
  }
}

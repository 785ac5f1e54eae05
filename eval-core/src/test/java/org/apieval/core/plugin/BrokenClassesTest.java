package org.apieval.core.plugin;

import static org.apieval.core.plugin.PluginSources.hub;
import static org.apieval.core.plugin.PluginSources.hubJar;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.apieval.api.hub.HubRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classes of plug-ins that cannot be loaded or made are named with their reasons. */
class BrokenClassesTest extends BrokenPluginFixture {

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
}

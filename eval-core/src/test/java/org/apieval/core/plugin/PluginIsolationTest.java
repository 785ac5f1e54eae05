package org.apieval.core.plugin;

import static org.apieval.core.plugin.PluginSources.hub;
import static org.apieval.core.plugin.PluginSources.library;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apieval.api.hub.HubRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A plug-in of a folder is apart from the program and from other plug-ins. */
class PluginIsolationTest {

  private static final List<String> JACKSON =
      List.of("jackson-databind.jar", "jackson-core.jar", "jackson-annotations.jar");

  /** Says of a class, or a resource, whether the plug-in sees it. */
  private static final String LOOKING =
      """
      public String canonicalDomain(String name) {
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        if (name.contains("/")) {
          return String.valueOf(context.getResource(name));
        }
        try {
          Class<?> found = Class.forName(name, false, context);
          return found.getClassLoader() == getClass().getClassLoader() ? "own" : "shared";
        } catch (ClassNotFoundException e) {
          return "hidden";
        }
      }
      """;

  @TempDir private Path folder;

  @Test
  void aPluginUsesAnOldJacksonWhileTheProgramUsesItsOwn() throws IOException {
    String old =
        """
        public String canonicalDomain(String json) {
          try {
            com.fasterxml.jackson.databind.ObjectMapper mapper =
                new com.fasterxml.jackson.databind.ObjectMapper();
            Class<?> gone = com.fasterxml.jackson.databind.type.HierarchicType.class;
            return mapper.version() + " " + mapper.readTree(json).get("a").asText() + " "
                + gone.getSimpleName();
          } catch (Exception e) {
            throw new IllegalStateException(e);
          }
        }
        """;
    PluginJar jar = hubWith(old);
    for (String name : JACKSON) {
      jar.against(library(name));
      Path copy = folder.resolve("hub/lib").resolve(name);
      Files.createDirectories(copy.getParent());
      Files.copy(library(name), copy);
    }
    jar.write(folder.resolve("hub/hub.jar"));

    assertThat(loadHub().canonicalDomain("{\"a\": \"b\"}")).isEqualTo("2.1.0 b HierarchicType");
    assertThat(new ObjectMapper().version().getMinorVersion()).isGreaterThan(20);
    assertThatThrownBy(() -> Class.forName("com.fasterxml.jackson.databind.type.HierarchicType"))
        .isInstanceOf(ClassNotFoundException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "org.apieval.core.EvalException",
        "org.apieval.core.plugin.PluginRegistry",
        "com.google.inject.Guice",
        "com.google.common.collect.ImmutableList",
        "com.fasterxml.jackson.databind.ObjectMapper",
        "org.apache.lucene.index.IndexReader",
        "org.junit.jupiter.api.Test",
      })
  void aPluginSeesNothingElseOfTheProgram(String name) throws Exception {
    hubWith(LOOKING).write(folder.resolve("hub.jar"));

    assertThat(Class.forName(name)).as("the program sees it").isNotNull();
    assertThat(loadHub().canonicalDomain(name)).isEqualTo("hidden");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "org.apieval.api.hub.HubRules",
        "org.apieval.api.ApiVersion",
        "org.jspecify.annotations.NullMarked",
        "java.util.List",
        "java.net.http.HttpClient",
        "java.sql.Connection",
        "com.sun.source.tree.Tree",
      })
  void aPluginSharesTheInterfacesAndTheJdk(String name) throws IOException {
    hubWith(LOOKING).write(folder.resolve("hub.jar"));

    assertThat(loadHub().canonicalDomain(name)).isEqualTo("shared");
  }

  @Test
  void aPluginSeesItsOwnResourcesAndNotThoseOfTheProgram() throws IOException {
    hubWith(LOOKING).write(folder.resolve("hub.jar"));
    HubRules hub = loadHub();

    assertThat(hub.canonicalDomain("META-INF/services/org.apieval.api.hub.HubRules"))
        .contains("hub.jar!");
    String ofTheProgram = "META-INF/services/org.apieval.api.retrieval.Retriever$Factory";
    assertThat(getClass().getClassLoader().getResource(ofTheProgram)).isNotNull();
    assertThat(hub.canonicalDomain(ofTheProgram)).isEqualTo("null");
  }

  @Test
  void interfacesThatAPluginBringsAreNotItsOwn() throws IOException {
    hubWith(LOOKING)
        .source(
            "org.apieval.api.hub.HubSample",
            "package org.apieval.api.hub; public class HubSample {}")
        .write(folder.resolve("hub.jar"));

    assertThat(loadHub().canonicalDomain("org.apieval.api.hub.HubSample")).isEqualTo("shared");
  }

  @Test
  void pluginsDoNotSeeEachOther() throws IOException {
    for (String id : List.of("one", "two")) {
      new PluginJar()
          .source(
              "com.lib.Names",
              "package com.lib; public class Names { public static String x() { return \"%s\"; } }"
                  .formatted(id))
          .source("com.example.Hub", hub("Hub", "", "return com.lib.Names.x();"))
          .service(HubRules.class, "com.example.Hub")
          .write(folder.resolve(id + ".jar"));
    }

    assertThat(load().hubs().ids()).containsExactly("one", "two");
  }

  private static PluginJar hubWith(String members) {
    return new PluginJar()
        .source("com.example.Hub", hub("Hub", members, "return \"x\";"))
        .service(HubRules.class, "com.example.Hub");
  }

  private HubRules loadHub() {
    return load().hubs().get("x");
  }

  private PluginRegistry load() {
    PluginRegistry registry =
        PluginRegistry.in(ClassLoader.getPlatformClassLoader()).with(folder, Map.of());
    assertThat(registry.broken()).isEmpty();
    return registry;
  }
}

package org.apieval.core.plugin;

import static org.apieval.core.plugin.PluginSources.hub;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apieval.api.call.Call;
import org.apieval.api.call.Name;
import org.apieval.api.hub.HubRules;
import org.apieval.api.model.ModelAdapter;
import org.apieval.api.retrieval.Retriever;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How plug-ins of a folder are called. */
class PluginCallsTest {

  @TempDir private Path folder;

  @Test
  void theContextClassLoaderIsThePluginsOwnInEveryCallAndTheThreadsOwnBehindIt() throws Exception {
    String loaders =
        "(Thread.currentThread().getContextClassLoader() == %s.class.getClassLoader())";
    new PluginJar()
        .source(
            "com.example.Hub",
            hub(
                "Hub",
                "final String made = \"\" + %s;".formatted(loaders.formatted("Hub")),
                "return made + %s;".formatted(loaders.formatted("Hub"))))
        .service(HubRules.class, "com.example.Hub")
        .source("com.example.Model", model(loaders.formatted("Model")))
        .service(ModelAdapter.Factory.class, "com.example.Model")
        .source("com.example.Finder", retriever(loaders.formatted("Finder")))
        .service(Retriever.Factory.class, "com.example.Finder")
        .write(folder.resolve("all.jar"));
    ClassLoader before = Thread.currentThread().getContextClassLoader();

    PluginRegistry registry = load();

    assertThat(registry.hubs().ids()).containsExactly("truetrue");
    assertThatThrownBy(() -> registry.models().get("model").create("", Map.of()).ask(null))
        .isInstanceOf(java.io.IOException.class)
        .hasMessage("true");
    assertThatThrownBy(
            () -> registry.retrievers().get("finder").create(List.of(), Map.of()).retrieve("", 1))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("true");
    assertThat(Thread.currentThread().getContextClassLoader()).isSameAs(before);
  }

  @Test
  void aClassThatIsMissedOnlyLaterIsAnExceptionOfThePlugin() throws IOException {
    hubWith("public String canonicalDomain(String name) { return new Part().toString(); }")
        .source("com.example.Part", "package com.example; public class Part {}")
        .write(folder.resolve("hub.jar"), "com.example.Part");

    assertThatThrownBy(() -> loadHub().canonicalDomain("x"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("misses the class com.example.Part");
  }

  @Test
  void errorsOfThePluginAreExceptionsAndThoseOfTheMachineAreNot() throws IOException {
    hubWith("public String canonicalDomain(String name) { throw new AssertionError(name); }")
        .write(folder.resolve("hub.jar"));
    assertThatThrownBy(() -> loadHub().canonicalDomain("no"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("java.lang.AssertionError: no");

    hubWith("public String canonicalDomain(String name) { return canonicalDomain(name); }")
        .write(folder.resolve("hub.jar"));
    assertThatThrownBy(() -> loadHub().canonicalDomain("x")).isInstanceOf(StackOverflowError.class);
  }

  @Test
  void aPluginEqualsItselfAndDefaultsOfTheInterfaceHold() throws IOException {
    hubWith("").write(folder.resolve("hub.jar"));
    HubRules hub = loadHub();

    assertThat(hub).isEqualTo(hub).isNotEqualTo(loadHub());
    assertThat(hub.hashCode()).isEqualTo(hub.hashCode());
    assertThat(hub.canonicalDomain("A-b_C")).isEqualTo("a b c");
    assertThat(hub.sample()).isEmpty();
    assertThat(hub.referenceKeys(new Call(new Name("f"), List.of()))).hasSize(1);
  }

  private static PluginJar hubWith(String members) {
    return new PluginJar()
        .source("com.example.Hub", hub("Hub", members, "return \"x\";"))
        .service(HubRules.class, "com.example.Hub");
  }

  private static String model(String expression) {
    return """
        package com.example;
        import java.util.Map;
        import org.apieval.api.model.*;
        public class Model implements ModelAdapter.Factory {
          public String id() { return "model"; }
          public ModelAdapter create(String model, Map<String, String> settings) {
            return request -> { throw new java.io.IOException("" + %s); };
          }
        }
        """
        .formatted(expression);
  }

  private static String retriever(String expression) {
    return """
        package com.example;
        import java.util.*;
        import org.apieval.api.data.ApiRecord;
        import org.apieval.api.retrieval.*;
        public class Finder implements Retriever.Factory {
          public String id() { return "finder"; }
          public Retriever create(List<ApiRecord> catalogue, Map<String, String> settings) {
            return (query, k) -> { throw new IllegalStateException("" + %s); };
          }
        }
        """
        .formatted(expression);
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

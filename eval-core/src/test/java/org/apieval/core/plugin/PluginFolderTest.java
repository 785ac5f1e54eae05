package org.apieval.core.plugin;

import static org.apieval.core.plugin.PluginSources.hubJar;
import static org.apieval.core.plugin.PluginSources.modelJar;
import static org.apieval.core.plugin.PluginSources.retrieverJar;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.hub.HubRules;
import org.apieval.core.EvalException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PluginFolderTest {

  @TempDir private Path folder;

  @Test
  void jarsBringPluginsOfEveryKind() throws IOException {
    hubJar("spacy").write(folder.resolve("c.jar"));
    modelJar("echo", "f()").write(folder.resolve("b.jar"));
    retrieverJar("last").write(folder.resolve("a.jar"));

    PluginRegistry registry = load();

    assertThat(registry.broken()).isEmpty();
    assertThat(registry.hubs().get("spacy").id()).isEqualTo("spacy");
    assertThat(registry.models().get("echo").id()).isEqualTo("echo");
    assertThat(registry.retrievers().get("last").id()).isEqualTo("last");
    assertThat(registry.loaded())
        .extracting(plugin -> plugin.kind().name(), LoadedPlugin::id, LoadedPlugin::file)
        .containsExactly(
            tuple("hub", "spacy", Optional.of(folder.resolve("c.jar"))),
            tuple("model backend", "echo", Optional.of(folder.resolve("b.jar"))),
            tuple("retriever", "last", Optional.of(folder.resolve("a.jar"))));
  }

  @Test
  void theJarsOfAFolderAndOfTheFoldersInItAreOnePlugin() throws IOException {
    Path library =
        new PluginJar()
            .source(
                "com.lib.Names",
                "package com.lib; public class Names { public String x() { return \"far\"; } }")
            .write(folder.resolve("spacy/lib/names.jar"));
    new PluginJar()
        .against(library)
        .source("com.example.Hub", PluginSources.hub("Hub", "", "return new com.lib.Names().x();"))
        .service(HubRules.class, "com.example.Hub")
        .write(folder.resolve("spacy/spacy.jar"));

    PluginRegistry registry = load();

    assertThat(registry.broken()).isEmpty();
    assertThat(registry.hubs().ids()).containsExactly("far");
    assertThat(registry.loaded().get(0).origin()).isEqualTo(folder.resolve("spacy").toString());
  }

  @Test
  void oneJarMayBringSeveral() throws IOException {
    hubJar("one")
        .source("com.example.Two", PluginSources.hub("Two", "two"))
        .service(HubRules.class, "com.example.Two")
        .write(folder.resolve("both.jar"));

    assertThat(load().hubs().ids()).containsExactly("one", "two");
  }

  @Test
  void whatHasADotInFrontIsNoPlugin() throws IOException {
    Files.writeString(folder.resolve(".notes"), "mine");
    Files.createDirectory(folder.resolve(".git"));
    hubJar("spacy").write(folder.resolve("spacy.jar"));

    PluginRegistry registry = load();

    assertThat(registry.broken()).isEmpty();
    assertThat(registry.hubs().ids()).containsExactly("spacy");
  }

  @Test
  void anEmptyFolderBringsNothing() {
    assertThat(load().loaded()).isEmpty();
    assertThat(load().broken()).isEmpty();
  }

  @Test
  void theVersionIsThatOfTheManifest() throws IOException {
    hubJar("one").attribute("Implementation-Version", "1.2.3").write(folder.resolve("one.jar"));
    hubJar("two").write(folder.resolve("two.jar"));

    assertThat(load().loaded())
        .extracting(LoadedPlugin::version)
        .containsExactly(Optional.of("1.2.3"), Optional.empty());
  }

  @Test
  void namesWithSpacesAndSignsAreFiles() throws IOException {
    hubJar("spacy").write(folder.resolve("my plug-in #1 100%/sp\u00e4cy.JAR"));

    assertThat(load().hubs().ids()).containsExactly("spacy");
  }

  @Test
  void aFolderThatIsNotThereIsTheUsersError() throws IOException {
    Path file = Files.writeString(folder.resolve("file.jar"), "");

    assertUserError(folder.resolve("gone"), "there is no folder of plug-ins at ");
    assertUserError(file, " is a file");
  }

  private static void assertUserError(Path path, String part) {
    assertThatThrownBy(() -> none().with(path, Map.of()))
        .isInstanceOfSatisfying(
            EvalException.class, e -> assertThat(e.code()).isEqualTo(EvalException.Code.USER))
        .hasMessageContaining(path.toString())
        .hasMessageContaining(part);
  }

  private PluginRegistry load() {
    return none().with(folder, Map.of());
  }

  private static PluginRegistry none() {
    return PluginRegistry.in(ClassLoader.getPlatformClassLoader());
  }
}

package org.apieval.core.plugin;

import static org.apieval.core.plugin.PluginSources.hub;
import static org.apieval.core.plugin.PluginSources.hubJar;
import static org.apieval.core.plugin.PluginSources.modelJar;
import static org.apieval.core.plugin.PluginSources.retrieverJar;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.Set;
import org.apieval.api.hub.HubRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ids of plug-ins that cannot be used are refused and named. */
class BrokenIdsTest extends BrokenPluginFixture {

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
}

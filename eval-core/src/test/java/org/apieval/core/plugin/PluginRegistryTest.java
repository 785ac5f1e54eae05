package org.apieval.core.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Stage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.apieval.api.hub.HubRules;
import org.apieval.api.model.ModelAdapter;
import org.apieval.api.retrieval.Retriever;
import org.apieval.core.EvalException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PluginRegistryTest {

  @TempDir private Path folder;

  @Test
  void aHubIsThereExactlyWhenItsEntryIsOnTheClassPath() throws IOException {
    ClassPath path = new ClassPath(folder).with(HubRules.class, FakePlugins.Beta.class);
    assertThat(PluginRegistry.in(path.loader()).hubs().ids()).containsExactly("beta");

    path.with(HubRules.class, FakePlugins.Alpha.class);
    assertThat(PluginRegistry.in(path.loader()).hubs().ids()).containsExactly("alpha", "beta");

    ClassPath without = new ClassPath(folder);
    assertThat(PluginRegistry.in(without.loader()).hubs().ids()).isEmpty();
  }

  @Test
  void everyKindOfPluginIsFoundByItsId() throws IOException {
    PluginRegistry registry = PluginRegistry.in(oneOfEach().loader());

    assertThat(registry.hubs().get("alpha")).isInstanceOf(FakePlugins.Alpha.class);
    assertThat(registry.models().get("echo")).isInstanceOf(FakePlugins.Echo.class);
    assertThat(registry.retrievers().get("first")).isInstanceOf(FakePlugins.First.class);
    assertThat(registry.hubs().all()).containsExactly(registry.hubs().get("alpha"));
  }

  @Test
  void anUnknownIdListsTheKnownOnesAndTheCloseOne() throws IOException {
    ClassPath path =
        new ClassPath(folder)
            .with(HubRules.class, FakePlugins.Beta.class)
            .with(HubRules.class, FakePlugins.Alpha.class);
    Plugins<HubRules> hubs = PluginRegistry.in(path.loader()).hubs();

    assertThatThrownBy(() -> hubs.get("alhpa"))
        .isInstanceOfSatisfying(
            EvalException.class, e -> assertThat(e.code()).isEqualTo(EvalException.Code.USER))
        .hasMessage("no hub \"alhpa\"; there is: alpha, beta; did you mean alpha?");
    assertThatThrownBy(() -> hubs.get("Alpha"))
        .hasMessage("no hub \"Alpha\"; there is: alpha, beta; did you mean alpha?");
    assertThatThrownBy(() -> PluginRegistry.in(new ClassPath(folder).loader()).models().get("x"))
        .hasMessage("no model backend \"x\"; there is no model backend at all");
  }

  @Test
  void twoHubsOfOneIdAreBothNamed() {
    assertProviderError(
        new Class<?>[] {FakePlugins.Alpha.class, FakePlugins.AlphaAgain.class},
        "two plug-ins are the hub \"alpha\"",
        FakePlugins.Alpha.class.getName() + " and " + FakePlugins.AlphaAgain.class.getName());
  }

  @Test
  void aHubWithoutAnIdIsNamed() {
    assertProviderError(
        new Class<?>[] {FakePlugins.Blank.class}, FakePlugins.Blank.class.getName(), "blank id");
    assertProviderError(
        new Class<?>[] {FakePlugins.Nameless.class},
        FakePlugins.Nameless.class.getName(),
        "no id yet");
  }

  @Test
  void aHubThatCannotBeMadeIsNamedWithItsReason() {
    assertProviderError(
        new Class<?>[] {FakePlugins.Failing.class},
        FakePlugins.Failing.class.getName(),
        "no licence");
  }

  @Test
  void aServicesFileThatNamesNoPluginIsRefused() throws IOException {
    ClassPath missing = new ClassPath(folder).with(HubRules.class, "org.example.Gone");
    ClassPath wrong =
        new ClassPath(folder.resolve("2")).with(HubRules.class, FakePlugins.Echo.class);
    ClassPath broken = new ClassPath(folder.resolve("3")).with(HubRules.class, "not a name");

    assertProviderError(missing, "org.example.Gone");
    assertProviderError(wrong, FakePlugins.Echo.class.getName());
    assertProviderError(broken, "cannot be loaded");
  }

  @Test
  void guiceLooksForPluginsOnceAndOnlyWhenAsked() {
    AtomicInteger asked = new AtomicInteger();
    Injector injector =
        Guice.createInjector(
            Stage.DEVELOPMENT,
            new EngineModule(
                () -> {
                  asked.incrementAndGet();
                  return PluginRegistry.in(new ClassPath(folder).loader());
                }));

    assertThat(asked).hasValue(0);
    assertThat(injector.getInstance(PluginRegistry.class))
        .isSameAs(injector.getInstance(PluginRegistry.class));
    assertThat(asked).hasValue(1);
  }

  private ClassPath oneOfEach() throws IOException {
    return new ClassPath(folder)
        .with(HubRules.class, FakePlugins.Alpha.class)
        .with(ModelAdapter.Factory.class, FakePlugins.Echo.class)
        .with(Retriever.Factory.class, FakePlugins.First.class);
  }

  private void assertProviderError(Class<?>[] hubs, String... parts) {
    assertThatThrownBy(
            () -> {
              ClassPath path = new ClassPath(folder);
              for (Class<?> hub : hubs) {
                path.with(HubRules.class, hub);
              }
              PluginRegistry.in(path.loader());
            })
        .isInstanceOfSatisfying(
            EvalException.class, e -> assertThat(e.code()).isEqualTo(EvalException.Code.PROVIDER))
        .message()
        .contains(parts);
  }

  private static void assertProviderError(ClassPath path, String part) {
    assertThatThrownBy(() -> PluginRegistry.in(path.loader()))
        .isInstanceOfSatisfying(
            EvalException.class, e -> assertThat(e.code()).isEqualTo(EvalException.Code.PROVIDER))
        .hasMessageContaining(part);
  }
}

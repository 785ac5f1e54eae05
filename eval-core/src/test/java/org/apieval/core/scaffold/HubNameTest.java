package org.apieval.core.scaffold;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import javax.lang.model.SourceVersion;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.apieval.core.EvalException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HubNameTest {

  @ParameterizedTest
  @CsvSource({
    "my-hub,   MyHub,  my_hub,   com.example.myhub",
    "zoo,      Zoo,    zoo,      com.example.zoo",
    "a1-2b,    A12b,   a1_2b,    com.example.a12b",
    "class,    Class,  class_,   com.example.classhub",
    "lambda,   Lambda, lambda_,  com.example.lambda",
  })
  void namesOfClassesModulesAndPackagesFollowFromIt(
      String text, String type, String module, String javaPackage) {
    HubName name = new HubName(text);

    assertThat(name.type()).isEqualTo(type);
    assertThat(name.module()).isEqualTo(module);
    assertThat(name.defaultPackage().name()).isEqualTo(javaPackage);
  }

  @ParameterizedTest
  @CsvSource({
    "MyHub,    myhub",
    "my_hub,   my-hub",
    "-my-hub-, my-hub",
    "my--hub,  my-hub",
    "2hub,     hub",
    "my hub,   my-hub",
    "../hub,   hub",
  })
  void aNameThatWillNotDoIsRefusedWithOneThatWill(String wrong, String close) {
    assertThatThrownBy(() -> new HubName(wrong))
        .isInstanceOf(EvalException.class)
        .hasMessageContaining("\"" + wrong + "\"")
        .hasMessageContaining("did you mean \"" + close + "\"?");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "---", "\u00fc", "\u001b[31"})
  void aNameThatSuggestsNothingIsRefused(String wrong) {
    assertThatThrownBy(() -> new HubName(wrong))
        .isInstanceOf(EvalException.class)
        .message()
        .doesNotContain("\u001b", "did you mean");
  }

  @Test
  void aNameThatIsTakenIsRefused() {
    assertThatThrownBy(() -> new HubName("zoo").requireFree(List.of("ape", "zoo")))
        .isInstanceOf(EvalException.class)
        .hasMessageContaining("there is a hub zoo already");
  }

  @Property
  void everyNameGivesNamesThatJavaTakes(@ForAll("names") String text) {
    HubName name = new HubName(text);

    assertThat(SourceVersion.isName(name.type() + "Rules")).isTrue();
    assertThat(SourceVersion.isName(name.defaultPackage().name())).isTrue();
  }

  @Provide
  Arbitrary<String> names() {
    Arbitrary<String> words = Arbitraries.of("a", "my", "hub", "int", "new", "x9", "default");
    Arbitrary<String> more = Arbitraries.of("1", "2b", "int", "hub");
    return words.flatMap(
        first -> more.list().ofMaxSize(3).map(rest -> String.join("-", concat(first, rest))));
  }

  private static List<String> concat(String first, List<String> rest) {
    List<String> all = new java.util.ArrayList<>(List.of(first));
    all.addAll(rest);
    return all;
  }
}

package org.apieval.core.yamlhub;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NormaliserTest {

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "strip-query, https://a/b?c=d?e, https://a/b",
        "strip-fragment, https://a/b#c, https://a/b",
        "strip-trailing-slash, a/b//, a/b",
        "strip-trailing-slash, /, /",
        "strip-git-ref, owner/repo:v1, owner/repo",
        "strip-git-ref, owner/repo:feature/x, owner/repo",
        "strip-git-ref, https://host/a:b, https://host/a:b",
        "strip-scheme, https://host/a, host/a",
        "strip-scheme, owner/repo, owner/repo",
        "strip-extension, dir.d/model.onnx, dir.d/model",
        "strip-extension, dir.d/model, dir.d/model",
        "strip-extension, .hidden, .hidden",
        "base-name, a/b\\c.pt, c.pt",
        "base-name, a/, a/",
        "fold-case, BERT-Base, bert-base",
        "collapse-space, \" a \t b \", a b"
      })
  void takesAwayWhatItsNameSays(String id, String text, String expected) {
    assertThat(Normaliser.of(id).orElseThrow().apply(text)).isEqualTo(expected);
  }

  @Property
  void everyOneTakesAnyText(@ForAll Normaliser normaliser, @ForAll String text) {
    assertThat(normaliser.apply(text)).isNotNull();
  }
}

package org.apieval.core.ask;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.apieval.core.EvalException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExperimentTest {

  @TempDir private Path folder;

  @Test
  void aFileSaysWhatToRun() throws IOException {
    Experiment experiment =
        read(
            """
            models: [openai:gpt-4o, "ollama:llama3:8b"]
            retrievers: [none, bm25, oracle]
            prompts: instruct
            hubs: [torchhub]
            top-k: 3
            repeats: 5
            temperature: 0.7
            max-tokens: 300
            seed: 7
            system: Be brief.
            set:
              openai.base-url: http://localhost:8000/v1
            """);

    assertThat(experiment.models()).containsExactly("openai:gpt-4o", "ollama:llama3:8b");
    assertThat(experiment.retrievers()).containsExactly("none", "bm25", "oracle");
    assertThat(experiment.prompts()).containsExactly("instruct");
    assertThat(experiment.topK()).isEqualTo(3);
    assertThat(experiment.repeats()).isEqualTo(5);
    assertThat(experiment.temperature()).contains(0.7);
    assertThat(experiment.seed()).contains(7L);
    assertThat(experiment.stop()).isEmpty();
    assertThat(experiment.set()).isEqualTo(Map.of("openai.base-url", "http://localhost:8000/v1"));
  }

  @Test
  void whatIsNotSaidIsAsInThePaper() throws IOException {
    Experiment experiment = read("models: recorded:answers.jsonl\n");

    assertThat(experiment.retrievers()).containsExactly("none");
    assertThat(experiment.prompts()).containsExactly("paper");
    assertThat(experiment.hubs()).isEmpty();
    assertThat(experiment.topK()).isEqualTo(1);
    assertThat(experiment.repeats()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "models: [a]\\nmodles: [b] | :2:12: there is no \"modles\"; there is: hubs, limit, max-tokens",
        "models: [a]\\nrepeats: many | :2:10: \"repeats\" ",
        "models: [a]\\nrepeats: 1.5 | :2:10: \"repeats\" ",
        "models: [a | :",
        "retrievers: [none] |  names no models",
        "'' | experiment.yaml",
      })
  void whatIsWrongIsNamedWithLineAndColumn(String text, String message) {
    assertThatThrownBy(() -> read(text.replace("\\n", "\n")))
        .isInstanceOf(EvalException.class)
        .hasMessageContaining("experiment.yaml")
        .hasMessageContaining(message);
  }

  @Test
  void aFileThatIsNotThereIsNamed() {
    assertThatThrownBy(() -> Experiment.read(folder.resolve("none.yaml")))
        .isInstanceOf(EvalException.class)
        .hasMessageContaining("no such file");
  }

  @Property(tries = 300)
  void anyTextIsReadOrRefusedInOneLine(@ForAll String text) throws IOException {
    Path file = Files.createTempFile("experiment", ".yaml");
    Files.writeString(file, "models: [a]\n" + text.replaceAll("[\ud800-\udfff]", "?"));
    try {
      assertThat(Experiment.read(file).models()).isNotEmpty();
    } catch (EvalException e) {
      assertThat(e.getMessage().lines()).hasSize(1);
    }
    Files.delete(file);
  }

  private Experiment read(String text) throws IOException {
    return Experiment.read(Files.writeString(folder.resolve("experiment.yaml"), text));
  }
}

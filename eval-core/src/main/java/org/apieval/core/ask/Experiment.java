package org.apieval.core.ask;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.Suggestion;
import org.jspecify.annotations.Nullable;

/**
 * What to run: every model with every retriever, every prompt, on every hub. Immutable and
 * thread-safe.
 *
 * @param models as {@code openai:gpt-4o}; at least one
 * @param retrievers by id; {@code none} where none is named
 * @param prompts by id, or template files; {@code paper} where none is named
 * @param hubs by id; all where none is named
 * @param topK documents a prompt gets, 1 and up
 * @param repeats how many times each question is asked, 1 and up
 * @param limit the first so many questions of each hub; all where it is empty
 * @param temperature see {@link org.apieval.api.model.ModelRequest.Sampling}
 * @param maxTokens see there
 * @param seed see there
 * @param stop see there
 * @param system what models are told before; empty for nothing
 * @param set settings of models and retrievers, as {@code openai.base-url}
 */
public record Experiment(
    List<String> models,
    List<String> retrievers,
    List<String> prompts,
    List<String> hubs,
    int topK,
    int repeats,
    Optional<Integer> limit,
    Optional<Double> temperature,
    Optional<Integer> maxTokens,
    Optional<Long> seed,
    Optional<String> stop,
    Optional<String> system,
    Map<String, String> set) {

  public Experiment {
    models = List.copyOf(models);
    retrievers = List.copyOf(retrievers);
    prompts = List.copyOf(prompts);
    hubs = List.copyOf(hubs);
    set = Map.copyOf(set);
  }

  /** The file as it is written; what it does not say is null. */
  private record Document(
      @JsonProperty("models") @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
          @Nullable List<String> models,
      @JsonProperty("retrievers")
          @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
          @Nullable List<String> retrievers,
      @JsonProperty("prompts") @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
          @Nullable List<String> prompts,
      @JsonProperty("hubs") @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
          @Nullable List<String> hubs,
      @JsonProperty("top-k") @Nullable Integer topK,
      @JsonProperty("repeats") @Nullable Integer repeats,
      @JsonProperty("limit") @Nullable Integer limit,
      @JsonProperty("temperature") @Nullable Double temperature,
      @JsonProperty("max-tokens") @Nullable Integer maxTokens,
      @JsonProperty("seed") @Nullable Long seed,
      @JsonProperty("stop") @Nullable String stop,
      @JsonProperty("system") @Nullable String system,
      @JsonProperty("set") @Nullable Map<String, String> set) {}

  /**
   * Reads a YAML file.
   *
   * @throws EvalException USER naming file, line and column of what is wrong
   */
  public static Experiment read(Path file) {
    String name = Printable.text(file.toString());
    ObjectMapper mapper =
        new ObjectMapper(new YAMLFactory())
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT);
    try {
      Document document = mapper.readValue(Files.readString(file), Document.class);
      if (document == null || document.models == null || document.models.isEmpty()) {
        throw EvalException.user(name + " names no models: write models: [openai:NAME]");
      }
      return of(document);
    } catch (NoSuchFileException e) {
      throw EvalException.user("no such file: " + name);
    } catch (JsonProcessingException e) {
      throw new EvalException(EvalException.Code.USER, name + where(e) + ": " + what(e), e);
    } catch (IOException e) {
      throw new EvalException(
          EvalException.Code.USER,
          "cannot read %s: %s".formatted(name, Printable.text(String.valueOf(e.getMessage()), 200)),
          e);
    }
  }

  private static Experiment of(Document document) {
    return new Experiment(
        orElse(document.models, List.of()),
        orElse(document.retrievers, List.of("none")),
        orElse(document.prompts, List.of("paper")),
        orElse(document.hubs, List.of()),
        orElse(document.topK, 1),
        orElse(document.repeats, 1),
        Optional.ofNullable(document.limit),
        Optional.ofNullable(document.temperature),
        Optional.ofNullable(document.maxTokens),
        Optional.ofNullable(document.seed),
        Optional.ofNullable(document.stop),
        Optional.ofNullable(document.system),
        orElse(document.set, Map.of()));
  }

  private static <T> T orElse(@Nullable T value, T otherwise) {
    return value == null ? otherwise : value;
  }

  private static String where(JsonProcessingException e) {
    return e.getLocation() == null || e.getLocation().getLineNr() < 1
        ? ""
        : ":%d:%d".formatted(e.getLocation().getLineNr(), e.getLocation().getColumnNr());
  }

  private static String what(JsonProcessingException e) {
    if (e instanceof UnrecognizedPropertyException unknown) {
      List<String> known =
          unknown.getKnownPropertyIds().stream().map(Object::toString).sorted().toList();
      return "there is no \"%s\"; there is: %s%s"
          .formatted(
              Printable.text(unknown.getPropertyName(), 60),
              String.join(", ", known),
              Suggestion.hint(unknown.getPropertyName(), known));
    }
    String path =
        e instanceof JsonMappingException mapping && !mapping.getPath().isEmpty()
            ? "\"%s\" ".formatted(mapping.getPath().get(0).getFieldName())
            : "";
    String message = String.valueOf(e.getOriginalMessage()).lines().findFirst().orElse("");
    return path + Printable.text(message, 200);
  }
}

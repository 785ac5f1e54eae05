package org.apieval.hub.huggingface;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apieval.api.call.Constant;

/**
 * What the front matter of a HuggingFace model card tells: the task is {@code pipeline_tag}, the
 * library {@code library_name}. Stateless and thread-safe.
 */
final class ModelCards {

  private static final String USUAL_LIBRARY = "transformers";

  /** The areas that tasks are listed under; other tasks are labelled without one. */
  private static final Map<String, List<String>> TASKS =
      Map.of(
          "Audio",
          List.of(
              "audio-classification",
              "audio-to-audio",
              "automatic-speech-recognition",
              "text-to-speech",
              "voice-activity-detection"),
          "Computer Vision",
          List.of(
              "depth-estimation",
              "image-classification",
              "image-segmentation",
              "image-to-image",
              "object-detection",
              "unconditional-image-generation",
              "video-classification",
              "zero-shot-image-classification"),
          "Multimodal",
          List.of(
              "document-question-answering",
              "image-to-text",
              "text-to-image",
              "text-to-video",
              "visual-question-answering"),
          "Natural Language Processing",
          List.of(
              "conversational",
              "feature-extraction",
              "fill-mask",
              "question-answering",
              "sentence-similarity",
              "summarization",
              "table-question-answering",
              "text-classification",
              "text-generation",
              "text2text-generation",
              "token-classification",
              "translation",
              "zero-shot-classification"),
          "Reinforcement Learning",
          List.of("reinforcement-learning"),
          "Tabular",
          List.of("tabular-classification", "tabular-regression"));

  /** Names of libraries as people write them, and the function that loads a model by its id. */
  private static final Map<String, List<String>> LIBRARIES =
      Map.of(
          "diffusers", List.of("Diffusers", "DiffusionPipeline.from_pretrained"),
          "flair", List.of("Flair", "SequenceTagger.load"),
          "sentence-transformers", List.of("Sentence Transformers", "SentenceTransformer"));

  private ModelCards() {}

  /** The fields of the entry that it tells. */
  static Map<String, String> record(Optional<String> modelId, Map<String, Object> metadata) {
    Optional<String> task = text(metadata, "pipeline_tag");
    String library = text(metadata, "library_name").orElse(USUAL_LIBRARY);
    Map<String, String> record = new LinkedHashMap<>();
    task.ifPresent(tag -> record.put("domain", domain(tag)));
    if (library.equals(USUAL_LIBRARY)) {
      record.put("framework", "Hugging Face Transformers");
      if (task.isPresent() && modelId.isPresent()) {
        record.put(
            "api_call",
            "pipeline(%s, model=%s)".formatted(quoted(task.get()), quoted(modelId.get())));
      }
    } else if (LIBRARIES.containsKey(library)) {
      record.put("framework", LIBRARIES.get(library).get(0));
      modelId.ifPresent(
          id -> record.put("api_call", LIBRARIES.get(library).get(1) + "(" + quoted(id) + ")"));
    }
    return record;
  }

  private static Optional<String> text(Map<String, Object> metadata, String field) {
    return metadata.get(field) instanceof String text && !text.isBlank()
        ? Optional.of(text.strip())
        : Optional.empty();
  }

  private static String quoted(String text) {
    return Constant.string(text).toSource();
  }

  private static String domain(String tag) {
    String label =
        Arrays.stream(tag.split("-"))
            .filter(word -> !word.isEmpty())
            .map(ModelCards::capital)
            .collect(Collectors.joining(" "))
            .replace(" To ", "-to-")
            .replace("Zero Shot", "Zero-Shot");
    return TASKS.entrySet().stream()
        .filter(area -> area.getValue().contains(tag))
        .findFirst()
        .map(area -> label.startsWith(area.getKey()) ? label : area.getKey() + " " + label)
        .orElse(label);
  }

  private static String capital(String word) {
    return Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }
}

package org.apieval.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apieval.api.data.Answer;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.core.audit.Accident;
import org.apieval.core.audit.AuditedAnswer;
import org.apieval.core.audit.Auditor;
import org.apieval.core.dataset.AnswerFile;
import org.apieval.core.dataset.Benchmark;
import org.apieval.core.official.NoCall;
import org.apieval.core.plugin.PluginRegistry;
import org.apieval.core.run.Workers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** One answer for each accident of the published scripts, with the hubs that have it. */
class AuditReasonsTest {

  private static final Map<String, List<String>> CATALOGUES =
      Map.of(
          "torchhub",
          List.of(
              "Vision: torch.hub.load(repo_or_dir='pytorch/vision', model='resnet50')",
              "Wide: torch.hub.load(repo_or_dir='pytorch/vision', model='wide_resnet50_2')",
              "Text-To-Speech: torch.hub.load(repo_or_dir='org/tts', model='speak')",
              "Music: torch.hub.load(repo_or_dir='org/gan', model='gan', model_kind='big')",
              "One: torch.hub.load(repo_or_dir='org/several', model='same')",
              "Two: torch.hub.load(repo_or_dir='org/several', model='same')",
              "Plain: torch.hub.load('org/plain', 'plain')"),
          "tensorflowhub",
          List.of(
              "Text: hub.load('https://tfhub.dev/org/text/1')",
              "Zip: hub.load('https://tfhub.dev/org/zip/1?tf-hub-format=compressed')",
              "Named: tf.keras.Sequential([hub.KerasLayer(model_id)])"),
          "huggingface",
          List.of(
              "Tokens: pipeline('ner')",
              "Text: AutoModel.from_pretrained('org/text')",
              "Documents: pipeline('docs', model=Doc.from_pretrained('org/docs'))"));

  static Stream<Arguments> answers() {
    return Stream.of(
        answer(
            Accident.NO_SECTION,
            "torchhub",
            "Vision",
            "torch.hub.load('pytorch/vision', 'resnet50')"),
        answer(
            Accident.PROSE_MENTION,
            "torchhub",
            "Vision",
            "The api_call is easy (really). <<<api_call>>>: torch.hub.load('pytorch/vision', 'resnet50')"),
        answer(
            Accident.LATER_SECTION,
            "torchhub",
            "Vision",
            "'api_call': 'import torch', 'api_call': torch.hub.load('pytorch/vision', 'resnet50')"),
        answer(
            Accident.SECTION_CUT,
            "torchhub",
            "Vision",
            "<<<api_call>>>:torch.hub.load('pytorch/vision', 'resnet50')"),
        answer(
            Accident.TRUNCATED,
            "torchhub",
            "Vision",
            "<<<api_call>>>: torch.hub.load('pytorch/vision', 'resnet50"),
        answer(
            Accident.QUOTES_OR_ESCAPES,
            "torchhub",
            "Vision",
            "{'api_call': 'm = torch.hub.load('pytorch/vision', 'resnet50')'}"),
        answer(
            Accident.QUOTES_OR_ESCAPES,
            "torchhub",
            "Vision",
            "{'api_call': 'm = torch.hub.load(\\\\'pytorch/vision\\\\', \\\\'resnet50\\\\')'}"),
        answer(
            Accident.PROSE_PARSED,
            "tensorflowhub",
            "Text",
            "It's best to use hub.load('https://tfhub.dev/org/text/1'), don't you think?"),
        answer(
            Accident.OTHER_PLACE,
            "tensorflowhub",
            "Text",
            "<<<api_call>>>: hub.load('https://tfhub.dev/org/text/1'), <<<code>>>: hub.load(x)"),
        answer(
            Accident.LAST_SUB_TREE,
            "torchhub",
            "Vision",
            "<<<api_call>>>: load(['pytorch/vision resnet50'])"),
        answer(
            Accident.TEXT_CONTAINMENT,
            "torchhub",
            "Vision",
            "<<<api_call>>>: torch.hub.load('pytorch/vision', 'resnet500')"),
        answer(
            Accident.TEXT_CONTAINMENT,
            "tensorflowhub",
            "Text",
            "<<<api_call>>>: hub.load('hub.load(\"https://tfhub.dev/org/text/1\")')"),
        answer(
            Accident.WRONG_ENTRY,
            "torchhub",
            "Wide",
            "<<<api_call>>>: torch.hub.load('pytorch/vision', 'wide_resnet50_2')"),
        answer(
            Accident.ARGUMENT_NOT_COMPARED,
            "huggingface",
            "Tokens",
            "<<<api_call>>>: pipeline('ner', model='nobody/knows')"),
        answer(
            Accident.DOES_NOT_RUN,
            "huggingface",
            "Text",
            "<<<api_call>>>: AutoModel.from_pretrained(org/text)"),
        answer(
            Accident.ENTRY_MATCHES_NOTHING,
            "torchhub",
            "Plain",
            "<<<api_call>>>: torch.hub.load('org/plain', 'plain')"),
        answer(
            Accident.FUNCTION_SPELLING,
            "huggingface",
            "Text",
            "<<<api_call>>>: transformers.AutoModel.from_pretrained('org/text', revision='a')"),
        answer(
            Accident.VALUE_SPELLING,
            "tensorflowhub",
            "Zip",
            "<<<api_call>>>: hub.load('https://tfhub.dev/org/zip/1')"),
        answer(
            Accident.VALUE_SPELLING,
            "huggingface",
            "Documents",
            "<<<api_call>>>: pipeline('docs', model=Doc.from_pretrained(\"org/docs\"))"),
        answer(
            Accident.NAME_NOT_LOOKED_UP,
            "tensorflowhub",
            "Text",
            "<<<api_call>>>: hub.load(m), <<<code>>>: m = 'https://tfhub.dev/org/text/1'"),
        answer(
            Accident.NAME_NOT_LOOKED_UP,
            "tensorflowhub",
            "Named",
            "<<<api_call>>>: tf.keras.Sequential([hub.KerasLayer(model_id)]) <<<code>>>: model_id = 'x'"),
        answer(
            Accident.OPTIONAL_ARGUMENT,
            "torchhub",
            "Music",
            "<<<api_call>>>: torch.hub.load('org/gan', 'gan')"),
        answer(
            Accident.FIRST_DOMAIN,
            "torchhub",
            "Two",
            "<<<api_call>>>: torch.hub.load('org/several', 'same')"),
        answer(
            Accident.DOMAIN_SPELLING,
            "torchhub",
            "Text-to-Speech",
            "<<<api_call>>>: torch.hub.load('org/tts', 'speak')"),
        answer(Accident.RECORDED_ERROR, "huggingface", "Text", "Error: 429 Too Many Requests"));
  }

  private static Arguments answer(Accident accident, String hub, String domain, String text) {
    return Arguments.of(accident, hub, domain, text);
  }

  @ParameterizedTest
  @MethodSource("answers")
  void theAccidentBehindADifferenceIsNamed(
      Accident accident, String hub, String domain, String text) {
    AuditedAnswer audited = audit(hub, domain, text);

    assertThat(audited.reason().map(reason -> reason.accident())).contains(accident);
    assertThat(audited.reason().orElseThrow().detail()).isNotBlank();
  }

  @Test
  void everyAccidentHasAnAnswer() {
    Set<Accident> shown = answers().map(row -> (Accident) row.get()[0]).collect(Collectors.toSet());

    assertThat(shown).isEqualTo(EnumSet.complementOf(EnumSet.of(Accident.UNEXPLAINED)));
  }

  @Test
  void whereTheScorersAgreeThereIsNoReason() {
    assertThat(
            audit("torchhub", "Vision", "api_call: torch.hub.load('pytorch/vision', 'resnet50')")
                .reason())
        .isEmpty();
    assertThat(audit("torchhub", "Vision", "api_call: f(1)").reason()).isEmpty();
  }

  @Test
  void anotherEntryWithTheSameLabelIsADifferenceToo() {
    String call = "<<<api_call>>>: torch.hub.load('pytorch/vision', 'wide_resnet50_2')";
    AuditedAnswer audited = audit("torchhub", "Nothing", call);

    assertThat(audited.labelsDiffer()).isFalse();
    assertThat(audited.reason().orElseThrow().accident()).isEqualTo(Accident.WRONG_ENTRY);
    assertThat(audited.reason().orElseThrow().detail())
        .isEqualTo("\"resnet50\" of line 1 stands inside \"wide_resnet50_2\"");
  }

  private static AuditedAnswer audit(String hub, String domain, String text) {
    List<ApiRecord> catalogue = new ArrayList<>();
    for (String entry : CATALOGUES.get(hub)) {
      String[] domainAndCall = entry.split(": ", 2);
      catalogue.add(new ApiRecord(catalogue.size(), domainAndCall[0], domainAndCall[1], Map.of()));
    }
    Question question = new Question("1", "?", domain, "f()");
    Answer answer = new Answer(0, "1", Optional.of(text));
    Benchmark benchmark =
        new Benchmark(
            PluginRegistry.onClassPath().hubs().get(hub),
            catalogue,
            Map.of("1", question),
            List.of(new AnswerFile("answers", List.of(answer), List.of())),
            List.of());
    try (Workers workers = new Workers(1)) {
      return new Auditor(benchmark, NoCall.NEITHER, workers)
          .audit(List.of(), () -> {})
          .files()
          .get(0)
          .answers()
          .get(0);
    }
  }
}

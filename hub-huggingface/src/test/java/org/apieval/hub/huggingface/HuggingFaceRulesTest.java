package org.apieval.hub.huggingface;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ServiceLoader;
import org.apieval.api.hub.HubRules;
import org.apieval.api.hub.law.HubLaws;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HuggingFaceRulesTest {

  private final HubRules rules = new HuggingFaceRules();

  @Test
  void isFoundByServiceLoader() {
    assertThat(ServiceLoader.load(HubRules.class))
        .anySatisfy(hub -> assertThat(hub).isInstanceOf(HuggingFaceRules.class));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          AutoModel.from_pretrained('o/m') | AutoModel.from_pretrained("o/m", revision='x')
          AutoModel.from_pretrained('o/m') | AutoModel.from_pretrained(pretrained_model_name_or_path='o/m')
          AutoModel.from_pretrained('o/m') | transformers.AutoModel.from_pretrained('o/m')
          AutoModel.from_pretrained('o/m') | transformers.models.auto.AutoModel.from_pretrained('o/m')
          lib.AutoModel.from_pretrained('o/m') | AutoModel.from_pretrained('o/m')
          lib.AutoModel.from_pretrained('o/m') | lib.sub.AutoModel.from_pretrained('o/m')
          unit.TTS.from_pretrained('o/m') | TTS.from_pretrained('o/m')
          INSTRUCTOR('o/m') | InstructorEmbedding.INSTRUCTOR('o/m')
          SentenceTransformer('o/m') | sentence_transformers.SentenceTransformer('o/m')
          SentenceTransformer('o/m') | SentenceTransformer(model_name_or_path='o/m')
          YOLO('o/m') | ultralyticsplus.YOLO('o/m')
          YOLO('o/m') | YOLO(model='o/m')
          timm.create_model('m') | create_model('m', pretrained=True)
          timm.create_model('m') | timm.create_model(model_name='m')
          joblib.load('model.joblib') | load('model.joblib')
          load('model.joblib') | joblib.load('model.joblib')
          skops.io.load('e.pkl') | skops.io.load(file='e.pkl')
          SequenceTagger.load('o/m') | flair.models.SequenceTagger.load('o/m')
          load_from_hub(repo_id='o/m') | load_from_hub('o/m', 'file.zip')
          load_from_hub(repo_id='o/m') | huggingface_sb3.load_from_hub(repo_id='o/m', filename='f')
          X.from_hparams(source='o/m') | X.from_hparams('o/m', savedir='tmp')
          separator.from_hparams(source='o/m', savedir='x') | separator.from_hparams(source='o/m')
          VoiceActivityDetection(segmentation='o/m') | VoiceActivityDetection('o/m')
          foreign_class(source='o/m', pymodule_file='a.py') | foreign_class(source='o/m')
          translate('text', model='o/m') | translate('other text', model='o/m')
          HappyTextToText('T5', 'o/m') | HappyTextToText(model_type='T5', model_name='o/m')
          model_utils.load_model('m') | load_model('m')
          """)
  void loadersAreFoundByFunctionAndModel(String reference, String candidate) {
    assertThat(matches(reference, candidate)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          AutoModel.from_pretrained('o/m') | AutoModel.from_pretrained('o/m2')
          AutoModel.from_pretrained('o/m') | AutoModel.from_pretrained('O/M')
          AutoModel.from_pretrained('o/m') | AutoTokenizer.from_pretrained('o/m')
          AutoModel.from_pretrained('o/m') | AutoModel.from_pretrained()
          AutoModel.from_pretrained('o/m') | AutoModel.from_pretrained(revision='o/m')
          AutoModel.from_pretrained('o/m') | AutoModel('o/m')
          AutoModel.from_pretrained('o/m') | from_pretrained('o/m')
          AutoModel.from_pretrained('o/m') | AutoModel.from_pretrained("AutoModel.from_pretrained('o/m')")
          lib.AutoModel.from_pretrained('o/m') | other.AutoModel.from_pretrained('o/m')
          joblib.load('model.joblib') | pickle.load('model.joblib')
          torch.hub.load('m') | torch.load('m')
          separator.from_hparams('o/m') | classifier.from_hparams('o/m')
          separator.from_hparams('o/m') | from_hparams('o/m')
          X.from_hparams(source='o/m') | X.from_hparams(savedir='o/m')
          translate('text', model='o/m') | translate('text', model='o/m2')
          HappyTextToText('T5', 'o/m') | HappyTextToText('T5', 'o/m2')
          load('model.joblib') | client.load('name=alpha')
          Loader(token='a', device='b') | Loader(token='a', device='c')
          """)
  void loadersAreNotFoundByAnotherFunctionOrModel(String reference, String candidate) {
    assertThat(matches(reference, candidate)).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          true  | pipeline('t', model='o/m') | pipeline('t', 'o/m')
          true  | pipeline('t', model='o/m') | pipeline(model='o/m', task='t', device=0)
          true  | pipeline('t', model='o/m') | transformers.pipeline('t', model='o/m')
          true  | pipeline('t') | pipeline(task='t', device=0)
          true  | pipeline('t') | pipeline('t', model=None)
          true  | pipeline(model='o/m') | pipeline('t', model='o/m')
          true  | pipeline(model='o/m') | pipeline(model='o/m')
          true  | translation_pipeline('t', model='o/m') | translation_pipeline('t', 'o/m')
          false | pipeline('t') | pipeline('t', model='o/m')
          false | pipeline('t', model='o/m') | pipeline('t')
          false | pipeline('t', model='o/m') | pipeline(model='o/m')
          false | pipeline('t', model='o/m') | pipeline('u', model='o/m')
          false | pipeline('t', model='o/m') | pipeline('t', model='o/n')
          false | pipeline('t', model='o/m') | pipeline('t', tokenizer='o/m')
          false | pipeline('t', model='o/m') | pipeline()
          true  | pipeline('t', model=X.from_pretrained('o/m')) | pipeline('t', X.from_pretrained("o/m", revision='r'))
          true  | pipeline('t', model=X.from_pretrained('o/m')) | pipeline('t', model=lib.X.from_pretrained('o/m'))
          false | pipeline('t', model=X.from_pretrained('o/m')) | pipeline('t', model=X.from_pretrained('o/n'))
          false | pipeline('t', model=X.from_pretrained('o/m')) | pipeline('t', model=Y.from_pretrained('o/m'))
          false | pipeline('t', model=X.from_pretrained('o/m')) | pipeline('t', model='o/m')
          false | pipeline('t', model=X.from_pretrained('o/m')) | pipeline('t', model="X.from_pretrained('o/m')")
          """)
  void pipelinesAreComparedByWhatTheEntryStates(boolean match, String reference, String candidate) {
    assertThat(matches(reference, candidate)).isEqualTo(match);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          true  | SentimentModel() | SentimentModel()
          true  | SentimentModel() | SentimentModel('x')
          true  | SentimentModel() | lib.SentimentModel(model='x')
          true  | TabTransformer.from_config() | TabTransformer.from_config(c)
          true  | X.from_pretrained() | X.from_pretrained('o/m')
          false | SentimentModel() | PunctuationModel()
          false | SentimentModel('x') | SentimentModel()
          """)
  void entryWithoutArgumentsMatchesOnItsFunction(
      boolean match, String reference, String candidate) {
    assertThat(matches(reference, candidate)).isEqualTo(match);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          true  | X.from_pretrained(o/m-large) | X.from_pretrained('o/m-large')
          true  | X.from_pretrained(o/m-v1-4) | X.from_pretrained(o/m-v1-4)
          true  | pipeline('t', model=SG161222/Realistic_Vision_V1.4) | pipeline('t', model='SG161222/Realistic_Vision_V1.4')
          true  | pipeline('t', model=SG161222/Realistic_Vision_V1.4) | pipeline('t', model=SG161222/Realistic_Vision_V1.4)
          true  | pipeline(sentiment-analysis, model='o/m') | pipeline('sentiment-analysis', model='o/m')
          true  | pipeline(fill-mask, model=o/m-1) | pipeline('fill-mask', model='o/m-1')
          true  | pipeline(fill-mask, model=o/m-1) | pipeline(fill-mask, model='o/m-1')
          false | X.from_pretrained('o/m-large') | X.from_pretrained(o/m-large)
          false | pipeline('t', model='o/m_V1.4') | pipeline('t', model=o/m_V1.4)
          false | X.from_pretrained(o/m-large) | X.from_pretrained('o/m-small')
          false | X.from_pretrained(o/m-large) | X.from_pretrained(o/m-small)
          false | X.from_pretrained(model_id) | X.from_pretrained('model_id')
          false | X.from_pretrained('o/m') | X.from_pretrained(model_id='o/m')
          false | X.from_pretrained(config.model) | X.from_pretrained('config.model')
          """)
  void entryWithoutQuotesIsFoundWithThem(boolean match, String reference, String candidate) {
    assertThat(matches(reference, candidate)).isEqualTo(match);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          true  | joblib.load(cached_download(hf_hub_url('o/m', 'a.csv'))) | joblib.load(cached_download(hf_hub_url("o/m", "a.csv")))
          true  | joblib.load(cached_download(hf_hub_url('o/m', 'a'))) | joblib.load(lib.cached_download(lib.hf_hub_url('o/m', 'a')))
          true  | classifier(sequence, labels, t=t) | classifier(sequence, labels)
          false | joblib.load(cached_download(hf_hub_url('o/m', 'a'))) | joblib.load(cached_download(hf_hub_url('o/m', 'b')))
          false | joblib.load(cached_download(f)) | joblib.load('cached_download(f)')
          false | classifier(sequence, labels) | classifier(text, labels)
          """)
  void codeIsComparedAsATree(boolean match, String reference, String candidate) {
    assertThat(matches(reference, candidate)).isEqualTo(match);
  }

  @Test
  void keysOfACallStayFew() {
    String call = "transformers.pipeline('t', model='o/m', tokenizer='x', device=0)";

    assertThat(rules.candidateKeys(Python.call(call))).hasSizeLessThanOrEqualTo(8);
  }

  @ParameterizedTest
  @CsvSource({
    "Reinforcement Learning Reinforcement Learning, Reinforcement Learning",
    "Audio Audio Classification, audio-classification",
    "Multimodal Document Question Answer, Multimodal Document Question Answering",
  })
  void labelsOfOneDomainAreEqual(String label, String same) {
    assertThat(rules.canonicalDomain(label)).isEqualTo(rules.canonicalDomain(same));
  }

  @ParameterizedTest
  @CsvSource({
    "Natural Language Processing Text Classification, Text Classification",
    "Reinforcement Learning Robotics, Reinforcement Learning",
    "Computer Vision Zero-Shot Image Classification, Multimodal Zero-Shot Image Classification",
  })
  void labelsOfTwoDomainsAreNot(String label, String other) {
    assertThat(rules.canonicalDomain(label)).isNotEqualTo(rules.canonicalDomain(other));
  }

  private boolean matches(String reference, String candidate) {
    return new HubLaws(rules).matches(Python.call(reference), Python.call(candidate));
  }
}

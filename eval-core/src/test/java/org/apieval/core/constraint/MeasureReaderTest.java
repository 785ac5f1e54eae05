package org.apieval.core.constraint;

import static org.apieval.core.constraint.Performances.lines;
import static org.apieval.core.constraint.Performances.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.apieval.api.data.ApiRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MeasureReaderTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "{\"Top-1 error\": 22.8} ~ top-1 accuracy 77.2% (converted)",
        "\"80.4%\" ~ accuracy 80.4%",
        "\"80,4 %\" ~ accuracy 80.4%",
        "0.804 ~ accuracy 80.4%",
        "{\"top_1\": 74.58} ~ top-1 accuracy 74.58%",
        "{\"accuracy\": {\"top-1_error\": 0.25}} ~ top-1 accuracy 75% (converted)",
        "[{\"dataset\": \"ImageNet-1k\", \"accuracy\": \"81 %\"}] ~ ImageNet accuracy 81%",
        "{\"dataset\": \"imagenet\", \"accuracy\": 0} ~ ImageNet accuracy 0%",
        "{\"dataset\": \"ImageNet\", \"accuracy\": 1.0} ~ ImageNet accuracy 100%",
        "\"ImageNet top-1: 76.13\" ~ ImageNet top-1 accuracy 76.13%",
        "\"81.2% mIoU on COCO val2017\" ~ COCO val2017 mIoU 81.2%",
        "{\"accuracy\": \"mAP@0.5IOU = 0.24\"} ~ mAP@0.5 24%",
        "{\"accuracy\": \"mAP@[.5:.95]: 43.1\"} ~ mAP@0.5:0.95 43.1%",
        "{\"mAP50(%)\": 76.5} ~ mAP@0.5 76.5%",
        "{\"F1-Score\": \"0.915\"} ~ F1 91.5%",
        "{\"macro_f1\": 61} ~ macro F1 61%",
        "{\"BLEU\": 33.8} ~ BLEU 33.8points",
        "{\"wer\": 0.2156} ~ word error rate 21.56% (lower)",
        "{\"WER\": 120.5} ~ word error rate 120.5% (lower)",
        "{\"EER(%)\": 0.9} ~ equal error rate 0.9% (lower)",
        "{\"perplexity\": \"1.5e1\"} ~ perplexity 15 (lower)",
        "{\"FID\": 3.17} ~ FID 3.17 (lower)",
        "{\"RMSE\": 0.62} ~ RMSE 0.62 (lower)",
        "{\"MCC\": 72.0} ~ Matthews correlation 0.72",
        "{\"accuracy\": \"Pearson correlation coefficient of 0.803\"} ~ Pearson correlation 0.803",
        "{\"R2\": -0.5} ~ R2 -0.5",
        "{\"reward\": \"-336.89 +/- 406.36\"} ~ mean reward -336.89",
        "{\"PSNR\": \"24.5 +/- 3.7\"} ~ PSNR 24.5dB",
        "{\"Params (M)\": 32.45} ~ parameters 32450000parameters (lower)",
        "{\"parameters\": \"25.6M\"} ~ parameters 25600000parameters (lower)",
        "{\"num_params\": \"559,214,592\"} ~ parameters 559214592parameters (lower)",
        "{\"#params\": 1.5e9} ~ parameters 1500000000parameters (lower)",
        "{\"params\": \"1.3 billion\"} ~ parameters 1300000000parameters (lower)",
        "{\"FLOPs\": \"4.1 GFLOPs\"} ~ FLOPs 4100000000FLOPs (lower)",
        "{\"Flops (G)\": 54.52} ~ FLOPs 54520000000FLOPs (lower)",
        "{\"MACs\": \"300M\"} ~ MACs 300000000MACs (lower)",
        "{\"model size\": \"0.5 GB\"} ~ model size 500MB (lower)",
        "{\"latency\": \"1.2 s\"} ~ latency 1200ms (lower)",
        "{\"inference_time_ms\": 12} ~ latency 12ms (lower)",
        "{\"Speed(fps)\": 41} ~ speed 41/s",
        "{\"Inference speed\": \"20 ms\"} ~ latency 20ms (lower)",
        "{\"metric\": \"mAP\", \"value\": 42, \"dataset\": \"COCO\"} ~ COCO mAP 42%",
        "[{\"name\": \"Accuracy\", \"type\": \"acc\", \"value\": 0.93}] ~ accuracy 93%",
        "{\"dataset\": {\"name\": \"MNIST\"}, \"metrics\": [{\"F1\": 0.9}]} ~ MNIST F1 90%",
        "{\"dataset\": [\"MNIST\"], \"accuracy\": 0.9} ~ MNIST accuracy 90%",
        "{\"Accuracy\": \"92.5% (top-1)\"} ~ top-1 accuracy 92.5%",
        "{\"Top-1 accuracy on ImageNet-1k (%)\": 76} ~ ImageNet top-1 accuracy 76%",
        "{\"GFLOPs\": 4.1} ~ FLOPs 4100000000FLOPs (lower)",
        "{\"MMACs\": \"300\"} ~ MACs 300000000MACs (lower)",
        "{\"FID\": \"12.3 (lower is better)\"} ~ FID 12.3 (lower)",
        "{\"ImageNet\": 76.1} ~ ImageNet accuracy 76.1%",
        "{\"recall@10\": 0.5} ~ recall@10 50%",
        "{\"dataset\": {\"SST-2\": {\"Accuracy\": 96.5}}} ~ SST-2 accuracy 96.5%",
        "{\"accuracy\": {\"Lane\": {\"IoU (%)\": 26.2}}} ~ [lane] IoU 26.2%",
      })
  void readsAFigureInAnyShape(String performance, String expected) {
    assertThat(lines(read(performance))).containsExactly(expected);
    assertThat(read(performance).unread()).isEmpty();
  }

  @Test
  void readsSeveralFiguresOfAText() {
    assertThat(lines(read("{\"accuracy\": \"86.9% on SNLI, 78.9% on MultiNLI\"}")))
        .containsExactly("SNLI accuracy 86.9%", "MNLI accuracy 78.9%");
    assertThat(
            lines(read("\"Top-1 Accuracy: 71.0%, Top-5 accuracy of 90.1% and 3.5M parameters\"")))
        .containsExactly(
            "top-1 accuracy 71%", "top-5 accuracy 90.1%", "parameters 3500000parameters (lower)");
  }

  @Test
  void aDataSetAtTheEndIsThatOfAllFigures() {
    assertThat(lines(read("\"Top-1 76.1%, Top-5 92.9% on ImageNet\"")))
        .containsExactly("ImageNet top-1 accuracy 76.1%", "ImageNet top-5 accuracy 92.9%");
    assertThat(lines(read("{\"dataset\": \"SQuAD\", \"accuracy\": \"EM 81.2 / F1 88.5\"}")))
        .containsExactly("SQuAD 1.1 exact match 81.2%", "SQuAD 1.1 F1 88.5%");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"N/A\"",
        "null",
        "{}",
        "\"\"",
        "true",
        "{\"dataset\": \"ImageNet-1k\", \"accuracy\": \"Not provided\"}",
        "{\"dataset\": \"10 different data sets\", \"accuracy\": \"high\"}",
        "{\"resolution\": \"224\", \"year\": 2019, \"version\": 1.5, \"num_classes\": 1000}",
        "\"trained on ImageNet-1k at 224x224 with ResNet-50 v1.5 at 16kHz\"",
        "{\"accuracy\": \"Top-1 accuracy\"}",
        "\"model = load('x', top_k=5)\"",
      })
  void findsNoFigureWhereThereIsNone(String performance) {
    assertThat(read(performance).statesFigures()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"accuracy\": \"70.8-71.7%\"}",
        "{\"accuracy\": \"> 0.8\"}",
        "{\"accuracy\": \"+2.8%\"}",
        "{\"accuracy\": \"0.5% top-1 improvement over the first version\"}",
        "{\"accuracy\": \"5% better than ResNet-50, which has 76% top-1 accuracy on ImageNet\"}",
        "{\"accuracy\": \"~0.5% top1\"}",
        "{\"accuracy\": 77427422}",
        "{\"accuracy\": -3}",
        "{\"accuracy\": \"120%\"}",
        "{\"params\": 34.57}",
        "{\"latency\": 12}",
        "{\"accuracy\": {\"onset\": 0.684}}",
        "{\"frobnication\": 3.5}",
        "{\"dataset\": \"COCO\", \"accuracy\": 0.32}",
        "{\"neg_mean_squared_error\": -1.09}",
        "{\"dataset\": [\"SNLI\", \"SICK\"], \"accuracy\": \"86.3%\"}",
        "\"76.1% for ResNet-50\"",
        "\"76.1% (ResNet-50), 77.4% (ResNet-101)\"",
        "\"80.2% in Table 3\"",
        "{\"accuracy\": \"Top-1 76.1%, 92.9%\"}",
        "{\"accuracy\": \"WER 1.9 / 3.9\"}",
        "{\"accuracy\": \"82.3 (average)\"}",
        "{\"accuracy F1\": \"accuracy F1 0.8\"}",
        "{\"top-1\": {\"base\": 76.1, \"large\": 80.2}}",
        "{\"ResNet-50\": {\"top-1\": 76.1}, \"ResNet-101\": {\"top-1\": 77.4}}",
        "{\"model\": \"BERT-base\", \"accuracy\": 0.9}",
        "{\"Top-1 Acc.\": 20.1, \"Top-5 Acc.\": 5.2}",
        "[{\"accuracy\": 0.99}, {\"accuracy\": 0.98}]",
      })
  void listsWhatIsNotClear(String performance) {
    EntryMeasures entry = read(performance);

    assertThat(entry.measures()).isEmpty();
    assertThat(entry.unread()).isNotEmpty();
    assertThat(entry.unread()).allSatisfy(one -> assertThat(one.reason()).isNotBlank());
  }

  @Test
  void takesTopFiguresForErrorsWhereTheyCannotBeAccuracies() {
    assertThat(lines(read("{\"dataset\": \"ImageNet\", \"top-1\": 22.38, \"top-5\": 6.3}")))
        .containsExactly(
            "ImageNet top-1 accuracy 77.62% (converted)",
            "ImageNet top-5 accuracy 93.7% (converted)");
  }

  @Test
  void keepsOnlyTheFiguresOfTheEntrysOwnModel() {
    String call = "torch.hub.load(repo_or_dir='a/b', model='yolov9s')";
    String own = "{\"dataset\": \"COCO\", \"yolov9s\": {\"mAP\": 40}, \"yolov9m\": {\"mAP\": 50}}";

    assertThat(lines(read("Detection", call, own))).containsExactly("COCO mAP 40%");
    assertThat(read("Detection", call, own).unread()).hasSize(1);
    assertThat(lines(read("Detection", call, own.replace("yolov9s", "yolov9x")))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "A small model with 5.3 million parameters. ~ parameters 5300000parameters (lower)",
        "It has 25.6M parameters and 12 layers. ~ parameters 25600000parameters (lower)",
        "The total parameters are 900M. ~ parameters 900000000parameters (lower)",
        "It needs 4.4 GFLOPs an image. ~ FLOPs 4400000000FLOPs (lower)",
        "The model size is 14 MB. ~ model size 14MB (lower)",
      })
  void readsHowLargeAModelIsFromItsDescription(String description, String expected) {
    assertThat(lines(Performances.described(description))).containsExactly(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "It has 40% fewer parameters than the other.",
        "Uses OPT (a large language model with 2.7 billion parameters).",
        "From 125M to 175B parameters.",
        "Trained with the outputs of the 1.5B-parameter GPT-2 model.",
        "With 4.4G, 8.5G and 15.2G FLOPs, respectively.",
        "Reaches 81.2% top-1 accuracy on ImageNet.",
        "Trained on 40 GB of text with 14 million images.",
        "It has 86M backbone parameters. There are 98M parameters in the embedding layer.",
      })
  void takesNoFigureOfSomethingElseFromADescription(String description) {
    assertThat(Performances.described(description).measures()).isEmpty();
  }

  @Property(tries = 500)
  void readsAnyShapeWithoutFailing(@ForAll("values") Object value, @ForAll String description) {
    Map<String, Object> fields = new HashMap<>();
    fields.put("performance", value);
    fields.put("description", description);
    ApiRecord entry = new ApiRecord(3, "Classification", "f('x')", fields);

    EntryMeasures first = new MeasureReader().read(entry);

    assertThat(first).isEqualTo(new MeasureReader().read(entry));
    assertThat(first.measures()).doesNotHaveDuplicates();
  }

  @Provide
  Arbitrary<Object> values() {
    Arbitrary<Object> scalars =
        Arbitraries.oneOf(
            Arbitraries.strings().ofMaxLength(30).map(Object.class::cast),
            Arbitraries.of("top-1", "80.4%", "mAP of 0.3 on COCO", "1e5M", "-0", ">=3", "((%)"),
            Arbitraries.doubles().map(Object.class::cast),
            Arbitraries.bigDecimals().map(Object.class::cast));
    Arbitrary<String> names =
        Arbitraries.oneOf(
            Arbitraries.strings().ofMaxLength(12),
            Arbitraries.of("accuracy", "dataset", "name", "top-1", "top-5", "model", "metric"));
    return Arbitraries.recursive(
        () -> scalars,
        inner ->
            Arbitraries.oneOf(
                inner.list().ofMaxSize(3).map(Object.class::cast),
                Arbitraries.maps(names, inner).ofMaxSize(4).map(Object.class::cast)),
        0,
        3);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {" ", "a ", "of ", "1 ", "(", "1, ", "top-1 ", "on ", "-", "1-", "%", "A."})
  void longTextsAreNoDanger(String piece) {
    Map<String, Object> fields =
        Map.of(
            "performance",
            List.of("5 " + piece.repeat(20_000), "5 " + piece.repeat(600)),
            "description",
            piece.repeat(20_000) + "5M. " + piece.repeat(300) + "5M parameters");

    assertTimeoutPreemptively(
        Duration.ofSeconds(10),
        () -> new MeasureReader().read(new ApiRecord(0, "d", "f()", fields)));
  }

  @Test
  void deepNestingIsNoDanger() {
    Object deep = 1;
    for (int level = 0; level < 2000; level++) {
      deep = List.of(deep);
    }

    assertThat(
            new MeasureReader()
                .read(new ApiRecord(0, "d", "f()", Map.of("performance", deep)))
                .measures())
        .isEmpty();
  }
}

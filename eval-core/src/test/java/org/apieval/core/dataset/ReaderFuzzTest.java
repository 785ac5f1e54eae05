package org.apieval.core.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.apieval.api.data.Answer;
import org.apieval.core.EvalException;

/** Any bytes end in items and problems, or in one error that blames the input. */
class ReaderFuzzTest {

  private static final List<String> LINES =
      List.of(
          "{\"question_id\": 7, \"text\": \"<<<api_call>>>: f('a\\\\n')\", \"metadata\": {\"x\": [1e9]}}\n",
          "{\"question_id\": \"q\", \"text\": null}\r\n",
          "{\"question_id\": 8, \"text\": \"T\", \"prompt\": \"P\\ud800\"}\n{\"question_id\": 9, \"text\": \"\", \"prompt\": []}\n",
          "{\"domain\": \"Ü\", \"api_call\": \"f(\\ud800)\", \"performance\": [NaN, {}]}\n",
          "{\"code\": \"###Instruction: a ###Output: b\", \"api_call\": \"f\", \"api_data\": {\"domain\": \"D\"}}\n",
          "[{\"text\": \"T\", \"domain\": \"D\", \"api_call\": \"g\", \"question_id\": 3}\n");

  @Property
  void anyBytesAreReadOrRefused(@ForAll byte[] bytes) {
    read(bytes);
  }

  @Property(tries = 3000)
  void cutAndSplicedFilesAreReadOrRefused(@ForAll("spliced") byte[] bytes) {
    read(bytes);
  }

  @Property
  void noLineIsLost(@ForAll("lines") List<String> lines) {
    String text = String.join("\n", lines);
    try {
      AnswerFile read = AnswerReader.read("f", SourceText.decode("f", bytes(text)));
      long filled = lines.stream().filter(line -> !line.isBlank()).count();
      assertThat(read.answers().size() + read.problems().size()).isEqualTo((int) filled);
      assertThat(read.answers())
          .allSatisfy(answer -> assertThat(lines.get(answer.line())).contains(id(answer)));
    } catch (EvalException e) {
      assertThat(lines).noneMatch(line -> line.contains("question_id"));
    }
  }

  private static void read(byte[] bytes) {
    List<Consumer<SourceText>> readers =
        List.of(
            CatalogueReader::read, QuestionReader::read, source -> AnswerReader.read("f", source));
    for (Consumer<SourceText> reader : readers) {
      try {
        reader.accept(SourceText.decode("f", bytes));
      } catch (EvalException e) {
        assertThat(e.code()).isEqualTo(EvalException.Code.USER);
        assertThat(e.getMessage()).startsWith("f ").doesNotContain("\n");
      }
    }
  }

  @Provide
  Arbitrary<byte[]> spliced() {
    Arbitrary<byte[]> cut =
        Combinators.combine(Arbitraries.of(LINES), Arbitraries.integers().between(0, 120))
            .as((line, end) -> bytes(line.substring(0, Math.min(end, line.length()))));
    Arbitrary<byte[]> whole = Arbitraries.of(LINES).map(ReaderFuzzTest::bytes);
    Arbitrary<byte[]> noise = Arbitraries.bytes().array(byte[].class).ofMaxSize(4);
    return Arbitraries.oneOf(cut, whole, noise).list().ofMaxSize(8).map(ReaderFuzzTest::join);
  }

  @Provide
  Arbitrary<List<String>> lines() {
    Arbitrary<String> answer =
        Arbitraries.integers().map(id -> "{\"question_id\": " + id + ", \"text\": \"T\"}");
    return Arbitraries.oneOf(answer, Arbitraries.of("", " ", "x", "{", "5", "[1]", "null", "\"q\""))
        .list()
        .ofMinSize(1)
        .ofMaxSize(12)
        .filter(lines -> lines.stream().anyMatch(line -> !line.isBlank()));
  }

  private static String id(Answer answer) {
    return "\"question_id\": " + answer.questionId() + ",";
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] join(List<byte[]> parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    parts.forEach(all::writeBytes);
    return all.toByteArray();
  }
}

package org.apieval.core.retrieve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import org.apieval.api.data.ApiRecord;

/** Compares with CPython itself, where {@code python3} is there. */
class PythonReprPropertyTest {

  /** Writes {@code repr(x)} of each line's JSON, itself as JSON, so that any text arrives whole. */
  private static final String SCRIPT =
      """
      import json, sys
      for line in open(sys.argv[1], encoding="ascii"):
          value = json.loads(line)["value"]
          print(json.dumps([repr(value), json.dumps(value)]))
      """;

  @Property(tries = 4, edgeCases = EdgeCasesMode.NONE, shrinking = ShrinkingMode.OFF)
  void textIsThatOfCPython(@ForAll("manyValues") List<Object> values) throws Exception {
    List<String> lines = values.stream().map(PythonReprPropertyTest::json).toList();

    List<String> expected = python(lines);

    assertThat(expected).hasSameSizeAs(values);
    for (int index = 0; index < values.size(); index++) {
      Object value = values.get(index);
      List<String> own = List.of(PythonRepr.of(value), jsonOf(value));
      assertThat(json(own)).isEqualTo(expected.get(index));
    }
  }

  /** As in a row: written by the code under test, in ASCII, and read back by Python. */
  private static String json(Object value) {
    return DocumentText.of(record(value));
  }

  private static String jsonOf(Object value) {
    String row = json(value);
    return row.substring("{\"value\": ".length(), row.length() - 1);
  }

  private static ApiRecord record(Object value) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("value", value);
    return new ApiRecord(0, "", "", fields);
  }

  private static List<String> python(List<String> lines) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("repr");
    try {
      Path script = Files.writeString(folder.resolve("script.py"), SCRIPT);
      Path input = Files.write(folder.resolve("in"), lines, StandardCharsets.US_ASCII);
      Path output = folder.resolve("out");
      Process python = start(script, input, output);
      assertThat(python.waitFor(60, TimeUnit.SECONDS)).isTrue();
      assertThat(python.exitValue()).isZero();
      return Files.readAllLines(output).stream().map(line -> "{\"value\": " + line + "}").toList();
    } finally {
      for (String name : List.of("script.py", "in", "out")) {
        Files.deleteIfExists(folder.resolve(name));
      }
      Files.delete(folder);
    }
  }

  private static Process start(Path script, Path input, Path output) {
    try {
      return new ProcessBuilder("python3", script.toString(), input.toString())
          .redirectOutput(output.toFile())
          .redirectError(ProcessBuilder.Redirect.INHERIT)
          .start();
    } catch (IOException missing) {
      assumeThat(false).as("python3 is there").isTrue();
      throw new AssertionError(missing);
    }
  }

  @Provide
  Arbitrary<List<Object>> manyValues() {
    return values(3).list().ofSize(300);
  }

  private static Arbitrary<Object> values(int depth) {
    Arbitrary<Object> leaves =
        Arbitraries.oneOf(
            texts().map(text -> text),
            Arbitraries.doubles().map(number -> number),
            Arbitraries.longs().map(Double::longBitsToDouble).filter(Double::isFinite).map(d -> d),
            Arbitraries.integers().map(number -> number),
            Arbitraries.bigIntegers().map(number -> number),
            Arbitraries.of(true, false),
            Arbitraries.of(1e16, 1e15, 1e-4, 1e-5, 2e23, 0x1p-44, 0x1p60));
    if (depth == 0) {
      return leaves;
    }
    Arbitrary<Object> inner = values(depth - 1);
    return Arbitraries.frequencyOf(
        net.jqwik.api.Tuple.of(6, leaves),
        net.jqwik.api.Tuple.of(1, inner.list().ofMaxSize(3).map(list -> list)),
        net.jqwik.api.Tuple.of(
            1, Arbitraries.maps(texts(), inner).ofMaxSize(3).map(LinkedHashMap::new).map(m -> m)));
  }

  /** Any characters of Unicode that this JDK knows; newer ones may be new to Python, too. */
  private static Arbitrary<String> texts() {
    Arbitrary<Integer> any = Arbitraries.integers().between(0, Character.MAX_CODE_POINT);
    Arbitrary<Integer> low = Arbitraries.integers().between(0, 0x2ff);
    Arbitrary<Integer> marks =
        Arbitraries.of((int) '\'', (int) '"', (int) '\\', (int) '\n', 0xd83d);
    return Arbitraries.oneOf(any, low, marks)
        .filter(one -> Character.getType(one) != Character.UNASSIGNED)
        .filter(one -> one != 0x7f) // which Jackson leaves as it is
        .list()
        .ofMaxSize(8)
        .map(PythonReprPropertyTest::text);
  }

  private static String text(List<Integer> codePoints) {
    StringWriter text = new StringWriter();
    codePoints.forEach(one -> text.append(Character.toString(one)));
    return text.toString();
  }
}

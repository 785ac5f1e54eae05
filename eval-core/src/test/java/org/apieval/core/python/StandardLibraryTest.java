package org.apieval.core.python;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import com.google.common.collect.Multisets;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Call;
import org.apieval.api.call.Constant;
import org.apieval.core.answer.MappedText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The calls found in CPython's standard library are those that its own ast module finds. */
class StandardLibraryTest {

  private static final double WANTED = 0.999;
  private static final Pattern CODING =
      Pattern.compile("^(?:.*\\R)?[ \\t\\f]*#.*?coding[:=][ \\t]*([-\\w.]+)");

  private final ObjectMapper json = new ObjectMapper();
  private final CallFinder finder = new CallFinder();

  private long wanted;
  private long found;
  private long tooMany;
  private final List<String> examples = new ArrayList<>();

  @Test
  void theSameCallsAreFoundAsPythonItselfFinds(@TempDir Path folder) throws IOException {
    Path calls = python(folder);
    assumeTrue(Files.exists(calls) && Files.size(calls) > 0, "there is no python3 here");

    try (BufferedReader lines = Files.newBufferedReader(calls)) {
      String file = "";
      Multiset<JsonNode> expected = HashMultiset.create();
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        JsonNode node = json.readTree(line);
        if (node.isObject()) {
          compare(file, expected);
          file = node.get("file").asText();
          expected.clear();
        } else {
          expected.add(node);
        }
      }
      compare(file, expected);
    }

    String figures = "%d of %d calls, %d too many; %s".formatted(found, wanted, tooMany, examples);
    assertThat(wanted).as(figures).isGreaterThan(10_000);
    assertThat((double) found / wanted).as(figures).isGreaterThanOrEqualTo(WANTED);
    assertThat((double) tooMany / wanted).as(figures).isLessThanOrEqualTo(1 - WANTED);
  }

  /** What Python says, or an empty or missing file where there is no Python. */
  private static Path python(Path folder) throws IOException {
    Path script = folder.resolve("calls.py");
    Files.write(
        script,
        StandardLibraryTest.class.getResourceAsStream("standard_library_calls.py").readAllBytes());
    Path calls = folder.resolve("calls.jsonl");
    try {
      Process process =
          new ProcessBuilder("python3", script.toString())
              .redirectOutput(calls.toFile())
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      assertThat(process.waitFor()).isZero();
    } catch (IOException noPython) {
      return folder.resolve("none");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return calls;
  }

  private void compare(String file, Multiset<JsonNode> expected) throws IOException {
    if (file.isEmpty()) {
      return;
    }
    Multiset<JsonNode> ours = calls(source(Path.of(file)));
    wanted += expected.size();
    found += Multisets.intersection(expected, ours).size();
    tooMany += Multisets.difference(ours, expected).size();
    Multisets.difference(expected, ours).stream()
        .limit(3)
        .forEach(missed -> examples.add(file + missed));
  }

  private Multiset<JsonNode> calls(String source) {
    SourcePositions positions = new SourcePositions(source);
    Multiset<JsonNode> calls = HashMultiset.create();
    for (SourceCall found : finder.inPython(MappedText.of(source))) {
      Call call = found.call();
      ArrayNode node = json.createArrayNode();
      node.add(positions.line(found.span().start()));
      node.add(positions.column(found.span().start()));
      node.add(call.callee().orElse(null));
      ArrayNode strings = node.addArray();
      addStrings(call, false, strings);
      addStrings(call, true, strings); // Python lists keywords behind positional arguments
      calls.add(parsed(node));
    }
    return calls;
  }

  private static void addStrings(Call call, boolean keywords, ArrayNode strings) {
    for (Argument argument : call.arguments()) {
      boolean keyword = argument.kind() == Argument.Kind.KEYWORD;
      boolean plain = keyword || argument.kind() == Argument.Kind.POSITIONAL;
      if (plain && keyword == keywords && argument.value() instanceof Constant constant) {
        constant
            .asString()
            .ifPresent(text -> strings.addArray().add(argument.name().orElse(null)).add(text));
      }
    }
  }

  /** The tree that reading the JSON would give, so that numbers are of the same kind. */
  private JsonNode parsed(ArrayNode node) {
    return json.<JsonNode>valueToTree(node);
  }

  private static String source(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    Matcher coding = CODING.matcher(text.lines().limit(2).reduce("", (a, b) -> a + b + "\n"));
    String name = coding.find() ? coding.group(1) : "utf-8";
    String decoded = new String(bytes, name);
    return decoded.startsWith("\ufeff") ? decoded.substring(1) : decoded;
  }
}

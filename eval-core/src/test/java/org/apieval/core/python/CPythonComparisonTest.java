package org.apieval.core.python;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Expression;
import org.apieval.core.answer.MappedText;
import org.junit.jupiter.api.Test;

/** The same calls as Python's own parser: position, callee and decoded string arguments. */
class CPythonComparisonTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  private final CallFinder finder = new CallFinder();
  private final List<String> differences = new ArrayList<>();
  private int files;
  private int expected;
  private int same;

  @Test
  void readsTheStandardLibraryAsPythonDoes() throws Exception {
    compare(List.of());

    double share = (double) same / expected;
    assertThat(share)
        .as(
            "%d of %d calls in %d files are the same (%.4f %%); differences: %s",
            same, expected, files, share * 100, head(differences))
        .isGreaterThanOrEqualTo(0.999);
    assertThat(differences.size()).isLessThanOrEqualTo(expected / 1000);
    assertThat(files).isGreaterThan(300);
  }

  @Test
  void readsEveryKindOfSyntaxAsPythonDoes() throws Exception {
    Path samples = resource("samples");

    compare(List.of(samples.toString()));

    assertThat(differences).isEmpty();
    assertThat(expected).isGreaterThan(150);
  }

  private void compare(List<String> arguments) throws Exception {
    List<String> command = new ArrayList<>(List.of("python3", resource("ast_calls.py").toString()));
    command.addAll(arguments);
    Process python;
    try {
      python = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    } catch (IOException missing) {
      assumeTrue(false, "python3 is not installed");
      return;
    }
    try (BufferedReader lines = python.inputReader(StandardCharsets.UTF_8)) {
      JsonNode file = null;
      List<String> calls = new ArrayList<>();
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        JsonNode node = JSON.readTree(line);
        if (node.has("file")) {
          compareFile(file, calls);
          file = node;
          calls = new ArrayList<>();
        } else {
          calls.add(spelled(node));
        }
      }
      compareFile(file, calls);
    }
    assertThat(python.waitFor()).isZero();
  }

  private void compareFile(JsonNode file, List<String> calls) throws IOException {
    if (file == null) {
      return;
    }
    String encoding = file.get("encoding").asText().replace("-sig", "");
    byte[] bytes = Files.readAllBytes(Path.of(file.get("file").asText()));
    String text = new String(bytes, Charset.forName(encoding));
    text = text.startsWith("\ufeff") ? text.substring(1) : text;
    SourcePositions positions = new SourcePositions(text);
    Map<String, Integer> missing = new HashMap<>();
    calls.forEach(call -> missing.merge(call, 1, Integer::sum));
    for (SourceCall found : finder.inPython(MappedText.of(text))) {
      String call = spelled(found, positions);
      if (missing.getOrDefault(call, 0) > 0) {
        missing.merge(call, -1, Integer::sum);
        same++;
      } else {
        differences.add(file.get("file").asText() + ": not a call for Python: " + call);
      }
    }
    missing.forEach(
        (call, count) -> {
          if (count > 0) {
            differences.add(file.get("file").asText() + ": not found: " + call);
          }
        });
    files++;
    expected += calls.size();
  }

  private static String spelled(JsonNode call) {
    StringBuilder strings = new StringBuilder();
    call.get("strings").forEach(s -> strings.append(entry(s.get(0).asText(), s.get(1).asText())));
    String callee = call.get("callee").isNull() ? "null" : call.get("callee").asText();
    return call.get("line") + ":" + call.get("column") + " " + callee + strings;
  }

  private static String spelled(SourceCall found, SourcePositions positions) {
    StringBuilder positional = new StringBuilder();
    StringBuilder named = new StringBuilder();
    int position = 0;
    for (Argument argument : found.call().arguments()) {
      String text = string(argument.value());
      switch (argument.kind()) {
        case POSITIONAL, STAR -> {
          boolean plain = argument.kind() == Argument.Kind.POSITIONAL && text != null;
          positional.append(plain ? entry(String.valueOf(position), text) : "");
          position++;
        }
        case KEYWORD ->
            named.append(text == null ? "" : entry(argument.name().orElseThrow(), text));
        case DOUBLE_STAR -> {}
      }
    }
    int start = found.span().start();
    String callee = found.call().callee().orElse("null");
    return positions.line(start)
        + ":"
        + positions.column(start)
        + " "
        + callee
        + positional
        + named;
  }

  private static String entry(String name, String text) {
    return " " + name + "=" + text;
  }

  private static String string(Expression value) {
    return value instanceof org.apieval.api.call.Constant constant
        ? constant.asString().orElse(null)
        : null;
  }

  private static List<String> head(List<String> all) {
    return all.subList(0, Math.min(20, all.size()));
  }

  private static Path resource(String name) throws URISyntaxException {
    return Path.of(CPythonComparisonTest.class.getResource(name).toURI());
  }
}

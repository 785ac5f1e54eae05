package org.apieval.core.yamlhub;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.nodes.Node;

/** Reads a YAML file to its tree, without anchors or types of its own. Stateless. */
final class YamlText {

  /** More than anybody describes a hub with. */
  private static final int MOST_BYTES = 1 << 20;

  private static final String BYTE_ORDER_MARK = "\ufeff";

  private final String file;

  private YamlText(String file) {
    this.file = file;
  }

  /**
   * The value that a file holds.
   *
   * @throws EvalException USER naming the file, and line and column where it is not YAML
   */
  static YamlValue read(Path path) {
    return new YamlText(path.toString()).parse(text(path));
  }

  private static String text(Path path) {
    String file = Printable.text(path.toString());
    if (Files.isDirectory(path)) {
      throw EvalException.user(file + " is a directory; name a file");
    }
    try {
      String text = decoded(file, bytes(path, file));
      return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    } catch (NoSuchFileException e) {
      throw EvalException.user("no such file: " + file);
    } catch (IOException e) {
      throw new EvalException(
          EvalException.Code.USER,
          "cannot read %s: %s".formatted(file, Printable.text(String.valueOf(e.getMessage()))),
          e);
    }
  }

  /** Reads no more than a hub file may have: pipes and devices may have no end. */
  private static byte[] bytes(Path path, String file) throws IOException {
    try (InputStream in = Files.newInputStream(path)) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw EvalException.user(file + " is too long for a hub file: it has more than 1 MB");
      }
      return bytes;
    }
  }

  private static String decoded(String file, byte[] bytes) {
    CharBuffer text = CharBuffer.allocate(bytes.length);
    boolean wrong =
        StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes), text, true).isError();
    String decoded = text.flip().toString();
    if (wrong) {
      long line = decoded.chars().filter(c -> c == '\n').count() + 1;
      long column = decoded.length() - decoded.lastIndexOf('\n');
      throw EvalException.user(
          "%s:%d:%d: bytes that are not UTF-8; save the file in that encoding"
              .formatted(file, line, column));
    }
    return decoded;
  }

  private YamlValue parse(String text) {
    try {
      refuseAliases(text);
      Node root = yaml().compose(new StringReader(text));
      if (root == null) {
        throw EvalException.user(
            Printable.text(file) + " is empty; the least is an id and functions");
      }
      return new YamlValue(file, "", root);
    } catch (MarkedYAMLException e) {
      throw failure(e, String.valueOf(e.getProblem()));
    } catch (YAMLException e) {
      throw failure(e, String.valueOf(e.getMessage()));
    }
  }

  private static Yaml yaml() {
    LoaderOptions options = new LoaderOptions();
    options.setCodePointLimit(MOST_BYTES);
    return new Yaml(options);
  }

  private void refuseAliases(String text) {
    for (Event event : yaml().parse(new StringReader(text))) {
      if (event instanceof AliasEvent alias) {
        throw new YamlValue.Position(file, alias.getStartMark())
            .failure(
                "*"
                    + Printable.text(alias.getAnchor(), 60)
                    + " stands for another value; write that value here");
      }
    }
  }

  private EvalException failure(YAMLException e, String problem) {
    String what = "no YAML: " + Printable.text(problem, 200);
    return e instanceof MarkedYAMLException marked && marked.getProblemMark() != null
        ? new YamlValue.Position(file, marked.getProblemMark()).failure(what)
        : EvalException.user(Printable.text(file) + ": " + what);
  }
}

package org.apieval.core.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apieval.core.EvalException;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CardFolderTest {

  @TempDir private Path folder;

  @Test
  void cardsOfAllKindsAreReadInTheOrderOfTheirNames() throws IOException {
    write("b/README.md", "---\nlicense: mit\n---\n# Title\n\nFirst *words*.\n\n    code()\n");
    write("a--c.HTML", "<title>T</title><p>Words <code>call(1)</code></p>");
    write("d.json", "{\"id\": \"o/d\", \"cardData\": {\"license\": \"mit\"}}");
    write("notes.txt", "no card");
    write(".hidden.md", "no card");

    CardFolder read = CardFolder.read(folder);

    assertThat(read.problems()).isEmpty();
    assertThat(read.unreadable()).isEmpty();
    assertThat(read.cards())
        .extracting(Card::name)
        .containsExactly("a--c.HTML", "b/README.md", "d.json");
    assertThat(read.cards())
        .extracting(card -> card.modelId().orElse("none"))
        .containsExactly("a/c", "b", "o/d");
    Card markdown = read.cards().get(1);
    assertThat(markdown.title()).contains("Title");
    assertThat(markdown.summary()).contains("First words.");
    assertThat(markdown.code()).containsExactly("code()\n");
    assertThat(markdown.metadata()).containsExactly(Map.entry("license", "mit"));
    assertThat(read.cards().get(0).code()).containsExactly("call(1)");
    assertThat(read.cards().get(2).metadata()).containsEntry("license", "mit");
  }

  @Test
  void aCardThatNobodyNamesHasNoModelId() throws IOException {
    write("README.md", "text");

    assertThat(CardFolder.read(folder).cards().get(0).modelId()).isEmpty();
  }

  @Test
  void whatCannotBeReadIsReportedWithItsLineAndTheRestGoesOn() throws IOException {
    write("bad-json.json", "{\n\"id\": 1,\n}\n");
    write("bad-yaml.md", "---\nok: 1\nbad: [1,\n---\ntext\n");
    write("binary.md", "first\nsecond \0 third");
    write("empty.html", " \n");
    write("list.json", "[1]");
    write("open.md", "---\nnever: closed\n");
    Files.write(folder.resolve("large.md"), new byte[(1 << 20) + 1]);
    write("good.md", "# Good");

    CardFolder read = CardFolder.read(folder);

    assertThat(read.cards()).extracting(Card::name).containsExactly("good.md");
    assertThat(read.unreadable())
        .extracting(one -> one.problem().toString().substring(folder.toString().length() + 1))
        .satisfiesExactly(
            one -> assertThat(one).startsWith("bad-json.json:3: broken JSON: "),
            one ->
                assertThat(one)
                    .isEqualTo(
                        "bad-yaml.md:3: broken YAML: while parsing a flow node, expected the node content, but found '<stream end>'"),
            one -> assertThat(one).isEqualTo("binary.md:2: it is no text: there is a zero byte"),
            one -> assertThat(one).isEqualTo("empty.html:1: it is empty"),
            one ->
                assertThat(one)
                    .isEqualTo("large.md:1: it has more than 1 MiB, too much for a card"),
            one -> assertThat(one).isEqualTo("list.json:1: broken JSON: it is no object"),
            one -> assertThat(one).startsWith("open.md:1: the front matter"));
  }

  @Test
  void bytesThatAreNotUtf8AreReportedAndTheCardIsRead() throws IOException {
    Files.write(
        folder.resolve("old.md"), "# Gr\u00fc\u00dfe\n".getBytes(StandardCharsets.ISO_8859_1));

    CardFolder read = CardFolder.read(folder);

    assertThat(read.cards()).hasSize(1);
    assertThat(read.problems())
        .singleElement()
        .asString()
        .contains("old.md:1: bytes that are not UTF-8");
  }

  @Test
  void aYamlBombStaysSmall() throws IOException {
    StringBuilder bomb = new StringBuilder("---\na0: &a0 [x, x, x, x, x, x, x, x, x, x]\n");
    for (int level = 1; level < 30; level++) {
      String inner = "*a" + (level - 1);
      bomb.append(
          "a%d: &a%d [%s]\n"
              .formatted(
                  level,
                  level,
                  String.join(
                      ", ",
                      List.of(inner, inner, inner, inner, inner, inner, inner, inner, inner))));
    }
    write("bomb.md", bomb + "---\n# Boom\n");
    write("deep.md", "---\na: " + "[".repeat(100_000) + "\n---\n");
    write("quotes.md", ">".repeat(100_000) + " deep\n");
    write("stars.md", "*a **b ".repeat(50_000));
    write("nested.html", "<div>".repeat(100_000));
    write("nested.json", "{\"a\":" + "[".repeat(100_000));

    CardFolder read =
        Assertions.assertTimeout(Duration.ofSeconds(20), () -> CardFolder.read(folder));

    assertThat(read.cards()).extracting(Card::name).contains("bomb.md", "quotes.md", "nested.html");
    assertThat(Card.texts(read.cards().get(0).metadata()).count()).isLessThan(1_000);
    assertThat(read.unreadable())
        .extracting(CardFolder.Unreadable::name)
        .containsExactly("deep.md", "nested.json");
  }

  @Test
  void aFolderWithoutCardsIsTheUsersFault() throws IOException {
    write("notes.txt", "no card");

    assertThatThrownBy(() -> CardFolder.read(folder))
        .isInstanceOf(EvalException.class)
        .hasMessageStartingWith("no model cards in ");
    assertThatThrownBy(() -> CardFolder.read(folder.resolve("notes.txt")))
        .hasMessageEndingWith("notes.txt is a file; name the folder that it is in");
    assertThatThrownBy(() -> CardFolder.read(folder.resolve("missing")))
        .hasMessageStartingWith("no such folder: ");
  }

  @Test
  void scriptsOfPagesSayNothing() throws IOException {
    write(
        "page.html",
        "<script>evil()</script><style>p{}</style><p>Words</p><a href='https://hub/x'>y</a>");

    Card card = CardFolder.read(folder).cards().get(0);

    assertThat(card.text()).contains("Words").doesNotContain("evil", "p{}");
    assertThat(card.mentions()).contains("https://hub/x").doesNotContain("evil");
  }

  @Test
  void commentsOfMarkdownAreMetadataWhereTheyLookLikeIt() throws IOException {
    write("tf.md", "# Module o/m/1\n\n<!-- task: text-embedding -->\n<!-- just a remark -->\n");

    assertThat(CardFolder.read(folder).cards().get(0).metadata())
        .containsExactly(Map.entry("task", "text-embedding"));
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}

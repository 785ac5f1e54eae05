package org.apieval.core.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;
import org.apieval.core.score.ZooHub;

/** Whatever stands in a card, it becomes a record, or is turned down with one line. */
class CardFuzzTest {

  private static Path folder;

  @BeforeContainer
  static void makeFolder() throws IOException {
    folder = Files.createTempDirectory("cards");
  }

  @AfterContainer
  static void deleteFolder() throws IOException {
    for (String ending : List.of("md", "html", "json")) {
      Files.deleteIfExists(folder.resolve("card." + ending));
    }
    Files.delete(folder);
  }

  @Property(tries = 300)
  void anyBytesAreACardOrAMessage(@ForAll byte[] bytes) throws IOException {
    assertReads(bytes);
  }

  @Property(tries = 1000)
  void anyPiecesOfCardsAreACardOrAMessage(@ForAll("pieces") String text) throws IOException {
    assertReads(text.getBytes(StandardCharsets.UTF_8));
  }

  @Property(tries = 1000)
  void anyAnswerIsARecordOrAReason(@ForAll("pieces") String answer) throws IOException {
    Files.writeString(folder.resolve("card.md"), "zoo/cats has lion: zoo.load('zoo/cats', 'lion')");
    CardFolder read = CardFolder.read(folder);
    BuiltCatalogue built =
        new CatalogueBuilder(new ZooHub(), Optional.empty())
            .fromAnswers(read.cards(), java.util.Map.of("card.md", answer));

    assertThat(built.records().size() + built.rejected().size()).isEqualTo(1);
  }

  @Provide
  Arbitrary<String> pieces() {
    return Arbitraries.of(
            "---\n",
            "\n",
            "a: ",
            "- ",
            "&x ",
            "*x",
            "[",
            "]",
            "{",
            "}",
            "\"",
            "'",
            ":",
            "!!set ",
            "# Title\n",
            "```\n",
            "<p>",
            "<!-- task: x -->",
            "<pre>",
            "zoo.load('zoo/cats', 'lion')",
            "\"api_call\": ",
            "None",
            "True",
            ",",
            "\\",
            "\u0000",
            "\ud800",
            "1e999",
            "\t",
            "<meta name=a content=b>")
        .list()
        .ofMaxSize(25)
        .map(parts -> String.join("", parts));
  }

  private static void assertReads(byte[] bytes) throws IOException {
    for (String ending : List.of("md", "html", "json")) {
      Files.write(folder.resolve("card." + ending), bytes);
    }
    CardFolder read = CardFolder.read(folder);
    assertThat(read.cards().size() + read.unreadable().size()).isEqualTo(3);
    assertThat(read.unreadable())
        .allSatisfy(
            one -> assertThat(one.problem().message()).isNotBlank().doesNotContain("\n", "\u001b"));
    BuiltCatalogue built =
        new CatalogueBuilder(new ZooHub(), Optional.empty()).fromCards(read.cards());
    assertThat(built.records().size() + built.rejected().size()).isEqualTo(read.cards().size());
  }
}

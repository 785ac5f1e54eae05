package org.apieval.core.request;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class NearDuplicatesTest {

  private final NearDuplicates<String> texts = new NearDuplicates<>();

  @Test
  void otherEndingsAndLittleWordsDoNotMakeAnotherText() {
    texts.add("Find the birds in my photos of the garden", "birds");

    assertThat(texts.find("find a bird in my photo of a garden!")).contains("birds");
    assertThat(texts.find("Find the birds in my photos of the garden, quickly")).contains("birds");
    assertThat(texts.find("Say which bird sings in this recording")).isEmpty();
  }

  @Test
  void theOrderOfWordsCounts() {
    texts.add("Translate English into French", "to French");

    assertThat(texts.find("Translate French into English")).isEmpty();
  }

  @Test
  void textsWithoutEnglishWordsAreTheSameOrNot() {
    texts.add("Is it?", "question");

    assertThat(texts.find("is it")).contains("question");
    assertThat(texts.find("is that it")).isEmpty();
  }

  @Property
  void lookingUpByRareWordsFindsWhatComparingAllWouldFind(
      @ForAll("sentences") List<String> all, @ForAll("sentence") String text) {
    NearDuplicates<Integer> filed = new NearDuplicates<>();
    for (int index = 0; index < all.size(); index++) {
      filed.add(all.get(index), index);
    }
    Optional<Integer> expected =
        all.stream().filter(one -> jaccard(one, text) > 0.5).findFirst().map(all::indexOf);

    assertThat(filed.find(text)).isEqualTo(expected);
  }

  private static double jaccard(String one, String other) {
    Set<String> both = new LinkedHashSet<>(terms(one));
    Set<String> shared = new LinkedHashSet<>(both);
    both.addAll(terms(other));
    shared.retainAll(terms(other));
    return (double) shared.size() / both.size();
  }

  private static Set<String> terms(String text) {
    String[] words = text.split(" ");
    Set<String> terms = new LinkedHashSet<>(List.of(words));
    for (int at = 1; at < words.length; at++) {
      terms.add(words[at - 1] + " " + words[at]);
    }
    return terms;
  }

  @Provide
  Arbitrary<List<String>> sentences() {
    return sentence().list().ofMaxSize(12);
  }

  /** Words that are their own stems. */
  @Provide
  Arbitrary<String> sentence() {
    return Arbitraries.of("cat", "dog", "map", "sun", "tree", "car")
        .list()
        .ofMinSize(1)
        .ofMaxSize(6)
        .map(words -> String.join(" ", words));
  }
}

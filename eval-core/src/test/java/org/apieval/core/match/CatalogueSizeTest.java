package org.apieval.core.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.apieval.api.call.Call;
import org.apieval.api.call.Name;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.ApiKey.Part;
import org.apieval.api.hub.ApiKey.Role;
import org.apieval.core.python.SourceCall;
import org.apieval.core.python.Span;
import org.junit.jupiter.api.Test;

/** An answer must cost the same however large the catalogue is: look-ups are counted. */
class CatalogueSizeTest {

  private static final int SMALL = 94;
  private static final int FACTOR = 1_000;

  @Test
  void aThousandTimesTheCatalogueTakesNoMoreLookUpsForAnAnswer() {
    List<CallTree> calls =
        List.of(call("repo7", "model-7"), call("repo7", "model-x"), call("nowhere", "model-7"));

    long small = lookUps(references(SMALL), calls);
    long large = lookUps(references(SMALL * FACTOR), calls);

    assertThat(small).isPositive();
    assertThat(large).isEqualTo(small);
  }

  @Test
  void aThousandTimesTheCatalogueComparesNoMoreReferencesForTheNearest() {
    NearestReference large = new NearestReference(references(SMALL * FACTOR));

    assertThat(large.compares(key("repo7", "model-x"))).isBetween(1, 64);
    assertThat(large.compares(key("nowhere", "nothing"))).isLessThanOrEqualTo(64);
    assertThat(large.find(key("repo7", "MODEL-7")))
        .map(reference -> reference.entry().apiCall())
        .contains(key("repo7", "model-7").toString());
  }

  private static long lookUps(List<Reference> references, List<CallTree> calls) {
    AtomicLong count = new AtomicLong();
    ReferenceIndex index = new ReferenceIndex(references, () -> new CountingMap(count));
    count.set(0);
    new Matcher(index).match(calls, List.of("some text"));
    return count.get();
  }

  private static final class CountingMap extends HashMap<Object, List<Reference>> {

    private static final long serialVersionUID = 1L;
    private final transient AtomicLong count;

    CountingMap(AtomicLong count) {
      this.count = count;
    }

    @Override
    public List<Reference> getOrDefault(Object key, List<Reference> absent) {
      count.incrementAndGet();
      return super.getOrDefault(key, absent);
    }
  }

  private static ApiKey key(String repository, String model) {
    return ApiKey.of(
        "zoo.load",
        Part.of("repo", Role.REPOSITORY, repository),
        Part.of("model", Role.MODEL, model));
  }

  private static CallTree call(String repository, String model) {
    Call call = new Call(new Name("load"), List.of());
    SourceCall found =
        new SourceCall(call, new Span(0, 6), List.of(), true, false, Optional.empty());
    ApiKey key = key(repository, model);
    return new CallTree(new KeyedCall(found, call, call, List.of(key), List.of()), List.of());
  }

  private static List<Reference> references(int count) {
    List<Reference> references = new ArrayList<>(count);
    for (int line = 0; line < count; line++) {
      ApiKey key = key("repo" + line % 20, "model-" + line);
      ApiRecord entry = new ApiRecord(line, "D" + line % 9, key.toString(), Map.of());
      Optional<Call> call = Optional.of(new Call(new Name("load"), List.of()));
      references.add(new Reference(entry, call, List.of(key), true));
    }
    return references;
  }
}

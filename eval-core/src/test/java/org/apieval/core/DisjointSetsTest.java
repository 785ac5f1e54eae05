package org.apieval.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class DisjointSetsTest {

  @Property
  void rootsAreEqualWhereChainsOfJoinsLead(
      @ForAll @Size(max = 30) List<@IntRange(min = 0, max = 9) Integer> ends) {
    DisjointSets<Integer> sets = new DisjointSets<>();
    List<Set<Integer>> joined = new ArrayList<>();
    for (int thing = 0; thing < 10; thing++) {
      joined.add(new HashSet<>(Set.of(thing)));
    }
    for (int i = 0; i + 1 < ends.size(); i += 2) {
      sets.join(ends.get(i), ends.get(i + 1));
      Set<Integer> both = joined.get(ends.get(i));
      both.addAll(joined.get(ends.get(i + 1)));
      both.forEach(thing -> joined.set(thing, both));
    }

    for (int one = 0; one < 10; one++) {
      for (int other = 0; other < 10; other++) {
        assertThat(sets.root(one).equals(sets.root(other)))
            .isEqualTo(joined.get(one).contains(other));
      }
    }
  }
}

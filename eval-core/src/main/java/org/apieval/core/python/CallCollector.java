package org.apieval.core.python;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apieval.api.call.Call;
import org.apieval.core.answer.MappedText;

/** Gathers the calls of a text with their places. Not thread-safe. */
final class CallCollector {

  private static final Comparator<SourceCall> SOURCE_ORDER =
      Comparator.<SourceCall>comparingInt(call -> call.span().start())
          .thenComparing(
              Comparator.comparingInt((SourceCall call) -> call.span().end()).reversed());

  private final Set<SourceCall> dataCalls = Collections.newSetFromMap(new IdentityHashMap<>());
  private final List<Span> dataPlaces = new ArrayList<>();
  private final List<SourceCall> found;
  private final Optional<MappedText> source;
  private final int nesting;
  private final long[] room; // characters of verbatim text that may still be made, shared

  private CallCollector(
      List<SourceCall> found, Optional<MappedText> source, int nesting, long[] room) {
    this.found = found;
    this.source = source;
    this.nesting = nesting;
    this.room = room;
  }

  /** An empty collector for calls of this text. */
  static CallCollector of(MappedText source) {
    return new CallCollector(
        new ArrayList<>(), Optional.of(source), 0, new long[] {allowance(source)});
  }

  /** A collector that forgets what it is given. */
  static CallCollector none() {
    return new CallCollector(new ArrayList<>(), Optional.empty(), 0, new long[] {1_000_000});
  }

  private static long allowance(MappedText source) {
    return 1_000_000L + 20L * source.text().length();
  }

  /** This collector for what stands one f-string further inside. */
  CallCollector deeper() {
    return new CallCollector(found, source, nesting + 1, room);
  }

  /** The same list of calls for another text that maps to the same original. */
  CallCollector over(MappedText text) {
    return new CallCollector(found, source.map(ignored -> text), nesting, room);
  }

  int nesting() {
    return nesting;
  }

  /**
   * Accounts for text that is copied into nodes: nested ones repeat it. False if it is too much.
   */
  boolean spend(int characters) {
    room[0] -= characters;
    return room[0] >= 0;
  }

  void add(Call node, Tok first, Tok last, ArgumentBuilder arguments, List<Tok> tokens) {
    if (source.isEmpty()) {
      return;
    }
    MappedText text = source.get();
    Span span = new Span(text.origin(first.start()), text.origin(last.end()));
    boolean truncated = tokens.stream().anyMatch(CallCollector::isSupplied);
    found.add(new SourceCall(node, span, arguments.values(), true, truncated, arguments.problem()));
  }

  private static boolean isSupplied(Tok token) {
    return token.repair() != null && token.repair().supplied();
  }

  /**
   * Adds calls that are written as data.
   *
   * @param places where they stand: what else is found there does not count
   */
  void addData(List<SourceCall> data, List<Span> places) {
    found.addAll(data);
    dataCalls.addAll(data);
    dataPlaces.addAll(places);
  }

  private boolean isInsideData(SourceCall call) {
    int low = 0;
    int high = dataPlaces.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (dataPlaces.get(middle).end() < call.span().end()) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low < dataPlaces.size()
        && dataPlaces.get(low).contains(call.span())
        && !dataCalls.contains(call);
  }

  /** How many calls there are; goes with {@link #reset}. */
  int mark() {
    return found.size();
  }

  /** Forgets the calls found since a mark. */
  void reset(int mark) {
    found.subList(mark, found.size()).clear();
  }

  /** The calls found so far, as they came. */
  List<SourceCall> found() {
    return found;
  }

  /** The calls in source order, longer ones first, each told whether another one contains it. */
  List<SourceCall> inOrder() {
    List<SourceCall> sorted = new ArrayList<>(found);
    if (!dataPlaces.isEmpty()) {
      sorted.removeIf(this::isInsideData);
    }
    sorted.sort(SOURCE_ORDER);
    List<Optional<String>> problems = problems(sorted);
    List<SourceCall> result = new ArrayList<>(sorted.size());
    int covered = -1;
    for (int i = 0; i < sorted.size(); i++) {
      SourceCall call = sorted.get(i);
      boolean outermost = call.span().end() > covered;
      covered = Math.max(covered, call.span().end());
      result.add(
          new SourceCall(
              call.call(),
              call.span(),
              call.values(),
              outermost,
              call.truncated(),
              problems.get(i)));
    }
    return List.copyOf(result);
  }

  /** The problems of the calls: what Python refuses inside a call makes it refuse the call too. */
  private static List<Optional<String>> problems(List<SourceCall> sorted) {
    List<Optional<String>> problems = new ArrayList<>();
    Deque<Integer> around = new ArrayDeque<>();
    for (int i = 0; i < sorted.size(); i++) {
      SourceCall call = sorted.get(i);
      while (!around.isEmpty() && !sorted.get(around.peek()).span().contains(call.span())) {
        around.pop();
      }
      problems.add(call.problem());
      if (call.problem().isPresent()) {
        around.forEach(
            outer -> {
              if (problems.get(outer).isEmpty()) {
                problems.set(outer, call.problem());
              }
            });
      }
      around.push(i);
    }
    return problems;
  }
}

package org.apieval.core.python;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.apieval.core.answer.MappedText;
import org.apieval.core.python.Grammar.Outcome;
import org.apieval.core.python.PythonExpressionParser.PrimaryIslandContext;

/**
 * Reads one call that starts at a known place: as Python does, or with the repairs that answers of
 * models need. Not thread-safe; one for each text.
 */
final class CallReader {

  private static final int MAX_REPAIRS = 12;
  private static final long MIN_ROOM = 300_000;

  private final MappedText source;
  private final CallCollector calls;
  private final boolean prose;
  private final Set<Integer> hopeless = new HashSet<>();
  private final Set<Integer> tooDeep = new HashSet<>();
  private long strictRoom; // tokens that may still be looked at: nothing is free
  private long room;

  /**
   * @param prose whether words in a bracket are more likely to be words than a broken argument
   */
  CallReader(MappedText source, CallCollector calls, boolean prose) {
    this.source = source;
    this.calls = calls;
    this.prose = prose;
    this.strictRoom = MIN_ROOM + 2L * source.text().length();
    this.room = MIN_ROOM + source.text().length();
  }

  /**
   * Reads the call whose callee starts at an offset.
   *
   * @param bracket where the bracket behind the callee stands
   * @return the offset behind the call; empty if there is none, or no readable one
   */
  OptionalInt read(int from, int bracket) {
    OptionalInt strict = readStrict(from, bracket);
    return strict.isPresent() ? strict : readBroken(from, bracket);
  }

  private OptionalInt readStrict(int from, int bracket) {
    if (strictRoom < 0 || hopeless.contains(bracket)) {
      return OptionalInt.empty();
    }
    CallScan scan = CallScan.strict(source.text(), from);
    strictRoom -= scan.cost();
    if (!scan.isSound()) {
      hopeless.addAll(scan.hopeless());
      return OptionalInt.empty();
    }
    Piece piece = Part.piece(source.text(), scan.parts());
    strictRoom -= scan.parts().size();
    Outcome<PrimaryIslandContext> outcome =
        Grammar.parse(piece, PythonExpressionParser::primaryIsland);
    return outcome.tree().isPresent() ? build(piece, outcome.tree().get()) : OptionalInt.empty();
  }

  /** Reads a call that Python would refuse. */
  OptionalInt readBroken(int from, int bracket) {
    if (room < 0 || tooDeep.contains(bracket)) {
      return OptionalInt.empty();
    }
    CallScan scan = CallScan.tolerant(source, from);
    room -= scan.cost();
    if (!scan.isSound()) {
      tooDeep.addAll(scan.hopeless());
      return OptionalInt.empty();
    }
    return repair(scan);
  }

  private OptionalInt repair(CallScan scan) {
    Optional<Readable> readable = fit(scan);
    return readable.isPresent()
        ? build(readable.get().piece(), readable.get().tree())
        : OptionalInt.empty();
  }

  /**
   * Tokens that fit the grammar.
   *
   * @param piece the tokens
   * @param tree what they are
   */
  record Readable(Piece piece, PrimaryIslandContext tree) {}

  /** Repairs tokens until they fit. */
  Optional<Readable> fit(CallScan scan) {
    Optional<List<Part>> parts = Optional.of(scan.parts());
    for (int i = 0; i < MAX_REPAIRS && parts.isPresent(); i++) {
      Piece piece = Part.piece(source.text(), parts.get());
      Outcome<PrimaryIslandContext> outcome =
          Grammar.parse(piece, PythonExpressionParser::primaryIsland);
      if (outcome.tree().isPresent()) {
        return Optional.of(new Readable(piece, outcome.tree().get()));
      }
      room -= 3L * parts.get().size();
      parts =
          outcome.failedAt() < 0 || room < 0
              ? Optional.empty()
              : next(scan, parts.get(), outcome.failedAt());
    }
    return Optional.empty();
  }

  private Optional<List<Part>> next(CallScan scan, List<Part> parts, int failed) {
    CallRepairs repairs = new CallRepairs(source.text(), prose || scan.isSpaced());
    if (scan.isSpaced() && !scan.isUnclosed()) {
      return Optional.empty(); // a word, and a remark in brackets
    }
    Optional<List<Part>> cut =
        scan.isUnclosed() ? firstThatFits(repairs.cuts(parts, failed)) : Optional.empty();
    return cut.isPresent() ? cut : repairs.withoutJunk(parts, failed);
  }

  private Optional<List<Part>> firstThatFits(List<List<Part>> candidates) {
    return candidates.stream()
        .filter(
            parts ->
                Grammar.parse(
                        Part.piece(source.text(), parts), PythonExpressionParser::primaryIsland)
                    .tree()
                    .isPresent())
        .findFirst();
  }

  private OptionalInt build(Piece piece, PrimaryIslandContext tree) {
    int mark = calls.mark();
    try {
      new TreeBuilder(source, piece, calls).primary(tree.primary());
    } catch (ParseFailure tooDeep) {
      calls.reset(mark);
      return OptionalInt.empty();
    }
    return calls.mark() > mark ? OptionalInt.of(((Tok) tree.getStop()).end()) : OptionalInt.empty();
  }
}

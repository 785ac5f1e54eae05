package org.apieval.core.score;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Call;
import org.apieval.api.call.Constant;
import org.apieval.api.hub.ApiKey;
import org.apieval.core.answer.Section;
import org.apieval.core.match.CallTree;
import org.apieval.core.match.KeyedCall;
import org.apieval.core.match.NearestReference;
import org.apieval.core.match.Reference;
import org.apieval.core.match.ReferenceIndex;
import org.apieval.core.python.Candidates;

/** Says why an answer that matches no reference does not. Thread-safe. */
final class Diagnostician {

  /** What stands in an {@code api_call} field instead of a call is shown up to this length. */
  private static final int LONGEST_TEXT = 200;

  private final ReferenceIndex index;
  private final NearestReference nearest;

  Diagnostician(ReferenceIndex index, NearestReference nearest) {
    this.index = index;
    this.nearest = nearest;
  }

  Diagnosis diagnose(Candidates candidates, List<CallTree> calls) {
    return calls.stream()
        .flatMap(CallTree::calls)
        .min(Comparator.comparing(this::strangeness)) // the first of the least strange ones
        .map(this::diagnose)
        .orElseGet(() -> noCall(candidates));
  }

  /** 0: its function is in the catalogue; 1: it is a call of the hub; 2: neither. */
  private int strangeness(KeyedCall call) {
    if (call.keys().isEmpty()) {
      return 2;
    }
    return isKnownFunction(call) ? 0 : 1;
  }

  private static Diagnosis noCall(Candidates candidates) {
    Optional<String> text =
        candidates.source() == Section.Source.API_CALL
            ? candidates.verbatims().stream()
                .findFirst()
                .filter(field -> field.length() <= LONGEST_TEXT)
            : Optional.empty();
    return new Diagnosis(
        HallucinationKind.NO_CALL,
        Optional.empty(),
        Optional.empty(),
        text,
        Optional.empty(),
        "the answer holds no call");
  }

  private Diagnosis diagnose(KeyedCall call) {
    Optional<ApiKey> key = key(call);
    if (!call.runs()) {
      String problem = call.found().problem().orElseThrow();
      return diagnosis(
          HallucinationKind.UNREADABLE_CALL,
          call,
          key.flatMap(nearest::find),
          "Python refuses it: " + problem);
    }
    if (key.isEmpty() || !isKnownFunction(call)) {
      return unknownFunction(call, key);
    }
    return firstDifference(call, key.get());
  }

  private Diagnosis unknownFunction(KeyedCall call, Optional<ApiKey> key) {
    Optional<Reference> sameModel =
        values(call, key).flatMap(value -> index.findModel(value).stream()).findFirst();
    String function = call.call().callee().orElseGet(() -> call.call().func().toSource());
    if (sameModel.isPresent()) {
      return otherFunction(call, sameModel.get(), function);
    }
    return diagnosis(
        HallucinationKind.UNKNOWN_FUNCTION,
        call,
        key.flatMap(nearest::find),
        "the catalogue has no function " + function);
  }

  /** The values that may name a model: those the hub says do, or else all strings. */
  private static Stream<String> values(KeyedCall call, Optional<ApiKey> key) {
    if (key.isPresent()) {
      return key.get().parts().stream()
          .filter(part -> part.role() == ApiKey.Role.MODEL)
          .filter(ApiKey.Part::isConstant)
          .map(ApiKey.Part::value);
    }
    Call resolved = call.call();
    return resolved.arguments().stream()
        .map(Argument::value)
        .filter(Constant.class::isInstance)
        .flatMap(value -> ((Constant) value).asString().stream());
  }

  /** Goes through the key's parts, the most general first, up to the one that is not known. */
  private Diagnosis firstDifference(KeyedCall call, ApiKey key) {
    for (ApiKey.Part part : key.parts()) {
      if (!part.isConstant() && !isKnown(key)) {
        return diagnosis(
            HallucinationKind.NOT_CONSTANT,
            call,
            nearest.find(key),
            "%s is %s, which is neither a constant nor a name of one"
                .formatted(part.name(), part.value()));
      }
    }
    int known = index.knownParts(key);
    return known == key.parts().size()
        ? diagnosis(
            HallucinationKind.MISSING_ARGUMENT,
            call,
            nearest.findLonger(key),
            "a required argument is missing")
        : unknownPart(call, key, key.parts().get(known));
  }

  private boolean isKnown(ApiKey key) {
    return index.knownParts(key) == key.parts().size();
  }

  private Diagnosis unknownPart(KeyedCall call, ApiKey key, ApiKey.Part part) {
    if (part.role() == ApiKey.Role.REPOSITORY) {
      return diagnosis(
          HallucinationKind.UNKNOWN_REPOSITORY,
          call,
          nearest.find(key),
          "the catalogue has no repository " + part.value());
    }
    Optional<ApiKey.Part> model =
        key.parts().stream().filter(other -> other.role() == ApiKey.Role.MODEL).findFirst();
    Optional<Reference> elsewhere =
        model.flatMap(named -> index.findModel(named.value()).stream().findFirst());
    boolean repositories =
        key.parts().stream().anyMatch(other -> other.role() == ApiKey.Role.REPOSITORY);
    if (elsewhere.isPresent() && !repositories) {
      return otherFunction(call, elsewhere.get(), key.function());
    }
    String value = part.role() == ApiKey.Role.MODEL ? part.value() : model.orElse(part).value();
    return diagnosis(
        HallucinationKind.UNKNOWN_MODEL, call, nearest.find(key), "the catalogue has no " + value);
  }

  private Diagnosis otherFunction(KeyedCall call, Reference reference, String function) {
    return diagnosis(
        HallucinationKind.OTHER_FUNCTION,
        call,
        Optional.of(reference),
        "the catalogue has this model, but not through " + function);
  }

  private Diagnosis diagnosis(
      HallucinationKind kind, KeyedCall call, Optional<Reference> nearest, String reason) {
    String text = call.written().toSource();
    return new Diagnosis(kind, Optional.of(call), key(call), Optional.of(text), nearest, reason);
  }

  /** The key of which most is known, the most specific of several. */
  private Optional<ApiKey> key(KeyedCall call) {
    return call.keys().stream().max(Comparator.comparingInt(index::knownParts));
  }

  private boolean isKnownFunction(KeyedCall call) {
    return call.keys().stream().map(ApiKey::function).anyMatch(index::hasFunction);
  }
}

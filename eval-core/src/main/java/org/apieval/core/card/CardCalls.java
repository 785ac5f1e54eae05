package org.apieval.core.card;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apieval.api.call.Call;
import org.apieval.api.call.Constant;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.HubRules;
import org.apieval.core.answer.MappedText;
import org.apieval.core.match.Reference;
import org.apieval.core.match.ReferenceReader;
import org.apieval.core.python.CallFinder;
import org.apieval.core.python.SourceCall;

/**
 * Finds the call that a card is about without a model: what its metadata say, or its code where
 * that says as much. Thread-safe as far as the hub is.
 */
final class CardCalls {

  private final CallFinder finder = new CallFinder();
  private final ReferenceReader references;

  CardCalls(HubRules hub) {
    this.references = new ReferenceReader(hub);
  }

  /**
   * The call.
   *
   * @param known the call that the metadata say
   * @return of the code the first call of the same function about the same model that identifies at
   *     least as much, or of another function likewise; else the known one; without one the first
   *     call of the code that names a model. Where the hub takes any function whatever for its own,
   *     it is the last call that names the card's model: tokenizers stand before models
   */
  Optional<String> best(Card card, Optional<String> known) {
    List<Reference> inCode =
        card.code().stream()
            .flatMap(code -> finder.inPython(MappedText.of(code)).stream())
            .filter(SourceCall::outermost)
            .map(found -> read(found.call().toSource()))
            .filter(CardCalls::namesModel)
            .toList();
    Optional<ApiKey> key = known.map(this::read).flatMap(one -> one.keys().stream().findFirst());
    if (key.isEmpty()) {
      Stream<Reference> usable =
          takesAnyFunction()
              ? inCode.stream()
                  .filter(one -> namesOnly(one, card.modelId()))
                  .reduce((a, b) -> b)
                  .stream()
              : inCode.stream();
      return usable.findFirst().map(CardCalls::text).or(() -> known);
    }
    List<Reference> better = inCode.stream().filter(one -> saysMore(key(one), key.get())).toList();
    Stream<Reference> sameFunction =
        better.stream().filter(one -> key(one).function().equals(key.get().function()));
    return Stream.concat(sameFunction, better.stream())
        .findFirst()
        .map(CardCalls::text)
        .or(() -> known);
  }

  /** What a call names: its model, of an address the path; empty where it names none. */
  Optional<String> name(String call) {
    return read(call).keys().stream()
        .limit(1)
        .flatMap(CardCalls::names)
        .reduce((repository, model) -> model)
        .map(name -> name.replaceFirst("^https?://[^/]+/(?=.)", ""));
  }

  /** The keyword arguments of a call that do not identify its API, as they are written. */
  Map<String, Object> options(String call) {
    Reference reference = read(call);
    Set<String> identifying =
        reference.keys().stream()
            .flatMap(key -> key.parts().stream())
            .map(ApiKey.Part::value)
            .collect(Collectors.toSet());
    Map<String, Object> options = new LinkedHashMap<>();
    reference
        .call()
        .map(Call::keywordArguments)
        .orElse(Map.of())
        .forEach(
            (name, value) -> {
              if (!(value instanceof Constant constant && identifying.contains(constant.value()))) {
                options.put(name, value.toSource());
              }
            });
    return options;
  }

  private Reference read(String call) {
    return references.read(new ApiRecord(0, "", call, Map.of()));
  }

  private static String text(Reference reference) {
    return reference.entry().apiCall();
  }

  private static ApiKey key(Reference reference) {
    return reference.keys().get(0);
  }

  private static boolean namesModel(Reference reference) {
    return !reference.keys().isEmpty()
        && names(key(reference)).findAny().isPresent()
        && key(reference).parts().stream().allMatch(ApiKey.Part::isConstant);
  }

  private boolean takesAnyFunction() {
    return !read("anything('x')").keys().isEmpty();
  }

  private static boolean namesOnly(Reference reference, Optional<String> model) {
    return names(key(reference)).allMatch(name -> model.filter(name::equals).isPresent());
  }

  private static Stream<String> names(ApiKey key) {
    return key.parts().stream()
        .filter(part -> part.role() != ApiKey.Role.OTHER)
        .map(ApiKey.Part::value);
  }

  private static boolean saysMore(ApiKey key, ApiKey known) {
    return key.parts().size() >= known.parts().size()
        && names(known).allMatch(name -> names(key).anyMatch(own -> isSame(own, name)));
  }

  /** Whether a name is another one, a version behind it aside. */
  private static boolean isSame(String name, String known) {
    return name.equals(known) || name.startsWith(known + ":") || name.startsWith(known + "/");
  }
}

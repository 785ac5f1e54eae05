package org.apieval.core.request;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apieval.api.call.Call;
import org.apieval.api.hub.ApiKey;
import org.apieval.core.match.ModelNames;
import org.apieval.core.match.Reference;

/**
 * What a request must not say about the API that serves it: its function, its identifiers, the
 * names of its repository and model, and the name of its record. Immutable and thread-safe.
 *
 * @param identifiers texts that may not stand in it at all
 * @param names names that it may not say, however they are written
 * @param families beginnings of names; plain words count only where they are written as names
 */
record NamedApi(Set<String> identifiers, Set<String> names, Set<String> families) {

  private static final int SHORTEST_FAMILY = 4;
  private static final int LONGEST_NAME = 200;
  private static final Pattern FAMILY = Pattern.compile("\\p{L}+");

  /** A plain word with a capital is a name where it is used, or is a model: use Whisper. */
  private static final String AS_A_TOOL =
      "\\b(?:[Uu]s(?:e|ing)|[Tt]ry|[Rr]un|[Ll]oad|[Cc]all|[Vv]ia) (?:the )?%1$s(?!\\p{L})"
          + "|(?<!\\p{L})%1$s (?:models?|networks?|architectures?|checkpoints?)\\b";

  private static final Pattern PLAIN_WORD = Pattern.compile("\\p{L}\\p{Ll}*");

  NamedApi {
    identifiers = Set.copyOf(identifiers);
    names = Collections.unmodifiableSet(new LinkedHashSet<>(names));
    families = Collections.unmodifiableSet(new LinkedHashSet<>(families));
  }

  static NamedApi of(Reference reference, ModelNames naming) {
    Set<String> identifiers = new LinkedHashSet<>();
    Set<String> names = new LinkedHashSet<>();
    reference
        .call()
        .flatMap(Call::callee)
        .ifPresent(callee -> addFunction(callee, identifiers, names));
    List<String> ofKey = new ArrayList<>();
    for (ApiKey key : reference.keys()) {
      ofKey.addAll(naming.ofAll(key));
      key.parts().stream()
          .filter(part -> part.role() != ApiKey.Role.OTHER && part.value().contains("/"))
          .forEach(part -> identifiers.add(part.value().toLowerCase(Locale.ROOT)));
    }
    names.addAll(ofKey);
    String recordName = reference.entry().text("api_name");
    if (recordName.length() >= SHORTEST_FAMILY
        && recordName.length() <= LONGEST_NAME
        && !naming.isMadeOfLabels(recordName)) {
      names.add(recordName);
    }
    Set<String> families = new LinkedHashSet<>();
    ofKey.forEach(name -> family(name, naming).ifPresent(families::add));
    families.removeIf(owners(reference)::contains); // a firm is no model
    return new NamedApi(identifiers, names, families);
  }

  /** {@code torch.hub.load} as a whole, and of its parts those that no plain word is. */
  private static void addFunction(String callee, Set<String> identifiers, Set<String> names) {
    if (callee.contains(".")) {
      identifiers.add(callee.toLowerCase(Locale.ROOT));
    }
    for (String part : callee.split("\\.")) {
      if (part.length() >= SHORTEST_FAMILY && !PLAIN_WORD.matcher(part).matches()) {
        names.add(part);
      }
    }
  }

  private static Set<String> owners(Reference reference) {
    Set<String> owners = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    for (ApiKey key : reference.keys()) {
      key.parts().stream()
          .filter(part -> part.value().contains("/"))
          .forEach(part -> owners.add(part.value().split("/", 2)[0]));
    }
    return owners;
  }

  private static Optional<String> family(String name, ModelNames naming) {
    Matcher letters = FAMILY.matcher(name);
    return letters.find() && letters.group().length() >= SHORTEST_FAMILY
        ? Optional.of(letters.group()).filter(word -> !naming.isMadeOfLabels(word))
        : Optional.empty();
  }

  /** What a request says of it; empty if nothing. */
  Optional<String> in(String request) {
    String folded = request.toLowerCase(Locale.ROOT);
    return identifiers.stream()
        .filter(folded::contains)
        .sorted()
        .findFirst()
        .or(() -> names.stream().filter(name -> ModelNames.isIn(request, name)).findFirst())
        .or(() -> families.stream().filter(name -> saysFamily(request, name)).findFirst());
  }

  private static boolean saysFamily(String request, String family) {
    String capital = family.substring(0, 1).toUpperCase(Locale.ROOT) + family.substring(1);
    return ModelNames.isIn(request, family)
        || Pattern.compile(AS_A_TOOL.formatted(Pattern.quote(capital))).matcher(request).find();
  }
}

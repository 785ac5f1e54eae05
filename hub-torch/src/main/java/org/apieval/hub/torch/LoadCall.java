package org.apieval.hub.torch;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apieval.api.call.Call;
import org.apieval.api.call.Expression;
import org.apieval.api.hub.ApiKey.Form;
import org.apieval.api.hub.ApiKey.Part;
import org.apieval.api.hub.ApiKey.Role;

/**
 * What a call of {@code torch.hub.load} loads: repository, entry point, variant, each only if the
 * one before is there.
 *
 * <p>The variant is what the entry point gets as its first own argument by position. Published
 * entries spell it as {@code load(repo_or_dir='o/r', 'entry', model='variant')}, which Python
 * refuses: there a positional argument takes the place of the entry point, and {@code model} is the
 * variant.
 *
 * @param parts in this order; empty where no repository is given
 */
record LoadCall(List<Part> parts) {

  /** Owner, repository and behind a colon a branch, tag or commit. */
  private static final Pattern WITH_REF =
      Pattern.compile("([^/:\\s]+/[^/:\\s]+):.*", Pattern.DOTALL);

  LoadCall {
    parts = List.copyOf(parts);
  }

  static LoadCall read(Call call) {
    Map<String, Expression> named = call.keywordArguments();
    List<Expression> positional = new ArrayList<>(call.positionalArguments());
    Optional<Expression> repository =
        first(named, "repo_or_dir", "github").or(() -> next(positional));
    Optional<Expression> entryPoint = next(positional);
    Optional<Expression> model = first(named, "model");
    Optional<Expression> variant =
        entryPoint.isPresent() && model.isPresent() ? model : next(positional);

    List<Part> parts = new ArrayList<>();
    repository.ifPresent(value -> parts.add(Part.of("repo_or_dir", Role.REPOSITORY, value)));
    Optional<Expression> loaded = entryPoint.or(() -> model);
    if (repository.isPresent() && loaded.isPresent()) {
      parts.add(Part.of("model", Role.MODEL, loaded.get()));
      variant.ifPresent(value -> parts.add(Part.of("variant", Role.MODEL, value)));
    }
    return new LoadCall(parts);
  }

  /** The same without the repository's git ref. */
  LoadCall withoutRef() {
    List<Part> stripped = new ArrayList<>(parts);
    if (!stripped.isEmpty() && stripped.get(0).form() == Form.STRING) {
      Matcher matcher = WITH_REF.matcher(stripped.get(0).value());
      if (matcher.matches()) {
        stripped.set(0, stripped.get(0).withValue(matcher.group(1)));
      }
    }
    return new LoadCall(stripped);
  }

  private static Optional<Expression> first(Map<String, Expression> named, String... keywords) {
    for (String keyword : keywords) {
      if (named.containsKey(keyword)) {
        return Optional.of(named.get(keyword));
      }
    }
    return Optional.empty();
  }

  private static Optional<Expression> next(List<Expression> positional) {
    return positional.isEmpty() ? Optional.empty() : Optional.of(positional.remove(0));
  }
}

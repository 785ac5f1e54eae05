package org.apieval.core.official;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** What the published scripts, one a hub, do each in its own way. */
enum PublishedScript {
  TORCHHUB {
    @Override
    boolean readsWholeTexts() {
      return false;
    }

    @Override
    Optional<String> required(SyntaxNode argument) {
      String text = argument.text();
      return text.contains("repo_or_dir") || text.contains("model")
          ? Optional.of(value(argument))
          : Optional.empty();
    }
  },

  TENSORFLOWHUB {
    @Override
    Optional<String> required(SyntaxNode argument) {
      String text = argument.text();
      boolean model = text.contains("model=") || text.contains("model =");
      return model ? Optional.of(value(argument)) : asItStands(text);
    }
  },

  HUGGINGFACE {
    @Override
    Optional<String> required(SyntaxNode argument) {
      String text = argument.text();
      return text.contains("=") ? Optional.of(value(argument)) : asItStands(text);
    }
  };

  private static final Set<String> PUNCTUATION = Set.of("(", ")", ",");

  /** The script for a hub; empty where none was published. */
  static Optional<PublishedScript> of(String hub) {
    return Arrays.stream(values()).filter(script -> script.hub().equals(hub)).findFirst();
  }

  /** The id of the hub that it is for. */
  String hub() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether an answer without {@code api_call} is read as a whole; if not, it is not read. */
  boolean readsWholeTexts() {
    return true;
  }

  /**
   * The texts that a reference wants to see.
   *
   * @param arguments the children of its argument list, punctuation included
   */
  List<String> required(List<SyntaxNode> arguments) {
    List<String> required = new ArrayList<>();
    arguments.forEach(
        argument -> required(argument).map(PublishedScript::unquoted).ifPresent(required::add));
    return List.copyOf(required);
  }

  abstract Optional<String> required(SyntaxNode argument);

  private static Optional<String> asItStands(String text) {
    return PUNCTUATION.contains(text) ? Optional.empty() : Optional.of(text);
  }

  /** What stands behind the equals sign: the third child, whatever the argument is. */
  private static String value(SyntaxNode argument) {
    List<SyntaxNode> parts = argument.children();
    return parts.size() > 2 ? parts.get(2).text() : argument.text();
  }

  private static String unquoted(String text) {
    return text.replaceAll("^'+|'+$", "");
  }
}

package org.apieval.core.results;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import java.io.CharConversionException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;

/** Says why a file could not be read. Stateless and thread-safe. */
public final class JsonFailures {

  private static final int LONGEST = 200;

  private static final Map<Class<?>, String> TYPES =
      Map.of(
          String.class, "a text",
          Boolean.class, "true or false",
          Integer.class, "a whole number");

  private JsonFailures() {}

  /** The user's error that a failure to read JSON from a file is, naming line and field. */
  public static EvalException of(Path file, IOException e) {
    String name = Printable.text(file.toString());
    if (e instanceof JsonProcessingException json) {
      return user(name + where(json) + ": " + what(json), e);
    }
    if (e instanceof NoSuchFileException) {
      return user("no such file: " + name, e);
    }
    if (e instanceof AccessDeniedException) {
      return user("cannot read " + name + ": permission denied", e);
    }
    if (e instanceof CharConversionException) {
      return user(name + ": there are bytes that are no text in UTF-8", e);
    }
    String why =
        Files.isDirectory(file)
            ? "it is a folder"
            : Printable.text(String.valueOf(e.getMessage()), LONGEST);
    return user("cannot read " + name + ": " + why, e);
  }

  private static EvalException user(String message, IOException cause) {
    return new EvalException(EvalException.Code.USER, message, cause);
  }

  private static String where(JsonProcessingException e) {
    return e.getLocation() == null || e.getLocation().getLineNr() < 1
        ? ""
        : ":" + e.getLocation().getLineNr();
  }

  private static String what(JsonProcessingException e) {
    String message =
        Printable.text(
            String.valueOf(e.getOriginalMessage()).lines().findFirst().orElse(""), LONGEST);
    if (!(e instanceof JsonMappingException mapping)) {
      return "broken JSON: " + message;
    }
    String wrong = expected(mapping).map("expected "::concat).orElse(message);
    String path =
        mapping.getPath().stream()
            .map(JsonFailures::step)
            .collect(Collectors.joining())
            .replaceFirst("^\\.", "");
    return path.isEmpty() ? wrong : Printable.text(path, LONGEST) + ": " + wrong;
  }

  /** What should stand there, where that is known. */
  private static Optional<String> expected(JsonMappingException e) {
    Class<?> type = e instanceof MismatchedInputException other ? other.getTargetType() : null;
    if (type == null) {
      return Optional.empty();
    }
    if (Collection.class.isAssignableFrom(type)) {
      return Optional.of("a list");
    }
    return Optional.of(TYPES.getOrDefault(type, "an object"));
  }

  private static String step(JsonMappingException.Reference step) {
    return step.getFieldName() == null ? "[" + step.getIndex() + "]" : "." + step.getFieldName();
  }
}

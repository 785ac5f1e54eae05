package org.apieval.core.yamlhub;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.apieval.api.hub.HubRules;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.dataset.HubData;

/**
 * A hub that a YAML file describes. {@code docs/hub-in-yaml.md} and {@code hub.schema.json} beside
 * this class say what such a file holds. Immutable and thread-safe.
 *
 * @param file the file
 * @param rules what identifies an API
 * @param data where catalogue, questions and answers are; empty where the file does not say it
 */
public record YamlHub(Path file, HubRules rules, Optional<HubData> data) {

  private static final List<String> KEYS =
      List.of("id", "functions", "domains", "catalogue", "questions", "answers");

  /**
   * Reads a hub file.
   *
   * @param taken ids of other hubs
   * @throws EvalException USER with file, line, column and the path of what is wrong: in the file,
   *     or because a file that it names is not there, or its id is taken
   */
  public static YamlHub read(Path file, Collection<String> taken) {
    return read(file, taken, name -> Optional.ofNullable(System.getenv(name)));
  }

  /**
   * As {@link #read(Path, Collection)}.
   *
   * @param environment the variables that paths may name; empty for one that is not set
   */
  public static YamlHub read(
      Path file, Collection<String> taken, Function<String, Optional<String>> environment) {
    YamlValue root = YamlText.read(file);
    Map<String, YamlValue> fields = root.fields(KEYS);
    String id = id(root.required(fields, "id"), taken);
    List<FunctionRule> functions = new FunctionReader().read(root.required(fields, "functions"));
    YamlRules plain = new YamlRules(id, functions, Map.of());
    HubRules rules =
        Optional.ofNullable(fields.get("domains"))
            .<HubRules>map(
                domains -> new YamlRules(id, functions, DomainReader.read(domains, plain)))
            .orElse(plain);
    DataReader reader =
        new DataReader(new FilePaths(Optional.ofNullable(file.getParent()), environment));
    return new YamlHub(file, rules, data(root, fields, reader));
  }

  private static String id(YamlValue value, Collection<String> taken) {
    String id = value.text();
    if (!id.matches("[a-z0-9][a-z0-9._-]*")) {
      throw value.failure(
          "must be of lower-case letters, digits and . _ - and begin with a letter or digit, not \""
              + Printable.text(id, 60)
              + '"');
    }
    if (taken.contains(id)) {
      throw value.failure("is \"" + id + "\", which is another hub's; choose another one");
    }
    return id;
  }

  private static Optional<HubData> data(
      YamlValue root, Map<String, YamlValue> fields, DataReader reader) {
    if (!fields.containsKey("catalogue")) {
      for (String name : List.of("questions", "answers")) {
        if (fields.containsKey(name)) {
          throw fields.get(name).failure("goes with \"catalogue\", which is missing");
        }
      }
      return Optional.empty();
    }
    return Optional.of(
        new HubData(
            reader.catalogue(fields.get("catalogue")),
            Optional.ofNullable(fields.get("questions")).map(reader::questions),
            Optional.ofNullable(fields.get("answers")).map(reader::answers)));
  }
}

package org.apieval.core.yamlhub;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apieval.api.hub.HubRules;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.dataset.HubData;

/**
 * A hub that a YAML file describes. {@code docs/hub-in-yaml.md} and {@code hub.schema.json} beside
 * this class say what such a file holds. The data that it names are looked for when they are asked
 * for: with data from elsewhere, its own need not be there. Immutable and thread-safe.
 */
public final class YamlHub {

  private static final List<String> KEYS =
      List.of("id", "functions", "domains", "catalogue", "questions", "answers");

  private final Path file;
  private final HubRules rules;
  private final Supplier<Optional<HubData>> data;

  private YamlHub(Path file, HubRules rules, Supplier<Optional<HubData>> data) {
    this.file = file;
    this.rules = rules;
    this.data = data;
  }

  /**
   * Reads a hub file.
   *
   * @param taken ids of other hubs
   * @throws EvalException USER with file, line, column and the path of what is wrong in the file,
   *     or because its id is taken
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
    data(fields, new DataReader(YamlHub::anyFile)); // what is wrong in the file is said at once
    FilePaths paths = new FilePaths(Optional.ofNullable(file.getParent()), environment);
    return new YamlHub(file, rules, () -> data(fields, new DataReader(paths::files)));
  }

  private static List<Path> anyFile(YamlValue name) {
    name.text(); // it must be one
    return List.of(Path.of("later"));
  }

  /** The file. */
  public Path file() {
    return file;
  }

  /** What identifies an API. */
  public HubRules rules() {
    return rules;
  }

  /**
   * Where catalogue, questions and answers are; empty where the file does not say it.
   *
   * @throws EvalException USER with file, line and column if a file that it names is not there
   */
  public Optional<HubData> data() {
    return data.get();
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

  private static Optional<HubData> data(Map<String, YamlValue> fields, DataReader reader) {
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

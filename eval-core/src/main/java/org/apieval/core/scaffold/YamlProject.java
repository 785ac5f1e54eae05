package org.apieval.core.scaffold;

import java.nio.file.Path;
import java.util.Map;

/**
 * A new hub without code: a YAML file that describes it, and its data.
 *
 * @param name the hub's name
 */
public record YamlProject(HubName name) {

  /** For editors, which check the file with it. */
  private static final String SCHEMA = "/org/apieval/core/yamlhub/hub.schema.json";

  /**
   * Writes it.
   *
   * @param folder not there yet, or empty
   * @throws org.apieval.core.EvalException USER if the folder is not new or cannot be written
   */
  public void write(Path folder) {
    NewFolder project = new NewFolder(folder);
    Templates templates = new Templates(Map.of("name", name.text(), "module", name.module()));
    project.write("hub.yaml", templates.fill("yaml/hub"));
    project.write("hub.schema.json", Templates.text(SCHEMA));
    project.write("README.md", templates.fill("yaml/README"));
    for (String data : new String[] {"catalogue", "questions", "answers"}) {
      project.write(data + ".jsonl", templates.fill(data));
    }
  }
}

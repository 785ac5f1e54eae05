package org.apieval.core.scaffold;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.ApiVersion;

/**
 * A new hub in Java: a Maven project that builds and passes its tests as it is written.
 *
 * @param name the hub's name
 * @param javaPackage for its classes
 */
public record HubProject(HubName name, JavaPackage javaPackage) {

  /** A project in the package that goes with its name, or in another one. */
  public static HubProject of(HubName name, Optional<JavaPackage> javaPackage) {
    return new HubProject(name, javaPackage.orElseGet(name::defaultPackage));
  }

  /**
   * Writes it.
   *
   * @param folder not there yet, or empty
   * @param kit the jars that it is built with
   * @throws org.apieval.core.EvalException USER if the folder is not new or cannot be written
   */
  public void write(Path folder, KitRepository kit) {
    NewFolder project = new NewFolder(folder);
    Templates templates = new Templates(scope(kit.version()));
    String type = name.type();
    String main = "src/main/java/" + javaPackage.path() + "/" + type;
    String test = "src/test/java/" + javaPackage.path() + "/" + type;
    String sample = "src/main/resources/" + javaPackage.path() + "/sample/";
    project.write("pom.xml", templates.fill("java/pom"));
    project.write("README.md", templates.fill("java/README"));
    project.write(".gitignore", templates.fill("java/gitignore"));
    project.write(".github/workflows/build.yml", templates.fill("java/workflow"));
    project.write(main + "Rules.java", templates.fill("java/Rules"));
    project.write(test + "RulesTest.java", templates.fill("java/RulesTest"));
    project.write(test + "ContractTest.java", templates.fill("java/ContractTest"));
    project.write(
        "src/main/resources/META-INF/services/org.apieval.api.hub.HubRules",
        javaPackage.name() + "." + type + "Rules\n");
    for (String data : new String[] {"catalogue", "questions", "answers"}) {
      project.write(sample + data + ".jsonl", templates.fill(data));
    }
    kit.copyTo(folder.resolve("lib"));
  }

  private Map<String, String> scope(String kitVersion) {
    Map<String, String> scope = new HashMap<>();
    scope.put("name", name.text());
    scope.put("type", name.type());
    scope.put("module", name.module());
    scope.put("package", javaPackage.name());
    scope.put("path", javaPackage.path());
    scope.put("apiVersion", ApiVersion.current().toString());
    scope.put("kitVersion", kitVersion);
    return scope;
  }
}

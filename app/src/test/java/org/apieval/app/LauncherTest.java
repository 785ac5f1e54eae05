package org.apieval.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.apieval.app.CommandLineFixture.Run;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher, in a repository of its own, with a java and an mvn that only say what they do. */
class LauncherTest {

  private static final String JAVA =
      """
      #!/bin/sh
      if [ "$1" = -version ]; then
        echo 'openjdk version "@VERSION@" 2021-10-19' >&2
        exit
      fi
      for word; do printf '[%s]' "$word"; done
      """;

  private static final String MVN =
      """
      #!/bin/sh
      if [ "$1" = -v ]; then
        echo 'Apache Maven @VERSION@ (abc)'
        exit
      fi
      echo "built in $PWD by $*" >>builds
      sleep 1
      [ ! -f broken ] || { echo '[ERROR] it does not compile'; exit 1; }
      mkdir -p app/target/lib
      : >app/target/lib/b.jar
      : >app/target/lib/a.jar
      : >app/target/lib.stamp
      """;

  @TempDir private Path folder;
  private Path root;
  private Path tools;

  @BeforeEach
  void layOut() throws IOException {
    root = folder.resolve("the repository");
    tools = Files.createDirectories(folder.resolve("tools"));
    Files.createDirectories(root.resolve("app/bin"));
    Files.createDirectories(root.resolve("core/src/main"));
    Files.writeString(root.resolve("pom.xml"), "<project/>");
    Files.writeString(root.resolve("app/pom.xml"), "<project/>");
    Files.writeString(root.resolve("core/src/main/A.java"), "class A {}");
    Files.copy(Repository.launcher(), root.resolve("app/bin/apieval"));
    tool("java", JAVA.replace("@VERSION@", "17.0.1"));
    tool("javac", "#!/bin/sh\n");
    tool("mvn", MVN.replace("@VERSION@", "3.8.7"));
  }

  @Test
  void buildsOnceAndPassesArgumentsOn() throws Exception {
    Run first = launch("score", "--out", "a b");
    Run second = launch("score");

    assertThat(first.exitCode()).isZero();
    assertThat(first.err()).startsWith("apieval: building, once").hasLineCount(1);
    assertThat(first.out()).endsWith("[org.apieval.app.Main][score][--out][a b]");
    assertThat(second.err()).isEmpty();
    assertThat(builds()).hasSize(1).allMatch(line -> line.contains("-DskipTests package"));
  }

  @Test
  void theClassPathIsEveryJarInOrderAndWhatTheUserAdds() throws Exception {
    Run run = launch(Map.of("APIEVAL_CLASSPATH", "/my/hub.jar"), "score");

    String lib = root.toRealPath().resolve("app/target/lib").toString();
    assertThat(run.out())
        .contains("[-cp][" + lib + "/a.jar:" + lib + "/b.jar:/my/hub.jar][org.apieval");
  }

  @Test
  void passesJavaOptionsAndSaysThatThereIsNoTerminal() throws Exception {
    Run run = launch(Map.of("APIEVAL_JAVA_OPTS", "-Xmx1g -Da=b"), "score");

    assertThat(run.out())
        .contains("[-Xmx1g][-Da=b]")
        .contains("[-Dapieval.stdout.terminal=false][-Dapieval.stderr.terminal=false]");
  }

  @Test
  void buildsAgainWhenASourceIsNewerThanTheBuild() throws Exception {
    launch("score");
    age(root.resolve("app/target/lib.stamp"), -1000);
    launch("score");
    launch("score");

    assertThat(builds()).hasSize(2);
  }

  @Test
  void twoStartsAtOnceBuildOnce() throws Exception {
    Processes.Started one = start(Map.of(), "score");
    Processes.Started two = start(Map.of(), "score");

    assertThat(one.await().out()).endsWith("[score]");
    assertThat(two.await().out()).endsWith("[score]");
    assertThat(builds()).hasSize(1);
  }

  @Test
  void theLockOfABuildThatWasKilledDoesNotBlock() throws Exception {
    Path lock = Files.createDirectories(root.resolve("app/target/build.lock"));
    Files.writeString(lock.resolve("pid"), "999999999\n");

    assertThat(launch("score").out()).endsWith("[score]");
    assertThat(lock).doesNotExist();
  }

  @Test
  void aBuildThatFailsSaysWhyAndWhereTheLogIs() throws Exception {
    Files.writeString(root.resolve("broken"), "");

    Run run = launch("score");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("it does not compile", "apieval: the build failed", "build.log");
    assertThat(root.resolve("app/target/build.lock")).doesNotExist();
  }

  @Test
  void toolsThatAreMissingOrTooOldAreNamed() throws Exception {
    assertFails(Map.of("JAVA_HOME", "/nowhere"), "JAVA_HOME is /nowhere");
    tool("java", JAVA.replace("@VERSION@", "11.0.2"));
    assertFails(Map.of(), "version 11.0.2", "17 or newer");
    tool("java", JAVA.replace("@VERSION@", "1.8.0_312"));
    assertFails(Map.of(), "version 1.8.0_312");
    tool("java", JAVA.replace("@VERSION@", "21"));
    tool("mvn", MVN.replace("@VERSION@", "3.6.3"));
    assertFails(Map.of(), "Maven 3.8 or newer", "3.6.3");
  }

  @Test
  void worksThroughLinks() throws Exception {
    Path links = Files.createDirectories(folder.resolve("links"));
    Files.createSymbolicLink(links.resolve("one"), root.resolve("app/bin/apieval"));
    Files.createSymbolicLink(links.resolve("two"), Path.of("one"));

    Run run = Processes.run(folder, environment(Map.of()), links.resolve("two").toString(), "x");

    assertThat(run.out()).endsWith("[x]");
  }

  private void assertFails(Map<String, String> environment, String... parts) throws Exception {
    Run run = launch(environment, "score");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("apieval: ").contains(parts);
  }

  private Run launch(String... arguments) throws Exception {
    return launch(Map.of(), arguments);
  }

  private Run launch(Map<String, String> environment, String... arguments) throws Exception {
    return start(environment, arguments).await();
  }

  private Processes.Started start(Map<String, String> environment, String... arguments)
      throws IOException {
    String launcher = root.resolve("app/bin/apieval").toString();
    return Processes.start(folder, environment(environment), launcher, arguments);
  }

  /** The fake tools come first on the path; no JDK is named. */
  private Map<String, String> environment(Map<String, String> more) {
    Map<String, String> environment = new java.util.HashMap<>();
    environment.put("JAVA_HOME", "");
    environment.put("PATH", tools + ":" + System.getenv("PATH"));
    environment.putAll(more);
    return environment;
  }

  private List<String> builds() throws IOException {
    return Files.readAllLines(root.resolve("builds"));
  }

  private void tool(String name, String script) throws IOException {
    Path file = Files.writeString(tools.resolve(name), script);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    age(file, 2); // newer than what was noted about the one before
  }

  private static void age(Path file, int seconds) throws IOException {
    Files.setLastModifiedTime(file, FileTime.from(Instant.now().plusSeconds(seconds)));
  }
}

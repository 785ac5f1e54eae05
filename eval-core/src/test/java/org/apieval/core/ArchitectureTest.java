package org.apieval.core;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.net.URLClassLoader;
import java.time.Clock;
import java.util.List;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Holds the engine to the design: which package may use what. */
class ArchitectureTest {

  private static final String CORE = "org.apieval.core.";

  /** The packages in flow order; each may use only those before it. */
  private static final List<String> FLOW =
      List.of("answer", "python", "match", "score", "run", "report");

  /** Between these an answer becomes a verdict: pure functions, nothing else. */
  private static final String[] PURE = {
    CORE + "answer..", CORE + "python..", CORE + "match..", CORE + "score.."
  };

  private static JavaClasses core;

  @BeforeAll
  static void readClasses() {
    core =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.apieval.core");
  }

  @Test
  void theRulesSeeClassesInEveryPackage() {
    for (String name : FLOW) {
      assertThat(core.that(resideInAPackage(CORE + name + ".."))).as(name).isNotEmpty();
    }
    assertThat(core.that(resideInAPackage(CORE + "dataset.."))).isNotEmpty();
    assertThat(core.that(resideInAPackage(CORE + "plugin.."))).isNotEmpty();
    assertThat(core.that(resideInAPackage(CORE + "lint.."))).isNotEmpty();
    assertThat(core.that(resideInAPackage(CORE + "retrieve.."))).isNotEmpty();
    assertThat(core.that(resideInAPackage(CORE + "yamlhub.."))).isNotEmpty();
    assertThat(core.contain(ArchitectureTest.class)).as("test classes are left out").isFalse();
  }

  @Test
  void packageOrderIsFlowOrder() {
    for (int step = 0; step < FLOW.size(); step++) {
      for (String later : FLOW.subList(step + 1, FLOW.size())) {
        noClasses()
            .that()
            .resideInAPackage(CORE + FLOW.get(step) + "..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(CORE + later + "..")
            .check(core);
      }
    }
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching("org.apieval.core.(*)..").should().beFreeOfCycles().check(core);
  }

  @Test
  void whatTheFlowReadsIsNotBoundToDataSetsAndPlugins() {
    noClasses()
        .that()
        .resideInAnyPackage(PURE)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            CORE + "dataset..",
            CORE + "plugin..",
            CORE + "retrieve..",
            CORE + "prompt..",
            CORE + "ask..")
        .check(core);
  }

  @Test
  void lintStandsBesideTheFlowAndReadsWhatScoringReads() {
    noClasses()
        .that()
        .resideInAPackage(CORE + "lint..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(CORE + "score..", CORE + "run..", CORE + "report..", CORE + "plugin..")
        .check(core);
    noClasses()
        .that()
        .resideOutsideOfPackage(CORE + "lint..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(CORE + "lint..")
        .check(core);
  }

  @Test
  void checkingIsHandedItsHubAndNothingInTheEngineKnowsIt() {
    assertThat(core.that(resideInAPackage(CORE + "check.."))).isNotEmpty();
    noClasses()
        .that()
        .resideOutsideOfPackage(CORE + "check..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(CORE + "check..")
        .check(core);
    noClasses()
        .that()
        .resideInAPackage(CORE + "check..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(CORE + "plugin..", CORE + "lint..", CORE + "official..")
        .check(core);
  }

  @Test
  void newHubsAreWrittenFromTemplatesAlone() {
    assertThat(core.that(resideInAPackage(CORE + "scaffold.."))).isNotEmpty();
    noClasses()
        .that()
        .resideInAPackage(CORE + "scaffold..")
        .should()
        .dependOnClassesThat(
            resideInAPackage(CORE + "*..").and(not(resideInAPackage(CORE + "scaffold.."))))
        .check(core);
    noClasses()
        .that()
        .resideOutsideOfPackage(CORE + "scaffold..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(CORE + "scaffold..")
        .check(core);
  }

  @Test
  void resultsAreReadWithoutWhatMadeThem() {
    assertThat(core.that(resideInAPackage(CORE + "results.."))).isNotEmpty();
    classes()
        .that()
        .resideInAPackage(CORE + "results..")
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(
                "java..",
                "com.fasterxml.jackson..",
                "org.jspecify..",
                "org.apieval.core",
                CORE + "report..",
                CORE + "results..",
                CORE + "score.."))
        .check(core);
  }

  @Test
  void aPageIsMadeFromWrittenResultsAndNothingInTheEngineKnowsIt() {
    assertThat(core.that(resideInAPackage(CORE + "page.."))).isNotEmpty();
    classes()
        .that()
        .resideInAPackage(CORE + "page..")
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(
                "java..",
                "com.fasterxml.jackson.core..",
                "com.github.mustachejava..",
                "org.jspecify..",
                CORE + "compare..",
                CORE + "page..",
                CORE + "report..",
                CORE + "results..",
                CORE + "score..",
                CORE + "web.."))
        .check(core);
    noClasses()
        .that()
        .resideOutsideOfPackage(CORE + "page..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(CORE + "page..")
        .check(core);
  }

  @Test
  void comparingReadsResultsAndWritesReportsAndNothingThatItReadsKnowsIt() {
    assertThat(core.that(resideInAPackage(CORE + "compare.."))).isNotEmpty();
    noClasses()
        .that()
        .resideInAPackage(CORE + "compare..")
        .should()
        .dependOnClassesThat(
            resideInAPackage(CORE + "*..")
                .and(
                    not(
                        resideInAnyPackage(
                            CORE + "compare..",
                            CORE + "results..",
                            CORE + "report..",
                            CORE + "score.."))))
        .check(core);
    noClasses()
        .that()
        .resideInAnyPackage(CORE + "results..", CORE + "report..", CORE + "score..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(CORE + "compare..")
        .check(core);
  }

  @Test
  void measuresAreReadFromCatalogueEntriesAndNothingElse() {
    assertThat(core.that(resideInAPackage(CORE + "constraint.."))).isNotEmpty();
    noClasses()
        .that()
        .resideInAPackage(CORE + "constraint..")
        .should()
        .dependOnClassesThat(
            resideInAPackage(CORE + "*..").and(not(resideInAPackage(CORE + "constraint.."))))
        .check(core);
  }

  @Test
  void benchmarksAreBuiltInStepsAndNothingElseInTheEngineKnowsThem() {
    List<String> steps = List.of("card", "request", "split");
    for (int step = 0; step < steps.size(); step++) {
      String name = CORE + steps.get(step) + "..";
      assertThat(core.that(resideInAPackage(name))).as(name).isNotEmpty();
      String[] mayKnow =
          steps.subList(step, steps.size()).stream()
              .map(later -> CORE + later + "..")
              .toArray(String[]::new);
      noClasses()
          .that()
          .resideOutsideOfPackages(mayKnow)
          .should()
          .dependOnClassesThat()
          .resideInAPackage(name)
          .check(core);
      noClasses()
          .that()
          .resideInAPackage(name)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              CORE + "plugin..", CORE + "audit..", CORE + "lint..", CORE + "official..")
          .check(core);
    }
  }

  @Test
  void onlyTheCardPackageReadsMarkupAndSchemas() {
    String[] tools = {"org.commonmark..", "org.jsoup..", "com.networknt.."};
    noClasses()
        .that()
        .resideOutsideOfPackage(CORE + "card..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(tools)
        .check(core);
    for (String tool : tools) {
      assertThat(core.that(usesPackage(tool.replace("..", "."))))
          .as("the rule has something to see")
          .isNotEmpty();
    }
  }

  @Test
  void onlyThePythonPackageKnowsTheParserLibrary() {
    noClasses()
        .that()
        .resideOutsideOfPackage(CORE + "python..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.antlr..")
        .check(core);
    assertThat(core.that(usesPackage("org.antlr")))
        .as("the rule has something to see")
        .isNotEmpty();
  }

  @Test
  void onlyTheAuditKnowsTheOfficialScorer() {
    noClasses()
        .that()
        .resideOutsideOfPackages(CORE + "official..", CORE + "audit..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(CORE + "official..")
        .check(core);
    noClasses()
        .that()
        .resideOutsideOfPackage(CORE + "official..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.treesitter..")
        .check(core);
    assertThat(core.that(usesPackage("org.treesitter")))
        .as("the rule has something to see")
        .isNotEmpty();
  }

  @Test
  void onlyTheRetrievePackageKnowsTheSearchLibrary() {
    noClasses()
        .that()
        .resideOutsideOfPackage(CORE + "retrieve..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.apache.lucene..")
        .check(core);
    assertThat(core.that(usesPackage("org.apache.lucene")))
        .as("the rule has something to see")
        .isNotEmpty();
  }

  @Test
  void trainingDataIsMadeFromQuestionsAndDocumentsAndNothingInTheEngineKnowsIt() {
    assertThat(core.that(resideInAPackage(CORE + "training.."))).isNotEmpty();
    classes()
        .that()
        .resideInAPackage(CORE + "training..")
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(
                    "org.apieval.core",
                    "org.apieval.api..",
                    CORE + "dataset..",
                    CORE + "prompt..",
                    CORE + "report..",
                    CORE + "retrieve..",
                    CORE + "training..")
                .or(not(resideInAPackage("org.apieval.."))))
        .check(core);
    noClasses()
        .that()
        .resideOutsideOfPackage(CORE + "training..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(CORE + "training..", "com.knuddels..")
        .check(core);
  }

  @Test
  void driftJudgesWithoutTheScorerAndNothingInTheEngineKnowsIt() {
    assertThat(core.that(resideInAPackage(CORE + "drift.."))).isNotEmpty();
    noClasses()
        .that()
        .resideInAPackage(CORE + "drift..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            CORE + "score..",
            CORE + "run..",
            CORE + "plugin..",
            CORE + "audit..",
            CORE + "lint..",
            CORE + "official..")
        .check(core);
    noClasses()
        .that()
        .resideOutsideOfPackage(CORE + "drift..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(CORE + "drift..")
        .check(core);
  }

  @Test
  void onlyThePicturePackageRunsScriptsAndPaints() {
    String[] tools = {"org.mozilla..", "com.github.weisj..", "java.awt..", "javax.imageio.."};
    noClasses()
        .that()
        .resideOutsideOfPackage(CORE + "picture..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(tools)
        .check(core);
    for (String tool : tools) {
      assertThat(core.that(usesPackage(tool.replace("..", "."))))
          .as("the rule has something to see")
          .isNotEmpty();
    }
  }

  @Test
  void picturesAreMadeFromTextAndKnowNothingOfScoring() {
    classes()
        .that()
        .resideInAnyPackage(CORE + "picture..", CORE + "web..")
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(CORE + "picture..", CORE + "web..", "org.apieval.core")
                .or(not(resideInAPackage("org.apieval.."))))
        .check(core);
  }

  @Test
  void askingIsHandedItsPluginsAndOnlyWhatAsksKnowsIt() {
    noClasses()
        .that()
        .resideOutsideOfPackages(
            CORE + "ask..", CORE + "card..", CORE + "request..", CORE + "drift..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(CORE + "ask..")
        .check(core);
    noClasses()
        .that()
        .resideInAnyPackage(CORE + "ask..", CORE + "prompt..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            CORE + "plugin..", CORE + "audit..", CORE + "lint..", CORE + "official..")
        .check(core);
    assertThat(core.that(resideInAPackage(CORE + "ask.."))).isNotEmpty();
  }

  @Test
  void retrievalIsHandedItsPluginsAndKnowsNoOtherTool() {
    noClasses()
        .that()
        .resideInAPackage(CORE + "retrieve..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            CORE + "plugin..", CORE + "audit..", CORE + "lint..", CORE + "official..")
        .check(core);
  }

  @Test
  void hubFilesAreReadToRulesAndPlacesOfDataAndNothingElseKnowsTheirYaml() {
    classes()
        .that()
        .resideInAPackage(CORE + "yamlhub..")
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(
                "java..",
                "org.yaml.snakeyaml..",
                "org.jspecify..",
                "org.apieval.api..",
                "org.apieval.core",
                CORE + "dataset..",
                CORE + "yamlhub.."))
        .check(core);
    noClasses()
        .that()
        .resideOutsideOfPackage(CORE + "yamlhub..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(CORE + "yamlhub..", "org.yaml.snakeyaml..")
        .check(core);
  }

  @Test
  void onlyThePluginPackageLooksForServices() {
    noClasses()
        .that()
        .resideOutsideOfPackage(CORE + "plugin..")
        .should()
        .dependOnClassesThat()
        .areAssignableTo(ServiceLoader.class)
        .check(core);
    assertThat(core.that(usesPackage("java.util.ServiceLoader"))).isNotEmpty();
  }

  @Test
  void onlyThePluginPackageMakesClassLoaders() {
    noClasses()
        .that()
        .resideOutsideOfPackage(CORE + "plugin..")
        .should()
        .dependOnClassesThat(equivalentTo(URLClassLoader.class))
        .orShould()
        .beAssignableTo(ClassLoader.class)
        .check(core);
    assertThat(core.that(usesPackage("java.net.URLClassLoader"))).isNotEmpty();
  }

  @Test
  void onlyThePluginPackageAndInjectedConstructorsKnowGuice() {
    noClasses()
        .that()
        .resideOutsideOfPackage(CORE + "plugin..")
        .should()
        .dependOnClassesThat(
            resideInAPackage("com.google.inject..")
                .and(not(equivalentTo(com.google.inject.Inject.class))))
        .check(core);
    assertThat(core.that(usesPackage("com.google.inject"))).isNotEmpty();
  }

  @Test
  void nothingPrints() {
    noClasses()
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .orShould()
        .callMethod(Throwable.class, "printStackTrace")
        .check(core);
  }

  @Test
  void fromAnswerToVerdictAndInLintThereIsNoInputOutputClockChanceOrThread() {
    noClasses()
        .that()
        .resideInAnyPackage(PURE)
        .or()
        .resideInAPackage(CORE + "lint..")
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("java.io..", "java.nio.file..", "java.nio.channels..", "java.net..")
                .or(resideInAPackage("java.util.concurrent.."))
                .or(equivalentTo(Random.class))
                .or(equivalentTo(ThreadLocalRandom.class))
                .or(equivalentTo(Thread.class))
                .or(equivalentTo(Clock.class)))
        .check(core);
    noClasses()
        .that()
        .resideInAnyPackage(PURE)
        .or()
        .resideInAPackage(CORE + "lint..")
        .should()
        .callMethod(System.class, "nanoTime")
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(java.time.Instant.class, "now")
        .orShould()
        .callMethod(Math.class, "random")
        .check(core);
  }

  private static com.tngtech.archunit.base.DescribedPredicate<
          com.tngtech.archunit.core.domain.JavaClass>
      usesPackage(String prefix) {
    return com.tngtech.archunit.base.DescribedPredicate.describe(
        "uses " + prefix,
        type ->
            type.getDirectDependenciesFromSelf().stream()
                .anyMatch(found -> found.getTargetClass().getName().startsWith(prefix)));
  }
}

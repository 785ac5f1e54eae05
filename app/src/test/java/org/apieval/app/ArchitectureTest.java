package org.apieval.app;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ServiceLoader;
import org.apieval.api.hub.HubRules;
import org.apieval.api.own.GorillaHome;
import org.apieval.core.EvalException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Holds all modules to the design: the app's class path is the one place where all of them are. */
class ArchitectureTest {

  private static final String[] ENGINE = {
    "org.apieval.api..", "org.apieval.core..", "org.apieval.app.."
  };

  private static JavaClasses all;

  @BeforeAll
  static void readClasses() {
    all =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(location -> !location.contains("-tests.jar")) // the test kit
            .importPackages("org.apieval");
  }

  @Test
  void theRulesSeeEveryModule() {
    assertThat(all.contain(Main.class)).isTrue();
    assertThat(all.contain(EvalException.class)).isTrue();
    assertThat(all.contain(HubRules.class)).isTrue();
    for (String hub : new String[] {"torch", "tfhub", "huggingface"}) {
      assertThat(all.that(resideInAPackage("org.apieval.hub." + hub + ".."))).as(hub).isNotEmpty();
    }
    assertThat(all.contain(ArchitectureTest.class)).as("test classes are left out").isFalse();
    assertThat(all.contain(GorillaHome.class)).as("the test kit is left out").isFalse();
  }

  @Test
  void theEngineNamesNoProvider() {
    noClasses()
        .that()
        .resideInAnyPackage(ENGINE)
        .should()
        .dependOnClassesThat(isProvider())
        .check(all);
  }

  @Test
  void hubsNeedTheJdkAndTheServiceInterfacesOnly() {
    classes()
        .that()
        .resideInAPackage("org.apieval.hub..")
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(
                "java..", "org.apieval.api..", "org.apieval.hub..", "org.jspecify.."))
        .check(all);
  }

  @Test
  void adaptersNeedTheServiceInterfacesAndClientLibrariesOnly() {
    assertThat(all.that(resideInAPackage("org.apieval.adapters.."))).isNotEmpty();
    classes()
        .that()
        .resideInAPackage("org.apieval.adapters..")
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(
                "java..",
                "javax.net.ssl..",
                "org.apieval.api..",
                "org.apieval.adapters..",
                "com.fasterxml.jackson..",
                "dev.langchain4j..",
                "org.jspecify.."))
        .check(all);
  }

  @Test
  void onlyAdaptersKnowTheClientLibraries() {
    noClasses()
        .that()
        .resideOutsideOfPackage("org.apieval.adapters..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("dev.langchain4j..")
        .check(all);
  }

  @Test
  void hubsDoNotKnowEachOther() {
    slices().matching("org.apieval.hub.(*)..").should().notDependOnEachOther().check(all);
  }

  @Test
  void theServiceInterfacesNeedTheJdkOnly() {
    classes()
        .that()
        .resideInAPackage("org.apieval.api..")
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage("java..", "org.apieval.api..", "org.jspecify.."))
        .check(all);
  }

  @Test
  void theAppLooksForNoServices() {
    noClasses()
        .that()
        .resideOutsideOfPackage("org.apieval.core.plugin..")
        .should()
        .dependOnClassesThat()
        .areAssignableTo(ServiceLoader.class)
        .check(all);
  }

  @Test
  void hubsDoNotPrint() {
    noClasses()
        .that()
        .resideOutsideOfPackage("org.apieval.app..")
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .check(all);
  }

  private static DescribedPredicate<JavaClass> isProvider() {
    return describe(
        "are providers",
        type ->
            type.getPackageName().startsWith("org.apieval.")
                && !resideInAnyPackage(ENGINE).test(type));
  }
}

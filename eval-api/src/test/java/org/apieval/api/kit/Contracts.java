package org.apieval.api.kit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs a contract against an implementation, right or wrong. */
public final class Contracts {

  private Contracts() {}

  /**
   * Which laws hold.
   *
   * @param passed the names of those that do
   * @param failed the names of those that do not
   */
  public record Outcome(Set<String> passed, Set<String> failed) {}

  /** Checks all laws. */
  public static Outcome run(Class<?> test) {
    return run(selectClass(test));
  }

  /**
   * Checks one law.
   *
   * @param contract the class that declares it
   * @param law its method
   */
  public static Outcome run(Class<?> test, Class<?> contract, String law) {
    return run(
        selectMethod(
            test,
            Stream.of(contract.getDeclaredMethods())
                .filter(method -> method.getName().equals(law))
                .findFirst()
                .orElseThrow()));
  }

  private static Outcome run(DiscoverySelector selector) {
    Outcome outcome = new Outcome(new TreeSet<>(), new TreeSet<>());
    LauncherDiscoveryRequest request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(selector)
            .configurationParameter("jqwik.database", "")
            .configurationParameter("jqwik.shrinking.default", "OFF")
            // Reports of wanted failures go to listeners, not to the console.
            .configurationParameter("jqwik.reporting.usejunitplatform", "true")
            .build();
    LauncherFactory.create().execute(request, new Recorder(outcome));
    return outcome;
  }

  private record Recorder(Outcome outcome) implements TestExecutionListener {

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
      boolean ok = result.getStatus() == TestExecutionResult.Status.SUCCESSFUL;
      if (test.isTest()) {
        (ok ? outcome.passed() : outcome.failed()).add(test.getDisplayName());
      }
    }
  }
}

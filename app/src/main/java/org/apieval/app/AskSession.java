package org.apieval.app;

import org.apieval.core.Printable;
import org.apieval.core.ask.AskLimits;
import org.apieval.core.ask.Asker;
import org.apieval.core.ask.Budget;
import org.apieval.core.ask.ModelRun;
import org.apieval.core.ask.Responder;

/**
 * Asks what combinations have no answer to yet.
 *
 * @param console where failures are told
 * @param limits how hard backends may be pressed
 * @param budget what answers may cost
 */
record AskSession(Console console, AskLimits limits, Budget budget) {

  /**
   * Asks one combination.
   *
   * @throws org.apieval.core.EvalException USER if its folder can't be used, or no request goes
   *     through
   */
  ModelRun.Result ask(Combination one, Progress progress) {
    try (Responder responder = one.responder().get()) {
      return one.run()
          .run(
              one.questions(),
              new Asker(responder, limits),
              new Watching(progress, budget, one.model()));
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e); // closing throws nothing that is checked
    }
  }

  /** Says on standard error what has no answer, if there is such. */
  void tellFailures(Combination one, ModelRun.Result result) {
    if (result.failed().isEmpty()) {
      return;
    }
    console.note(
        "%s %s: %d of %d questions are without an answer, question %s for instance: %s; run it again to ask them again"
            .formatted(
                one.benchmark().hub().id(),
                one.label(),
                result.failed().size(),
                one.run().size(one.questions()),
                result.failed().get(0).key().questionId(),
                Printable.text(result.failed().get(0).reason())));
  }
}

package org.apieval.app;

import java.util.List;
import java.util.function.Supplier;
import org.apieval.api.data.Question;
import org.apieval.core.ask.ModelRun;
import org.apieval.core.ask.Responder;
import org.apieval.core.dataset.Benchmark;

/**
 * A model with a retriever and a prompt on a hub: one run.
 *
 * @param benchmark whose questions are asked
 * @param model as the user wrote it
 * @param label what tells it from others in tables
 * @param run how to ask
 * @param responder makes what answers; it is closed after the run
 * @param questions those to ask, in order
 */
record Combination(
    Benchmark benchmark,
    String model,
    String label,
    ModelRun run,
    Supplier<Responder> responder,
    List<Question> questions) {

  Combination {
    questions = List.copyOf(questions);
  }
}

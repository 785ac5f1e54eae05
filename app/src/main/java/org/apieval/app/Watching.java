package org.apieval.app;

import org.apieval.core.ask.Asked;
import org.apieval.core.ask.Budget;
import org.apieval.core.ask.Failed;
import org.apieval.core.ask.ModelRun;

/** Shows how a run goes, and charges its answers. Thread-safe. */
final class Watching implements ModelRun.Watcher {

  private final Progress progress;
  private final Budget budget;
  private final String model;
  private long failures;
  private long tokens;

  Watching(Progress progress, Budget budget, String model) {
    this.progress = progress;
    this.budget = budget;
    this.model = model;
  }

  @Override
  public void kept() {
    progress.step();
  }

  @Override
  public void answered(Asked asked) {
    synchronized (this) {
      tokens +=
          asked.response().inputTokens().orElse(0) + asked.response().outputTokens().orElse(0);
      say();
    }
    progress.step();
    budget.spend(model, asked);
  }

  @Override
  public void failed(Failed failed) {
    synchronized (this) {
      failures++;
      say();
    }
    progress.step();
  }

  private void say() {
    progress.say("%d failed, %d tokens".formatted(failures, tokens));
  }
}

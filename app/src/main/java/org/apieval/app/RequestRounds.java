package org.apieval.app;

import java.util.List;
import org.apieval.api.model.ModelRequest.Sampling;
import org.apieval.core.ask.Item;
import org.apieval.core.ask.ModelRun;
import org.apieval.core.request.RequestBuilder;

/** Asks for requests in rounds, each for what the one before left missing. */
final class RequestRounds implements DataAsking.Dialogue {

  private final RequestBuilder builder;
  private final Sampling sampling;
  private int left;

  /**
   * @param rounds how many at most
   */
  RequestRounds(RequestBuilder builder, int rounds, Sampling sampling) {
    this.builder = builder;
    this.left = rounds;
    this.sampling = sampling;
  }

  @Override
  public List<Item> next() {
    left--;
    return left < 0 ? List.of() : builder.nextRound(sampling);
  }

  @Override
  public void take(ModelRun.Result answers) {
    builder.take(answers.asked());
  }
}

package org.apieval.core.match;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apieval.api.call.Call;
import org.apieval.api.call.Expression;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.HubRules;
import org.apieval.core.EvalException;
import org.apieval.core.python.Bindings;
import org.apieval.core.python.Candidates;
import org.apieval.core.python.Resolution;
import org.apieval.core.python.SourceCall;

/**
 * Reduces the calls of an answer, and the calls inside them, to what identifies them by a hub's
 * rules. Thread-safe as far as the hub is.
 */
public final class CallKeys {

  private final HubRules hub;

  public CallKeys(HubRules hub) {
    this.hub = hub;
  }

  /**
   * The calls with their keys, in source order, each outer call before those inside it.
   *
   * @throws EvalException if the hub fails
   */
  public List<CallTree> of(Candidates candidates) {
    return candidates.calls().stream()
        .filter(SourceCall::outermost)
        .map(found -> tree(found, candidates.bindings()))
        .toList();
  }

  private CallTree tree(SourceCall found, Bindings bindings) {
    Resolution resolution = bindings.resolve(found.call());
    return keyed(found, found.call(), resolution.call(), resolution.resolved());
  }

  private CallTree keyed(SourceCall found, Call written, Call call, List<String> resolved) {
    KeyedCall keyed = new KeyedCall(found, written, call, keys(written, call), resolved);
    List<CallTree> inner = new ArrayList<>();
    List<Call> writtenInner = innerCalls(written);
    List<Call> innerCalls = innerCalls(call);
    for (int i = 0; i < innerCalls.size(); i++) {
      // Resolving names keeps the calls; were it ever not so, the resolved form stands for both.
      boolean aligned = writtenInner.size() == innerCalls.size();
      Call own = aligned ? writtenInner.get(i) : innerCalls.get(i);
      inner.add(keyed(found, own, innerCalls.get(i), resolved));
    }
    return new CallTree(keyed, inner);
  }

  /** The calls below this one that no other call below it contains. */
  private static List<Call> innerCalls(Expression expression) {
    List<Call> inner = new ArrayList<>();
    for (Expression child : expression.children()) {
      if (child instanceof Call call) {
        inner.add(call);
      } else {
        inner.addAll(innerCalls(child));
      }
    }
    return inner;
  }

  /**
   * The keys of the call with its names resolved, and behind them those with the function as
   * written: a catalogue may itself write {@code separator.from_hparams(...)} for a class that it
   * imports under that name.
   */
  private List<ApiKey> keys(Call written, Call call) {
    if (written.func().equals(call.func())) {
      return keys(call);
    }
    Call asWritten = new Call(written.func(), call.arguments());
    return Stream.concat(keys(call).stream(), keys(asWritten).stream()).distinct().toList();
  }

  private List<ApiKey> keys(Call call) {
    try {
      return hub.candidateKeys(call);
    } catch (RuntimeException e) {
      throw new EvalException(
          EvalException.Code.PROVIDER, "hub %s failed: %s".formatted(hub.id(), e), e);
    }
  }
}

package org.apieval.core.ask;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A run's folder while it is asked: what has its answer is not asked again. Items may be asked in
 * several goes, each of which may depend on the answers to those before. Used by one thread.
 */
public final class KeptAnswers implements AutoCloseable {

  private final RunFolder folder;
  private final AnswerLog log;
  private final Set<Item.Key> order = new LinkedHashSet<>();
  private final Map<Item.Key, Failed> failures = new ConcurrentHashMap<>();

  private KeptAnswers(RunFolder folder, AnswerLog log) {
    this.folder = folder;
    this.log = log;
  }

  /**
   * Begins a run, or goes on with one.
   *
   * @throws org.apieval.core.EvalException USER if a run with other settings is kept there, another
   *     program writes to it, or nothing can be kept there
   */
  public static KeptAnswers open(RunFolder folder, RunSettings settings) {
    return new KeptAnswers(folder, folder.open(settings));
  }

  /**
   * Asks items whose prompts are known beforehand. An answer that is there counts if it was given
   * to the same prompt.
   *
   * @param watcher is told of every item
   * @throws org.apieval.core.EvalException USER if no request goes through, or nothing can be kept,
   *     or the watcher throws; answers got until then are kept
   */
  public ModelRun.Result askItems(List<Item> items, Asker asker, ModelRun.Watcher watcher) {
    return ask(
        items.stream()
            .map(item -> new Pending(item.key(), Optional.of(item.prompt()), () -> item))
            .toList(),
        asker,
        watcher);
  }

  /** As {@link #askItems}, of items that are prepared when their turn has come. */
  ModelRun.Result ask(List<Pending> items, Asker asker, ModelRun.Watcher watcher) {
    Map<Item.Key, Asked> before = log.answers();
    List<Item.Key> keys = items.stream().map(Pending::key).toList();
    order.addAll(keys);
    List<Pending> pending = new ArrayList<>();
    for (Pending item : items) {
      Asked asked = before.get(item.key());
      if (asked != null && item.isAnsweredBy(asked)) {
        watcher.kept();
      } else {
        pending.add(item);
      }
    }
    asker.ask(pending, listener(watcher));
    List<Failed> failed = pick(keys, failures);
    Set<Item.Key> unanswered = new LinkedHashSet<>(failed.stream().map(Failed::key).toList());
    List<Item.Key> answered = keys.stream().filter(key -> !unanswered.contains(key)).toList();
    return new ModelRun.Result(
        pick(answered, log.answers()), failed, items.size() - pending.size());
  }

  private Asker.Listener listener(ModelRun.Watcher watcher) {
    return new Asker.Listener() {
      @Override
      public void answered(Asked asked) {
        log.add(asked);
        watcher.answered(asked);
      }

      @Override
      public void failed(Failed failed) {
        failures.put(failed.key(), failed);
        watcher.failed(failed);
      }
    };
  }

  /**
   * Ends a run that came to its end: puts its answers into the order in which they were asked,
   * leaves out those that were not asked for any more, and writes down the failures. Call it once,
   * as the last.
   *
   * @throws org.apieval.core.EvalException USER if nothing can be written
   */
  public void finish() {
    log.sort(order);
    folder.write(pick(order, failures));
  }

  @Override
  public void close() {
    log.close();
  }

  private static <T> List<T> pick(Collection<Item.Key> order, Map<Item.Key, T> from) {
    return order.stream().filter(from::containsKey).map(from::get).toList();
  }
}

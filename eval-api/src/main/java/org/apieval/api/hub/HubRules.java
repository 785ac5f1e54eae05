package org.apieval.api.hub;

import java.net.URL;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.call.Call;

/**
 * The rules of one API hub: what identifies an API, and under which identities a generated call may
 * be found. This is all a new hub has to say; reading answers, looking up and judging is the
 * engine's.
 *
 * <p><b>Discovery.</b> Implementations are found by {@link java.util.ServiceLoader}: a public class
 * with a public constructor without arguments, named in {@code
 * META-INF/services/org.apieval.api.hub.HubRules}. Construction must be cheap.
 *
 * <p><b>Matching.</b> The engine files every catalogue entry under its {@link #referenceKeys} and
 * looks every call of an answer up under its {@link #candidateKeys}, by hash. A call matches an
 * entry when they share a key; what a hub wants ignored it leaves out of the keys, what it wants to
 * be lenient about it says by giving more keys. Names in calls are resolved before a hub sees them:
 * {@code import tensorflow_hub as th; th.load(x)} arrives as {@code tensorflow_hub.load(x)}, and a
 * variable that is assigned one constant arrives as the constant.
 *
 * <p><b>Laws</b>, held by {@code HubRulesContract} in this module's tests jar for every hub:
 *
 * <ul>
 *   <li>a reference is found: as a candidate, it has one of its own reference keys;
 *   <li>optional arguments, the order of keyword arguments, quote style, white space, and whether a
 *       required argument is passed by position or by keyword never change the keys;
 *   <li>another value of a required argument always changes the keys (which values it takes for
 *       equal, such as a handle with and without a trailing slash, a hub says in its own tests);
 *   <li>total: any call gives a result, never an exception or null;
 *   <li>deterministic: the same call gives the same keys, in the same order.
 * </ul>
 *
 * <p>Not laws: keys need not be unique to one catalogue entry, and two spellings of a function need
 * not be the same API.
 *
 * <p><b>Errors.</b> An exception from a hub is wrapped with the hub's id and the item and makes
 * that item unscored; the run goes on.
 *
 * <p><b>Threads.</b> Implementations are stateless and are called from many threads at once.
 */
public interface HubRules {

  /** The hub's name on the command line and in data paths: lower case, never blank. */
  String id();

  /**
   * The identities of a catalogue entry, the principal one first. A second one is for an entry that
   * may be spelled in two ways, such as with and without its module.
   *
   * @param reference the entry's call, as read from the catalogue
   * @return empty if this call does not identify an API of the hub; the engine then asks for the
   *     calls inside it, so that an entry that wraps its API stands for the inner call
   */
  List<ApiKey> referenceKeys(Call reference);

  /**
   * The identities under which a generated call may be found, the most specific first. Keys are
   * wanted for calls that cannot match, too, where the function is the hub's: what is missing or
   * unknown in the first key says why the call is wrong.
   *
   * @param candidate a call of an answer, names resolved
   * @return empty if this is not a call of the hub
   */
  List<ApiKey> candidateKeys(Call candidate);

  /**
   * The form of a domain label in which two spellings of one domain are equal. By default case,
   * spaces, hyphens and underscores do not matter.
   *
   * @param domain a label as written in a catalogue or by a model
   */
  default String canonicalDomain(String domain) {
    return domain.toLowerCase(Locale.ROOT).replaceAll("[\\s_-]+", " ").strip();
  }

  /** A small benchmark that ships with the hub, to try it with; empty if there is none. */
  default Optional<HubSample> sample() {
    return Optional.empty();
  }

  /**
   * What the metadata of a model card alone tells about the catalogue entry of the model, by field:
   * {@code api_call}, and {@code domain} and {@code framework} where the hub has labels of its own.
   * What it leaves out is taken from elsewhere in the card. Total, like the keys.
   *
   * @param modelId what the card calls the model, {@code owner/name}; empty where it does not say
   * @param metadata front matter, meta elements of a page, or a JSON object, and {@code title}, its
   *     first heading: strings, numbers, booleans, lists, maps and null
   * @return empty if metadata tell nothing
   */
  default Map<String, String> recordOfCard(Optional<String> modelId, Map<String, Object> metadata) {
    return Map.of();
  }

  /**
   * Six questions or more about APIs of the hub, JSON lines like those of {@link #sample()}: models
   * that write requests are shown some of them. Empty if there are none.
   */
  default Optional<URL> exampleRequests() {
    return Optional.empty();
  }
}

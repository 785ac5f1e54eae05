package org.apieval.hub.tfhub;

import java.net.URL;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apieval.api.call.Call;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.ApiKey.Form;
import org.apieval.api.hub.ApiKey.Part;
import org.apieval.api.hub.ApiKey.Role;
import org.apieval.api.hub.HubRules;
import org.apieval.api.hub.HubSample;

/**
 * The rules of TensorFlow Hub: an API is {@code hub.load} or {@code hub.KerasLayer}, which are two
 * different ones, and a handle.
 *
 * <p>Of a handle the version counts, but no query ({@code ?tf-hub-format=compressed}), fragment or
 * trailing slash. A handle that is not a literal is compared as code. Calls around these two
 * functions, such as {@code tf.keras.Sequential([hub.KerasLayer(h)])}, are not calls of the hub:
 * the engine finds the one inside. Stateless and thread-safe.
 */
public final class TensorFlowHubRules implements HubRules {

  /** The spellings of the two functions, and the one used in keys. */
  private static final Map<String, String> FUNCTIONS =
      Map.of(
          "hub.load", "hub.load",
          "tensorflow_hub.load", "hub.load",
          "hub.KerasLayer", "hub.KerasLayer",
          "tensorflow_hub.KerasLayer", "hub.KerasLayer");

  private static final Pattern QUERY_OR_FRAGMENT = Pattern.compile("[?#].*", Pattern.DOTALL);
  private static final Pattern TRAILING_SLASHES = Pattern.compile("(?<=[^/])/+$");

  /** For {@link java.util.ServiceLoader}. */
  public TensorFlowHubRules() {}

  @Override
  public String id() {
    return "tensorflowhub";
  }

  @Override
  public Optional<HubSample> sample() {
    return Optional.of(
        HubSample.beside(TensorFlowHubRules.class, "answers-good.jsonl", "answers-poor.jsonl"));
  }

  @Override
  public Optional<URL> exampleRequests() {
    return Optional.ofNullable(TensorFlowHubRules.class.getResource("sample/requests.jsonl"));
  }

  /** See {@link ModelCards}. */
  @Override
  public Map<String, String> recordOfCard(Optional<String> modelId, Map<String, Object> metadata) {
    return ModelCards.record(metadata);
  }

  @Override
  public List<ApiKey> referenceKeys(Call reference) {
    return candidateKeys(reference);
  }

  @Override
  public List<ApiKey> candidateKeys(Call candidate) {
    Optional<String> function = candidate.callee().map(FUNCTIONS::get);
    return function.map(name -> List.of(new ApiKey(name, handle(candidate)))).orElse(List.of());
  }

  private static List<Part> handle(Call call) {
    return call.parameter(0, "handle")
        .map(value -> Part.of("handle", Role.MODEL, value))
        .map(part -> part.form() == Form.STRING ? part.withValue(canonical(part.value())) : part)
        .map(List::of)
        .orElse(List.of());
  }

  private static String canonical(String handle) {
    String bare = QUERY_OR_FRAGMENT.matcher(handle).replaceFirst("");
    return TRAILING_SLASHES.matcher(bare).replaceFirst("");
  }
}

package org.apieval.hub.huggingface;

import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.call.Call;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.ApiKey.Part;
import org.apieval.api.hub.HubRules;
import org.apieval.api.hub.HubSample;

/**
 * The rules of HuggingFace: an API is a function, with its class and without its module, and the
 * argument that names the model; for pipelines the task, too.
 *
 * <p>Which spellings of a function are the same says {@link FunctionName}; which arguments identify
 * says {@link Loader}; how a value is compared says {@link Values}. An entry without arguments
 * matches every call of its function. Stateless and thread-safe.
 */
public final class HuggingFaceRules implements HubRules {

  /** For {@link java.util.ServiceLoader}. */
  public HuggingFaceRules() {}

  @Override
  public String id() {
    return "huggingface";
  }

  @Override
  public Optional<HubSample> sample() {
    return Optional.of(
        HubSample.beside(HuggingFaceRules.class, "answers-good.jsonl", "answers-poor.jsonl"));
  }

  @Override
  public Optional<URL> exampleRequests() {
    return Optional.ofNullable(HuggingFaceRules.class.getResource("sample/requests.jsonl"));
  }

  /** See {@link ModelCards}. */
  @Override
  public Map<String, String> recordOfCard(Optional<String> modelId, Map<String, Object> metadata) {
    return ModelCards.record(modelId, metadata);
  }

  @Override
  public List<ApiKey> referenceKeys(Call reference) {
    Optional<FunctionName> function = reference.callee().map(FunctionName::of);
    return function
        .map(name -> keys(name.referenceForms(), Loader.of(name).referenceParts(reference)))
        .orElse(List.of());
  }

  @Override
  public List<ApiKey> candidateKeys(Call candidate) {
    Optional<FunctionName> function = candidate.callee().map(FunctionName::of);
    return function
        .map(name -> keys(name.candidateForms(), Loader.of(name).candidateParts(candidate)))
        .orElse(List.of());
  }

  /** As by default; and see {@link DomainLabels}. */
  @Override
  public String canonicalDomain(String domain) {
    return DomainLabels.canonical(HubRules.super.canonicalDomain(domain));
  }

  private static List<ApiKey> keys(List<String> functions, List<List<Part>> identities) {
    List<ApiKey> keys = new ArrayList<>();
    for (List<Part> parts : identities) {
      functions.forEach(function -> keys.add(new ApiKey(function, parts)));
    }
    return keys;
  }
}

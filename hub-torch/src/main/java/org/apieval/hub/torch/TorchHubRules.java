package org.apieval.hub.torch;

import java.net.URL;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apieval.api.call.Call;
import org.apieval.api.call.Constant;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.HubRules;
import org.apieval.api.hub.HubSample;

/**
 * The rules of Torch Hub: an API is a repository and an entry point, both given to {@code
 * torch.hub.load}.
 *
 * <p>An entry that names a git ref ({@code owner/repo:v1}) wants that ref, one without accepts any.
 * An entry without an entry point accepts all of its repository, one with a variant (see {@link
 * LoadCall}) wants that too. Stateless and thread-safe.
 */
public final class TorchHubRules implements HubRules {

  private static final String FUNCTION = "torch.hub.load";

  /** For {@link java.util.ServiceLoader}. */
  public TorchHubRules() {}

  @Override
  public String id() {
    return "torchhub";
  }

  @Override
  public Optional<HubSample> sample() {
    return Optional.of(
        HubSample.beside(TorchHubRules.class, "answers-good.jsonl", "answers-poor.jsonl"));
  }

  @Override
  public Optional<URL> exampleRequests() {
    return Optional.ofNullable(TorchHubRules.class.getResource("sample/requests.jsonl"));
  }

  /** The repository, which cards on PyTorch's site name as {@code github-id}. */
  @Override
  public Map<String, String> recordOfCard(Optional<String> modelId, Map<String, Object> metadata) {
    Map<String, String> record = new LinkedHashMap<>(Map.of("framework", "PyTorch"));
    if (metadata.get("github-id") instanceof String repository && !repository.isBlank()) {
      String quoted = Constant.string(repository.strip()).toSource();
      record.put("api_call", "%s(repo_or_dir=%s)".formatted(FUNCTION, quoted));
    }
    return record;
  }

  @Override
  public List<ApiKey> referenceKeys(Call reference) {
    return isLoad(reference)
        ? List.of(new ApiKey(FUNCTION, LoadCall.read(reference).parts()))
        : List.of();
  }

  @Override
  public List<ApiKey> candidateKeys(Call candidate) {
    if (!isLoad(candidate)) {
      return List.of();
    }
    LoadCall load = LoadCall.read(candidate);
    LoadCall anyRef = load.withoutRef();
    Set<ApiKey> keys = new LinkedHashSet<>();
    int size = load.parts().size();
    keys.add(new ApiKey(FUNCTION, load.parts()));
    for (int length = size; length > 0; length--) {
      keys.add(new ApiKey(FUNCTION, load.parts().subList(0, length)));
      keys.add(new ApiKey(FUNCTION, anyRef.parts().subList(0, length)));
    }
    return new ArrayList<>(keys);
  }

  private static boolean isLoad(Call call) {
    return call.callee().filter(FUNCTION::equals).isPresent();
  }
}

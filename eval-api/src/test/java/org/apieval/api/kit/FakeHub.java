package org.apieval.api.kit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apieval.api.call.Call;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.ApiKey.Part;
import org.apieval.api.hub.ApiKey.Role;
import org.apieval.api.hub.HubRules;

/**
 * A correct hub of one function whose APIs are told apart by the values of its first parameters, to
 * stand in for a hub in tests. Stateless and thread-safe.
 */
public class FakeHub implements HubRules {

  private final String id;
  private final String function;
  private final List<String> parameters;

  /**
   * A hub.
   *
   * @param id its id
   * @param function its function, as a dotted name
   * @param parameters the names of the required parameters, by position; the last one names a model
   */
  public FakeHub(String id, String function, String... parameters) {
    this.id = id;
    this.function = function;
    this.parameters = List.copyOf(Arrays.asList(parameters));
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public List<ApiKey> referenceKeys(Call reference) {
    return keys(reference);
  }

  @Override
  public List<ApiKey> candidateKeys(Call candidate) {
    return keys(candidate);
  }

  /** Both kinds of keys; override it for a hub that is wrong. */
  protected List<ApiKey> keys(Call call) {
    return call.callee().filter(function::equals).isPresent()
        ? List.of(new ApiKey(function, parts(call)))
        : List.of();
  }

  /** The required arguments that the call has; override it for a hub that is wrong. */
  protected List<Part> parts(Call call) {
    List<Part> parts = new ArrayList<>();
    for (int at = 0; at < parameters.size(); at++) {
      String name = parameters.get(at);
      Role role = at == parameters.size() - 1 ? Role.MODEL : Role.REPOSITORY;
      call.parameter(at, name).ifPresent(value -> parts.add(Part.of(name, role, value)));
    }
    return parts;
  }
}

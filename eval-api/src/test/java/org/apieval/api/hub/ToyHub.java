package org.apieval.api.hub;

import java.util.ArrayList;
import java.util.List;
import org.apieval.api.call.Call;
import org.apieval.api.hub.ApiKey.Part;
import org.apieval.api.hub.ApiKey.Role;

/** A correct hub of one function, {@code zoo.load(animal, size)}, to make wrong ones from. */
class ToyHub implements HubRules {

  @Override
  public String id() {
    return "zoo";
  }

  @Override
  public List<ApiKey> referenceKeys(Call reference) {
    return keys(reference);
  }

  @Override
  public List<ApiKey> candidateKeys(Call candidate) {
    return keys(candidate);
  }

  /** Both kinds of keys. */
  List<ApiKey> keys(Call call) {
    return call.callee().filter("zoo.load"::equals).isPresent()
        ? List.of(new ApiKey("zoo.load", parts(call)))
        : List.of();
  }

  /** The required arguments that the call has. */
  List<Part> parts(Call call) {
    List<Part> parts = new ArrayList<>();
    call.parameter(0, "animal").ifPresent(value -> parts.add(Part.of("animal", Role.MODEL, value)));
    call.parameter(1, "size").ifPresent(value -> parts.add(Part.of("size", Role.OTHER, value)));
    return parts;
  }
}

package org.apieval.core.drift;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apieval.api.call.Call;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.ApiKey.Part;
import org.apieval.api.hub.ApiKey.Role;
import org.apieval.api.hub.HubRules;

/** A hub of one function, {@code zoo.load(place, animal)}. */
final class ZooHub implements HubRules {

  @Override
  public String id() {
    return "zoo";
  }

  @Override
  public List<ApiKey> referenceKeys(Call reference) {
    return candidateKeys(reference);
  }

  @Override
  public List<ApiKey> candidateKeys(Call call) {
    if (call.callee().filter("zoo.load"::equals).isEmpty()) {
      return List.of();
    }
    List<Part> parts = new ArrayList<>();
    call.parameter(0, "place")
        .ifPresent(value -> parts.add(Part.of("place", Role.REPOSITORY, value)));
    call.parameter(1, "animal").ifPresent(value -> parts.add(Part.of("animal", Role.MODEL, value)));
    return List.of(new ApiKey("zoo.load", parts));
  }

  /** An entry with nothing but a domain and a call. */
  static ApiRecord entry(int line, String call) {
    return entry(line, call, Map.of());
  }

  /** An entry with more fields. */
  static ApiRecord entry(int line, String call, Map<String, Object> more) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("domain", "Zoo");
    fields.put("api_call", call);
    fields.putAll(more);
    return new ApiRecord(line, "Zoo", call, fields);
  }
}

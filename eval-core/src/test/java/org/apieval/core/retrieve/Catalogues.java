package org.apieval.core.retrieve;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apieval.api.call.Call;
import org.apieval.api.call.Constant;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.data.Question;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.HubRules;

/** Small catalogues of a hub of one function, {@code zoo.load(animal)}. */
final class Catalogues {

  private Catalogues() {}

  /** Rows with a description each, of the domain Zoo. */
  static List<ApiRecord> described(String... descriptions) {
    return IntStream.range(0, descriptions.length)
        .mapToObj(line -> row(line, "Zoo", "zoo.load('a" + line + "')", descriptions[line]))
        .toList();
  }

  static ApiRecord row(int line, String domain, String call, String description) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("domain", domain);
    fields.put("api_call", call);
    fields.put("description", description);
    return new ApiRecord(line, domain, call, fields);
  }

  static Question question(String text, String domain, String goldCall) {
    return new Question("7", text, domain, goldCall);
  }

  static HubRules zoo() {
    return new HubRules() {
      @Override
      public String id() {
        return "zoo";
      }

      @Override
      public List<ApiKey> referenceKeys(Call reference) {
        return candidateKeys(reference);
      }

      @Override
      public List<ApiKey> candidateKeys(Call candidate) {
        return candidate.callee().filter("zoo.load"::equals).isPresent()
            ? candidate.parameter(0, "animal").stream()
                .filter(Constant.class::isInstance)
                .map(
                    animal ->
                        new ApiKey(
                            "zoo.load",
                            List.of(ApiKey.Part.of("animal", ApiKey.Role.MODEL, animal))))
                .toList()
            : List.of();
      }
    };
  }
}

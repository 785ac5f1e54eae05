package org.apieval.api.kit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import net.jqwik.api.Arbitraries;
import org.apieval.api.call.Argument;
import org.apieval.api.call.Call;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.ApiKey.Part;
import org.apieval.api.hub.ApiKey.Role;
import org.apieval.api.hub.HubRules;

/**
 * The contract, extended for a correct hub and for hubs with one mistake each. Only {@link
 * HubRulesContractTest} runs these.
 */
final class WrongHubs {

  private WrongHubs() {}

  /** A correct hub of one function, {@code zoo.load(animal, size)}, to make wrong ones from. */
  private static class Zoo extends FakeHub {
    Zoo() {
      super("zoo", "zoo.load", "animal", "size");
    }
  }

  /** No mistake. Reads calls back by remembering them, since this module has no parser. */
  static class Correct extends HubRulesContract {

    private final Map<String, Call> spelled = new HashMap<>();

    @Override
    protected HubRules rules() {
      return new Zoo();
    }

    @Override
    protected List<SampleFunction> functions() {
      return List.of(
          new SampleFunction(
              "zoo.load",
              List.of(
                  SampleFunction.Required.of("animal", 0, CallArbitraries.modelNames()),
                  SampleFunction.Required.of("size", 1, Arbitraries.of("small", "big"))),
              List.of("seed", "device")));
    }

    @Override
    protected String spell(Call call, long style) {
      String source = super.spell(call, style);
      spelled.put(source, call);
      return source;
    }

    @Override
    protected Call parse(String source) {
      return spelled.get(source);
    }
  }

  static class IgnoresAValue extends Correct {
    @Override
    protected HubRules rules() {
      return new Zoo() {
        @Override
        protected List<Part> parts(Call call) {
          return super.parts(call).stream().filter(part -> part.name().equals("size")).toList();
        }
      };
    }
  }

  static class IsContentWithoutAValue extends Correct {
    @Override
    protected HubRules rules() {
      return new Zoo() {
        @Override
        public List<ApiKey> referenceKeys(Call reference) {
          List<ApiKey> keys = new ArrayList<>(super.referenceKeys(reference));
          keys.addAll(keys.isEmpty() ? List.of() : List.of(ApiKey.of("zoo.load")));
          return keys;
        }
      };
    }
  }

  static class CountsAnOptionalArgument extends Correct {
    @Override
    protected HubRules rules() {
      return new Zoo() {
        @Override
        protected List<Part> parts(Call call) {
          List<Part> parts = super.parts(call);
          call.parameter(-1, "seed").ifPresent(v -> parts.add(Part.of("seed", Role.OTHER, v)));
          return parts;
        }
      };
    }
  }

  static class KeepsKeywordOrder extends Correct {
    @Override
    protected HubRules rules() {
      return new Zoo() {
        @Override
        protected List<Part> parts(Call call) {
          List<Part> parts = super.parts(call);
          List<String> order = new ArrayList<>(call.keywordArguments().keySet());
          parts.sort((a, b) -> order.indexOf(a.name()) - order.indexOf(b.name()));
          return parts;
        }
      };
    }
  }

  static class KnowsNoKeywords extends Correct {
    @Override
    protected HubRules rules() {
      return new Zoo() {
        @Override
        protected List<Part> parts(Call call) {
          return call.positionalArguments().stream()
              .map(value -> Part.of("animal", Role.MODEL, value))
              .toList();
        }
      };
    }
  }

  static class KnowsNoUnpackedKeywords extends Correct {
    @Override
    protected HubRules rules() {
      return new Zoo() {
        @Override
        protected List<Part> parts(Call call) {
          return super.parts(
              new Call(
                  call.func(),
                  call.arguments().stream()
                      .filter(argument -> argument.kind() != Argument.Kind.DOUBLE_STAR)
                      .toList()));
        }
      };
    }
  }

  static class ThrowsWhereThereIsNoName extends Correct {
    @Override
    protected HubRules rules() {
      return new Zoo() {
        @Override
        protected List<ApiKey> keys(Call call) {
          call.callee().orElseThrow();
          return super.keys(call);
        }
      };
    }
  }

  static class CountsItsCalls extends Correct {

    private final AtomicInteger count = new AtomicInteger();

    @Override
    protected HubRules rules() {
      return new Zoo() {
        @Override
        protected List<ApiKey> keys(Call call) {
          return List.of(ApiKey.of("zoo.load" + count.incrementAndGet()));
        }
      };
    }
  }

  static class NeverFindsItsEntries extends Correct {
    @Override
    protected HubRules rules() {
      return new Zoo() {
        @Override
        public List<ApiKey> candidateKeys(Call candidate) {
          return super.candidateKeys(candidate).stream()
              .map(key -> new ApiKey("generated " + key.function(), key.parts()))
              .toList();
        }
      };
    }
  }

  static class HasNoKeys extends Correct {
    @Override
    protected HubRules rules() {
      return new Zoo() {
        @Override
        protected List<ApiKey> keys(Call call) {
          return List.of();
        }
      };
    }
  }

  static class HasABlankId extends Correct {
    @Override
    protected HubRules rules() {
      return new Zoo() {
        @Override
        public String id() {
          return " ";
        }
      };
    }
  }

  static class TakesDomainsAsWritten extends Correct {
    @Override
    protected HubRules rules() {
      return new Zoo() {
        @Override
        public String canonicalDomain(String domain) {
          return domain + "!";
        }
      };
    }
  }

  static class TrustsCards extends Correct {
    @Override
    protected HubRules rules() {
      return new Zoo() {
        @Override
        public Map<String, String> recordOfCard(
            Optional<String> modelId, Map<String, Object> metadata) {
          return Map.of("api_call", (String) metadata.getOrDefault("id", "zoo.load()"));
        }
      };
    }
  }

  static class DeniesAPromisedSpelling extends Correct {
    @Override
    protected List<SampleFunction> functions() {
      SampleFunction function = super.functions().get(0);
      SampleFunction.Required animal =
          new SampleFunction.Required(
              "animal", 0, CallArbitraries.modelNames(), value -> List.of(value + "/"));
      return List.of(
          new SampleFunction(
              function.name(), List.of(animal, function.required().get(1)), function.optional()));
    }
  }

  static class ReaderLosesKeywords extends Correct {
    @Override
    protected Call parse(String source) {
      Call call = super.parse(source);
      return new Call(
          call.func(),
          call.arguments().stream().filter(argument -> argument.name().isEmpty()).toList());
    }
  }

  static class ReaderStopsAtTheOuterCall extends Correct {
    @Override
    protected Call parse(String source) {
      Call call = super.parse(source);
      return call.callee().equals(Optional.of("outer.Wrapper"))
          ? new Call(call.func(), List.of())
          : call;
    }
  }
}

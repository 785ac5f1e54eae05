package org.apieval.api.kit;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;
import org.apieval.api.model.ModelAdapter;
import org.apieval.api.model.ModelRequest;
import org.apieval.api.model.ModelResponse;
import org.apieval.api.model.ModelResponse.FinishReason;
import org.apieval.api.setting.Settings;

/** Backends that answer with the question, each with one mistake, and one without. */
final class WrongBackends {

  private WrongBackends() {}

  /** No mistake. Others change one thing of it. */
  static class Correct extends ModelAdapterContract implements ModelAdapter.Factory {

    @Override
    protected ModelAdapter.Factory factory() {
      return this;
    }

    @Override
    protected String model() {
      return "echo";
    }

    @Override
    protected Map<String, String> settings() {
      return new HashMap<>(Map.of("prefix", ">"));
    }

    @Override
    protected String answerTo(String question) {
      return ">" + question;
    }

    @Override
    public String id() {
      return "echo";
    }

    @Override
    public ModelAdapter create(String model, Map<String, String> settings) {
      String prefix = Settings.of(settings, "prefix").text("prefix").orElse("");
      return request -> answer(prefix + request.messages().get(0).text());
    }

    static ModelResponse answer(String text) {
      return new ModelResponse(
          text, OptionalInt.empty(), OptionalInt.empty(), Duration.ZERO, FinishReason.STOP);
    }
  }

  static final class Shouts extends Correct {
    @Override
    public String id() {
      return "ECHO";
    }
  }

  static final class TakesAnySetting extends Correct {
    @Override
    public ModelAdapter create(String model, Map<String, String> settings) {
      return super.create(model, Map.of("prefix", settings.getOrDefault("prefix", "")));
    }
  }

  static final class EatsItsSettings extends Correct {
    @Override
    public ModelAdapter create(String model, Map<String, String> settings) {
      ModelAdapter adapter = super.create(model, settings);
      settings.remove("prefix");
      return adapter;
    }
  }

  static final class ClosesItsFactory extends Correct {
    private boolean isClosed;

    @Override
    public ModelAdapter create(String model, Map<String, String> settings) {
      ModelAdapter adapter = super.create(model, settings);
      return new ModelAdapter() {
        @Override
        public ModelResponse ask(ModelRequest request) throws Exception {
          if (isClosed) {
            throw new IllegalStateException("closed");
          }
          return adapter.ask(request);
        }

        @Override
        public void close() {
          isClosed = true;
        }
      };
    }
  }

  static final class TellsNoFinish extends Correct {
    @Override
    public ModelAdapter create(String model, Map<String, String> settings) {
      ModelAdapter adapter = super.create(model, settings);
      return request ->
          new ModelResponse(
              adapter.ask(request).text(),
              OptionalInt.empty(),
              OptionalInt.empty(),
              Duration.ZERO,
              null);
    }
  }

  static final class MixesThreadsUp extends Correct {
    private volatile String question = "";

    @Override
    public ModelAdapter create(String model, Map<String, String> settings) {
      ModelAdapter adapter = super.create(model, settings);
      return request -> {
        question = request.messages().get(0).text();
        Thread.sleep(2);
        return adapter.ask(request(question));
      };
    }
  }
}

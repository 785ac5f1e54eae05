package org.apieval.core.plugin;

import java.util.List;
import java.util.Map;
import org.apieval.api.call.Call;
import org.apieval.api.data.ApiRecord;
import org.apieval.api.hub.ApiKey;
import org.apieval.api.hub.HubRules;
import org.apieval.api.model.ModelAdapter;
import org.apieval.api.retrieval.Retriever;

/** Plug-ins to be named in services files. */
public final class FakePlugins {

  private FakePlugins() {}

  /** A hub that knows no API. */
  public abstract static class Hub implements HubRules {
    @Override
    public List<ApiKey> referenceKeys(Call reference) {
      return List.of();
    }

    @Override
    public List<ApiKey> candidateKeys(Call candidate) {
      return List.of();
    }
  }

  /** The hub "alpha". */
  public static final class Alpha extends Hub {
    @Override
    public String id() {
      return "alpha";
    }
  }

  /** The hub "beta". */
  public static final class Beta extends Hub {
    @Override
    public String id() {
      return "beta";
    }
  }

  /** A second hub "alpha". */
  public static final class AlphaAgain extends Hub {
    @Override
    public String id() {
      return "alpha";
    }
  }

  /** A hub without a name. */
  public static final class Blank extends Hub {
    @Override
    public String id() {
      return " ";
    }
  }

  /** A hub whose id fails. */
  public static final class Nameless extends Hub {
    @Override
    public String id() {
      throw new UnsupportedOperationException("no id yet");
    }
  }

  /** A hub that cannot be made. */
  public static final class Failing extends Hub {
    public Failing() {
      throw new IllegalStateException("no licence");
    }

    @Override
    public String id() {
      return "failing";
    }
  }

  /** The model backend "echo". */
  public static final class Echo implements ModelAdapter.Factory {
    @Override
    public String id() {
      return "echo";
    }

    @Override
    public ModelAdapter create(String model, Map<String, String> settings) {
      throw new IllegalArgumentException("never made in these tests");
    }
  }

  /** The retriever "first". */
  public static final class First implements Retriever.Factory {
    @Override
    public String id() {
      return "first";
    }

    @Override
    public Retriever create(List<ApiRecord> catalogue, Map<String, String> settings) {
      throw new IllegalArgumentException("never made in these tests");
    }
  }
}

package org.apieval.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.apieval.api.data.Answer;
import org.apieval.api.model.ModelAdapter;
import org.apieval.core.EvalException;
import org.apieval.core.Printable;
import org.apieval.core.ask.Responder;
import org.apieval.core.ask.Responders;
import org.apieval.core.dataset.AnswerFile;
import org.apieval.core.dataset.DataFile;
import org.apieval.core.dataset.DataSource;
import org.apieval.core.plugin.Plugins;
import org.apieval.core.retrieve.RetrieverSettings;
import org.apieval.core.retrieve.Retrievers;

/**
 * The models that can be named on the command line: those of plug-ins, {@code ID:NAME}, and three
 * that need no server.
 *
 * @param plugins the backends
 * @param settings what the user set for them
 * @param cache where their answers are kept beside the run; empty for nowhere
 */
record Models(
    Plugins<ModelAdapter.Factory> plugins, RetrieverSettings settings, Optional<Path> cache) {

  private static final String RECORDED = "recorded";
  private static final String RETRIEVED = "retrieved";
  private static final String CONSTANT = "constant";

  /** Ids that no plug-in can have. */
  static final Set<String> OWN = Set.of(RECORDED, RETRIEVED, CONSTANT);

  /** The part of a model's name that says who answers. */
  static String backend(String model) {
    int colon = model.indexOf(':');
    return colon < 0 ? model : model.substring(0, colon);
  }

  /** Whether a backend is none of the plug-ins, which ask servers. */
  static boolean needsNoServer(String backend) {
    return OWN.contains(backend);
  }

  private static String name(String model) {
    int colon = model.indexOf(':');
    return colon < 0 ? "" : model.substring(colon + 1);
  }

  /** An address without the name and password that it may hold. */
  static String withoutPassword(String value) {
    return value.replaceAll("(?<=//)[^/@\\s]*@", "");
  }

  /**
   * Checks a model before anything is asked.
   *
   * @throws EvalException USER if there is none of that name, or it needs a retriever
   */
  void check(String model, String retriever) {
    String backend = backend(model);
    List<String> known = new ArrayList<>(plugins.ids());
    known.addAll(List.of(RECORDED, RETRIEVED, CONSTANT));
    if (!known.contains(backend)) {
      throw plugins.unknown(backend, known);
    }
    if (backend.equals(RETRIEVED) && retriever.equals(Retrievers.NONE)) {
      throw EvalException.user("--model retrieved needs a retriever, such as --retriever bm25");
    }
    if (name(model).isEmpty() && !backend.equals(RETRIEVED)) {
      throw EvalException.user(
          "--model %s needs a name: %s".formatted(backend, backend + ":" + example(backend)));
    }
  }

  private static String example(String backend) {
    return switch (backend) {
      case RECORDED -> "FILE";
      case CONSTANT -> "TEXT";
      default -> "NAME";
    };
  }

  /**
   * What answers for a model.
   *
   * @throws EvalException USER if a setting or a file is wrong; PROVIDER if the backend fails
   */
  Responder responder(String model) {
    return switch (backend(model)) {
      case RETRIEVED -> Responders.retrieved();
      case CONSTANT -> Responders.constant(name(model));
      case RECORDED -> Responders.recorded(recorded(Path.of(name(model))));
      default -> cached(Responders.of(adapter(model)), model);
    };
  }

  private Responder cached(Responder responder, String model) {
    String identity = model + " " + new TreeMap<>(settings.of(backend(model)));
    return cache
        .map(folder -> Responders.cached(responder, withoutPassword(identity), folder))
        .orElse(responder);
  }

  private static AnswerFile recorded(Path file) {
    DataFile<Answer> read = DataSource.of(file).answers().usable();
    return new AnswerFile(read.name(), read.items(), read.problems());
  }

  private ModelAdapter adapter(String model) {
    String backend = backend(model);
    try {
      return plugins.get(backend).create(name(model), settings.of(backend));
    } catch (IllegalArgumentException e) {
      throw new EvalException(
          EvalException.Code.USER,
          "model %s: %s"
              .formatted(
                  Printable.text(model, 60), Printable.text(String.valueOf(e.getMessage()), 300)),
          e);
    }
  }
}

package org.apieval.core.plugin;

import java.nio.file.Path;
import org.apieval.api.hub.HubRules;
import org.apieval.api.model.ModelAdapter;
import org.apieval.api.retrieval.Retriever;

/** Sources of small plug-ins, which have the package {@code com.example}. */
public final class PluginSources {

  private PluginSources() {}

  /** A hub whose APIs are functions, whatever their arguments. */
  public static String hub(String className, String id) {
    return hub(className, "", "return \"%s\";".formatted(id));
  }

  /**
   * The same.
   *
   * @param members more of the class
   * @param id the body of the method that tells its id
   */
  public static String hub(String className, String members, String id) {
    return """
        package com.example;
        import java.util.List;
        import org.apieval.api.call.Call;
        import org.apieval.api.hub.*;
        public class %s implements HubRules {
          %s
          public String id() { %s }
          public List<ApiKey> referenceKeys(Call call) {
            return List.of(ApiKey.of(call.func().toSource()));
          }
          public List<ApiKey> candidateKeys(Call call) { return referenceKeys(call); }
        }
        """
        .formatted(className, members, id);
  }

  /** A model backend that gives one answer to everything. */
  public static String model(String className, String id, String answer) {
    return """
        package com.example;
        import java.time.Duration;
        import java.util.*;
        import org.apieval.api.model.*;
        public class %s implements ModelAdapter.Factory {
          public String id() { return "%s"; }
          public ModelAdapter create(String model, Map<String, String> settings) {
            return request -> new ModelResponse("%s", OptionalInt.empty(), OptionalInt.empty(),
                Duration.ofMillis(1), ModelResponse.FinishReason.STOP);
          }
        }
        """
        .formatted(className, id, answer);
  }

  /** A retriever that finds the documents that come last. */
  public static String retriever(String className, String id) {
    return """
        package com.example;
        import java.util.*;
        import org.apieval.api.data.ApiRecord;
        import org.apieval.api.retrieval.*;
        public class %s implements Retriever.Factory {
          public String id() { return "%s"; }
          public Retriever create(List<ApiRecord> catalogue, Map<String, String> settings) {
            double[] scores = new double[catalogue.size()];
            for (int i = 0; i < scores.length; i++) { scores[i] = i; }
            return (query, k) -> Rankings.best(catalogue, scores, Rankings.Ties.LATER_FIRST, k);
          }
        }
        """
        .formatted(className, id);
  }

  /** A jar with a hub, {@code com.example.Hub}. */
  public static PluginJar hubJar(String id) {
    return new PluginJar()
        .source("com.example.Hub", hub("Hub", id))
        .service(HubRules.class, "com.example.Hub");
  }

  /** A jar with a model backend, {@code com.example.Model}. */
  public static PluginJar modelJar(String id, String answer) {
    return new PluginJar()
        .source("com.example.Model", model("Model", id, answer))
        .service(ModelAdapter.Factory.class, "com.example.Model");
  }

  /** A jar with a retriever, {@code com.example.Last}. */
  public static PluginJar retrieverJar(String id) {
    return new PluginJar()
        .source("com.example.Last", retriever("Last", id))
        .service(Retriever.Factory.class, "com.example.Last");
  }

  /** Where the build put a library that is not on the class path. */
  static Path library(String file) {
    return Path.of("target/old-jackson").resolve(file);
  }
}

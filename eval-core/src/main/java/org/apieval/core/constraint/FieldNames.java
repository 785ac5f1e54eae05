package org.apieval.core.constraint;

import java.util.Locale;
import java.util.Set;

/** The names of fields that say what their values are. Stateless and thread-safe. */
final class FieldNames {

  private static final Set<String> DATASET =
      Set.of("dataset", "datasets", "datasetname", "benchmark", "data", "evaluationdataset");

  private static final Set<String> MODEL =
      Set.of("model", "modelname", "modelstructure", "modeltype", "variant", "architecture");

  private static final Set<String> METRIC = Set.of("metric", "metricname", "measure");

  private static final Set<String> VALUE = Set.of("value", "score", "result", "metricvalue");

  private static final Set<String> PART = Set.of("task", "split", "subset", "language", "config");

  private static final Set<String> HOLDER =
      Set.of("accuracy", "performance", "metrics", "results", "scores", "evaluation", "metric");

  /** Not measures of how good or how large a model is, whatever their values. */
  private static final Set<String> OTHER =
      Set.of(
          "resolution",
          "imagesize",
          "inputsize",
          "inputresolution",
          "imageresolution",
          "year",
          "date",
          "version",
          "revision",
          "epochs",
          "epoch",
          "steps",
          "trainingsteps",
          "batchsize",
          "learningrate",
          "seed",
          "classes",
          "numclasses",
          "numberofclasses",
          "labels",
          "speakers",
          "samplerate",
          "samplingrate",
          "url",
          "link",
          "source",
          "paper",
          "reference",
          "license",
          "layers",
          "heads",
          "hiddensize",
          "vocabsize",
          "genlen",
          "images",
          "samples",
          "id");

  private FieldNames() {}

  static boolean isDataset(String field) {
    return DATASET.contains(fold(field));
  }

  static boolean isModel(String field) {
    return MODEL.contains(fold(field));
  }

  static boolean isMetric(String field) {
    return METRIC.contains(fold(field));
  }

  static boolean isValue(String field) {
    return VALUE.contains(fold(field));
  }

  static boolean isPart(String field) {
    return PART.contains(fold(field));
  }

  /** Whether a field holds figures and says no more of them. */
  static boolean isHolder(String field) {
    return HOLDER.contains(fold(field));
  }

  /** Whether what a field says is no measure. */
  static boolean isOther(String field) {
    return OTHER.contains(fold(field));
  }

  /** Whether it is the catalogue's own field for any kind of figure. */
  static boolean isCatch(String field) {
    return field.equals("accuracy");
  }

  private static String fold(String field) {
    return field.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
  }
}

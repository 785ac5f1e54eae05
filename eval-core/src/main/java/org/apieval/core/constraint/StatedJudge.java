package org.apieval.core.constraint;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Turns what an entry states into measures, as far as all of it is clear. Immutable. */
final class StatedJudge {

  /** Where the catalogue's field "accuracy" holds something else more often than not. */
  private static final Pattern OTHER_FIELDS =
      Pattern.compile(
          "(?i).*(speech|translat|summari|reinforce|robot|regress|depth|audio-to-audio|separat|"
              + "enhanc|generat|to-image|to-video|detect|segment|pose|interpol|language model|"
              + "similar|embedding|voice|conversation|fill-mask|retriev).*");

  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

  private final MetricNames metrics;
  private final String domain;
  private final List<Stated> all;

  /**
   * @param domain the entry's domain
   * @param all all figures of the entry
   */
  StatedJudge(MetricNames metrics, String domain, List<Stated> all) {
    this.metrics = metrics;
    this.domain = domain;
    this.all = all;
  }

  /** Hands over what a figure is: a measure, or unread with the reason. */
  void judge(Stated stated, Consumer<Measure> measures, Consumer<Unread> unread) {
    String problem = problem(stated);
    if (!problem.isEmpty()) {
      unread.accept(stated.withProblem(problem).asUnread());
      return;
    }
    NamedMetric metric = stated.metric().or(() -> metrics.find("accuracy")).orElseThrow();
    Optional<Figure> figure = stated.figure().map(one -> one.in(metric.unit()));
    MetricType type = metric.typeOf(figure);
    Optional<BigDecimal> value = figure.flatMap(type.scale()::value);
    if (value.isEmpty()) {
      unread.accept(stated.withProblem(unclear(type, figure)).asUnread());
      return;
    }
    BigDecimal kept = type.complement() ? HUNDRED.subtract(value.get()) : value.get();
    measures.accept(
        new Measure(quantity(stated, metric, type), kept, type.complement(), stated.where()));
  }

  private static Measure.Quantity quantity(Stated stated, NamedMetric metric, MetricType type) {
    boolean ofModel = type.scale().isOfModel();
    return new Measure.Quantity(
        ofModel ? Optional.empty() : stated.about().dataset().map(DatasetNames.Dataset::name),
        ofModel ? "" : stated.about().part(),
        metric.name(type),
        type.scale().unit(),
        type.direction());
  }

  private static String unclear(MetricType type, Optional<Figure> figure) {
    boolean bare = figure.filter(one -> one.unit().isEmpty()).isPresent();
    boolean needsUnit = type.scale().unit().matches("parameters|FLOPs|MACs|MB|ms|/s");
    return bare && needsUnit
        ? "the unit is not stated"
        : "it cannot be a value of " + type.name().replace("{k}", "k");
  }

  private String problem(Stated stated) {
    if (!stated.problem().isEmpty()) {
      return stated.problem();
    }
    if (stated.metric().filter(NamedMetric::isDifference).isPresent()) {
      return "it says by how much something changed, or is negated";
    }
    if (stated.about().severalDatasets() && stated.about().dataset().isEmpty()) {
      return "the data set is not clear";
    }
    if (isAccuracyOfStranger(stated)) {
      return "what it is the accuracy of is not clear";
    }
    if (stated.metric().isEmpty()) {
      String problem = unnamed(stated);
      if (!problem.isEmpty()) {
        return problem;
      }
    }
    return isMixed(stated) ? "beside it stand percentages, and it may be one or a fraction" : "";
  }

  /** Whether a name between an accuracy and its figure means nothing known. */
  private static boolean isAccuracyOfStranger(Stated stated) {
    return !stated.about().stranger().isEmpty()
        && stated
            .metric()
            .filter(metric -> metric.types().get(0).name().equals("accuracy"))
            .isPresent();
  }

  /** What speaks against taking a figure in the field "accuracy" for an accuracy. */
  private String unnamed(Stated stated) {
    if (!stated.about().stranger().isEmpty()) {
      return "no metric is named";
    }
    DatasetNames.Usual usual =
        stated
            .about()
            .dataset()
            .map(DatasetNames.Dataset::usual)
            .orElse(DatasetNames.Usual.UNKNOWN);
    boolean other =
        usual == DatasetNames.Usual.OTHER
            || usual == DatasetNames.Usual.UNKNOWN && OTHER_FIELDS.matcher(domain).matches();
    return other ? "no metric is named, and \"accuracy\" may stand for any here" : "";
  }

  /** Whether it is 0 to 1 without a unit while a share beside it is more than that. */
  private boolean isMixed(Stated stated) {
    return isBareShare(stated)
        && number(stated).compareTo(BigDecimal.ONE) <= 0
        && number(stated).signum() > 0
        && all.stream()
            .filter(other -> other.group() == stated.group() && isBareShare(other))
            .anyMatch(other -> number(other).compareTo(BigDecimal.ONE) > 0);
  }

  private static boolean isBareShare(Stated stated) {
    boolean share =
        stated
            .metric()
            .map(
                metric ->
                    metric.typeOf(stated.figure()).scale().isShare() && metric.unit().isEmpty())
            .orElse(stated.about().stranger().isEmpty());
    return share && stated.figure().filter(one -> one.unit().isEmpty()).isPresent();
  }

  private static BigDecimal number(Stated stated) {
    return stated.figure().map(Figure::number).orElse(BigDecimal.ZERO);
  }
}

package org.apieval.app;

import java.util.ArrayList;
import java.util.List;
import org.apieval.core.official.OfficialScorerFactory;
import org.apieval.core.run.AstScorerFactory;
import org.apieval.core.run.ScorerFactory;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say how answers are judged. */
final class ScorerOptions {

  /** The scorers, named as they are typed. */
  enum ScorerName {
    ast,
    official
  }

  @Option(
      names = "--scorer",
      paramLabel = "ID",
      split = ",",
      description =
          "How answers are judged: ast, the paper's definition done exactly (the default);"
              + " official, the labels of the published scripts; or ast,official, both.")
  private List<ScorerName> scorers = new ArrayList<>();

  @Mixin private NoCallOption noCall = new NoCallOption();

  /** The scorers in the order wanted, each once. */
  List<ScorerFactory> chosen() {
    List<ScorerName> names = scorers.isEmpty() ? List.of(ScorerName.ast) : scorers;
    return names.stream().distinct().map(this::factory).toList();
  }

  private ScorerFactory factory(ScorerName name) {
    return switch (name) {
      case ast -> new AstScorerFactory();
      case official -> new OfficialScorerFactory(noCall.chosen());
    };
  }
}

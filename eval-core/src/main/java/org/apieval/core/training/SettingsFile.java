package org.apieval.core.training;

import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import java.io.IOException;
import java.io.Writer;

/**
 * Writes a trainer's settings as YAML: texts in quotes, and numbers without exponent, which the
 * YAML of Python would take for texts. Stateless and thread-safe.
 */
public final class SettingsFile {

  private SettingsFile() {}

  /**
   * Writes the file; a comment before it says how to train, and what of it was published.
   *
   * @param out left open
   */
  public static void write(Trainer trainer, TrainingPlan plan, Writer out) throws IOException {
    ObjectMapper yaml =
        new ObjectMapper(
            YAMLFactory.builder()
                .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
                .disable(YAMLGenerator.Feature.SPLIT_LINES)
                .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .build());
    Hyperparameters published = Hyperparameters.published();
    out.write(
        """
        # Written by apieval. In this folder: %s
        # %d examples a step: %s.
        # The Gorilla paper publishes: learning rate %s, batch %d, %d epochs, warm-up %s,
        # weight decay %s, %d tokens. It does not say which scheduler, optimizer and precision.
        """
            .formatted(
                trainer.command(),
                plan.hyperparameters().batch(),
                plan.split(),
                published.learningRate().toPlainString(),
                published.batch(),
                published.epochs(),
                published.warmUp(),
                published.weightDecay(),
                published.length()));
    yaml.writeValue(out, trainer.settings(plan));
  }
}

package org.apieval.app;

import jakarta.inject.Inject;
import java.util.List;
import java.util.concurrent.Callable;
import org.apieval.api.data.ApiRecord;
import org.apieval.core.constraint.EntryMeasures;
import org.apieval.core.constraint.MeasureReader;
import org.apieval.core.dataset.DataFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code apieval dataset measures}: what was read from a catalogue, and what could not be. */
@Command(
    name = "measures",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Lists the figures of a catalogue: what they measure, and those that cannot be read.",
      "",
      "Figures are read from the field performance, whatever its shape, and how large a model is"
          + " from its description, too. A figure that is not clear is not guessed at."
    },
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  apieval dataset measures --hub torchhub",
      "  apieval dataset measures --gorilla DIR --hub torchhub --unread",
      "  apieval dataset measures --catalogue apis.jsonl --format json",
      "",
      "Exit codes: 0 done; 1 lines could not be read; 2 wrong usage or bad input."
    })
final class MeasuresCommand implements Callable<Integer> {

  @Mixin private QuestionOptions data = new QuestionOptions();

  @Option(
      names = "--unread",
      description = "Show only the figures that could not be read, with the reasons.")
  private boolean unread;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "How they are shown: ${COMPLETION-CANDIDATES}; default: text.")
  private Listing format = Listing.text;

  /** How measures can be shown. */
  enum Listing {
    text,
    json
  }

  private final Console console;
  private final CatalogueSource source;

  @Inject
  MeasuresCommand(Console console, CatalogueSource source) {
    this.console = console;
    this.source = source;
  }

  @Override
  public Integer call() {
    DataFile<ApiRecord> file = source.catalogue(data);
    new Problems(console).show(file);
    List<ApiRecord> entries = file.items();
    MeasureReader reader = new MeasureReader();
    List<EntryMeasures> measures = entries.stream().map(reader::read).toList();
    MeasureListing listing = new MeasureListing(console.out(), unread);
    switch (format) {
      case text -> listing.text(measures);
      case json -> listing.json(entries, measures);
    }
    console.out().flush();
    long stating = measures.stream().filter(EntryMeasures::statesFigures).count();
    long read = measures.stream().filter(entry -> !entry.measures().isEmpty()).count();
    console.note(
        "%d of %d entries state figures; %d of them were read"
            .formatted(stating, measures.size(), read));
    return file.problems().isEmpty() ? ExitCode.OK : ExitCode.FAILED;
  }
}

package org.apieval.core.request;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apieval.api.data.ApiRecord;
import org.apieval.core.match.ModelNames;
import org.apieval.core.match.ReferenceReader;
import org.apieval.core.score.ZooHub;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamedApiTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          zoo.load('cats/lionnet', 'lynx50')    | Which lynx is on the photo?          |
          zoo.load('cats/lionnet', 'lynx50')    | Try Lynx-50 on my photo              | lynx50
          zoo.load('cats/lionnet', 'lynx50')    | use LYNX for my photo                | lynx
          zoo.load('cats/lionnet', 'lynx50')    | please use the Lynx for my photo     | lynx
          zoo.load('cats/lionnet', 'lynx50')    | What would the Lynx model say here?  | lynx
          zoo.load('cats/lionnet', 'lynx50')    | Our town is called New Lynx          |
          zoo.load('cats/lionnet', 'cats_50')   | It shall run on CATS computers       |
          zoo.load('cats/lionnet', 'whisker')   | Please use Whisker for the interview | whisker
          zoo.load('cats/lionnet', 'whisker')   | One whisker is missing on the photo  |
          zoo.load('cats/lionnet', 'lynx50')    | Lynx cubs are rare: count them       |
          zoo.load('cats/lionnet', 'lynx50')    | use zoo.load for my photo            | zoo.load
          zoo.load('cats/lion_net', 'lynx50')   | the repository lion-net has it       | lion_net
          zoo.load('cats/lionnet', 'lynx50')    | as in Cats/LionNet on the web        | cats/lionnet
          zoo.load('cats/lionnet', 'image')     | What is in this image?               |
          zoo.load('cats/lionnet', 'image2')    | The Image of a cat                   |
          """)
  void namesAreSeenHoweverTheyAreWrittenAndPlainWordsAreNot(
      String call, String request, String said) {
    ApiRecord record = new ApiRecord(0, "Image Classification", call, Map.of("api_name", "image"));
    NamedApi api =
        NamedApi.of(
            new ReferenceReader(new ZooHub()).read(record),
            new ModelNames(List.of(record.domain())));

    assertThat(api.in(request)).isEqualTo(Optional.ofNullable(said));
  }
}

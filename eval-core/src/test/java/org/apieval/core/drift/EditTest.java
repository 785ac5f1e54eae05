package org.apieval.core.drift;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.apieval.api.call.Call;
import org.apieval.api.hub.ApiKey.Role;
import org.apieval.core.answer.MappedText;
import org.apieval.core.python.CallFinder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EditTest {

  private static final Edit MOVED =
      new ValueEdit(new ZooHub(), Role.REPOSITORY, place -> place.movedTo("new"));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "zoo.load('a/b', 'cat') | zoo.load('new/b', 'cat')",
        "zoo.load(animal='a/b', place='a/b') | zoo.load(animal='a/b', place='new/b')",
        "zoo.load(place=\"a/b\", size=1) | zoo.load(place='new/b', size=1)",
        "zoo.load(place='a/b', keeper='a/b') | zoo.load(place='new/b', keeper='new/b')",
        "zoo.load(place, 'cat') | -",
        "zoo.load('b', 'cat') | -",
        "ark.load('a/b', 'cat') | -",
      })
  void aValueIsChangedWhereTheHubSaysItStands(String call, String changed) {
    assertThat(source(MOVED.apply(call(call)))).isEqualTo(changed);
  }

  @Test
  void anArgumentIsRenamedAndNamedBack() {
    Edit edit = new ArgumentEdit("place", "place_spec");

    Call renamed = edit.apply(call("zoo.load(place='a/b', animal='cat')")).orElseThrow();
    assertThat(renamed.toSource()).isEqualTo("zoo.load(place_spec='a/b', animal='cat')");
    assertThat(source(edit.undo(renamed))).isEqualTo("zoo.load(place='a/b', animal='cat')");
    assertThat(edit.apply(call("zoo.load('a/b')"))).as("by position").isEmpty();
    assertThat(edit.apply(call("zoo.load(place='a', place_spec='b')"))).as("taken").isEmpty();
    assertThat(edit.undo(call("zoo.load(place='a/b')"))).as("not changed").isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "torch.hub.load, port.hub.load",
    "hub.load, port.load",
    "pipeline, port.pipeline",
    "AutoModel.from_pretrained, port.AutoModel.from_pretrained",
    "transformers.AutoModel.from_pretrained, port.AutoModel.from_pretrained"
  })
  void aFunctionIsMovedAndBack(String before, String after) {
    Edit edit = FunctionEdit.of(before, "port");

    Call moved = edit.apply(call(before + "('x')")).orElseThrow();
    assertThat(moved.toSource()).isEqualTo(after + "('x')");
    assertThat(source(edit.undo(moved))).isEqualTo(before + "('x')");
    assertThat(edit.undo(call(before + "('x')"))).isEmpty();
  }

  private static Call call(String source) {
    return new CallFinder().inCode(MappedText.of(source)).get(0).call();
  }

  private static String source(Optional<Call> call) {
    return call.map(Call::toSource).orElse("-");
  }
}

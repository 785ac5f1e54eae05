package org.apieval.core.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CallCleanerTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "f(path: str)|f(path= str)",
        "a.b().c(x : int, y: str).d()|a.b().c(x= int, y= str).d()",
        "f({a: b, c: d}, [x, y: z])|f({a: b, c: d}, [x, y: z])",
        "f('a, b: c', \"(d: e\", g: h)|f('a, b: c', \"(d: e\", g= h)",
        "f(lambda x: x)|f(lambda x: x)",
        "f(x:=1)|f(x:=1)",
        "f(a: 'it\\'s, b: c'|f(a= 'it\\'s, b: c'",
        "GET /users/{id}|GET /users/{id}"
      })
  void colonsBehindArgumentsBecomeEqualsSigns(String call, String cleaned) {
    assertThat(CallCleaner.COLON_ARGUMENTS.clean(call)).isEqualTo(cleaned);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "events().import(x)|events().import_(x)",
        "a.important(x)|a.important(x)",
        "a.is.b(x)|a.is.b(x)",
        "import(x)|import(x)"
      })
  void methodsWithReservedNamesGetAnUnderscore(String call, String cleaned) {
    assertThat(CallCleaner.RESERVED_NAMES.clean(call)).isEqualTo(cleaned);
  }

  @Property
  void everyOneTakesAnyText(@ForAll CallCleaner cleaner, @ForAll String call) {
    assertThat(cleaner.clean(call)).isNotNull();
  }
}

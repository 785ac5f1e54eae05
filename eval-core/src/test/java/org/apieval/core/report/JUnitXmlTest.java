package org.apieval.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.apieval.core.Printable;
import org.apieval.core.XmlText;
import org.apieval.core.score.HallucinationKind;
import org.apieval.core.score.ScorerId;
import org.apieval.core.score.Verdict;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class JUnitXmlTest {

  private static final String REASON = "No entry has this.";

  @Test
  void anAnswerIsACaseNamedByItsQuestion() throws Exception {
    Document xml =
        render(
            file("a.jsonl", judged("1", Verdict.CORRECT), judged("q2", Verdict.WRONG_API)),
            file("b.jsonl", judged("1", Verdict.UNSCORED)));

    assertThat(attributes(xml, "testsuite", "name")).containsExactly("hub.ast.a", "hub.ast.b");
    assertThat(attributes(xml, "testcase", "name")).containsExactly("1", "q2", "1");
    assertThat(attributes(xml, "testcase", "classname"))
        .containsExactly("hub.ast.a", "hub.ast.a", "hub.ast.b");
  }

  @Test
  void whatIsNotCorrectFailsWithKindAndReason() throws Exception {
    Judgement invented =
        new Judgement(
            "3",
            Verdict.HALLUCINATION,
            Optional.of(HallucinationKind.UNKNOWN_MODEL),
            Optional.of("f('<a>')"),
            false,
            false,
            false,
            false,
            false,
            false,
            REASON);
    Document xml =
        render(
            file(
                "a",
                judged("1", Verdict.CORRECT),
                judged("2", Verdict.WRONG_API),
                invented,
                judged("4", Verdict.NEITHER),
                judged("5", Verdict.HALLUCINATION),
                judged("6", Verdict.UNSCORED)));

    assertThat(attributes(xml, "failure", "type"))
        .containsExactly("wrong_api", "unknown_model", "neither", "hallucination");
    assertThat(attributes(xml, "failure", "message")).containsOnly(REASON);
    assertThat(xml.getElementsByTagName("failure").item(1).getTextContent()).isEqualTo("f('<a>')");
    assertThat(attributes(xml, "skipped", "message")).containsExactly(REASON);
    for (String element : List.of("testsuites", "testsuite")) {
      assertThat(attributes(xml, element, "tests")).containsExactly("6");
      assertThat(attributes(xml, element, "failures")).containsExactly("4");
      assertThat(attributes(xml, element, "errors")).containsExactly("0");
      assertThat(attributes(xml, element, "skipped")).containsExactly("1");
    }
  }

  @Test
  void answersToOneQuestionAreCasesOfTheirOwn() throws Exception {
    Document xml =
        render(
            file(
                "a",
                judged("7", Verdict.CORRECT),
                judged("7", Verdict.CORRECT),
                judged("7", Verdict.CORRECT)));

    assertThat(attributes(xml, "testcase", "name")).containsExactly("7", "7 (2)", "7 (3)");
  }

  @Property(tries = 300)
  void anyTextComesBackAsItIsShown(@ForAll String text) throws Exception {
    Judgement verdict =
        new Judgement(
            text,
            Verdict.WRONG_API,
            Optional.empty(),
            Optional.of(text),
            false,
            false,
            false,
            false,
            false,
            false,
            text);
    Document xml = render(file(text, verdict));
    String shown = XmlText.legal(Printable.text(text));

    assertThat(attributes(xml, "testcase", "name")).containsExactly(shown);
    assertThat(attributes(xml, "failure", "message")).containsExactly(shown);
    assertThat(xml.getElementsByTagName("failure").item(0).getTextContent()).isEqualTo(shown);
  }

  @Property(tries = 100)
  void casesOfAFileHaveNamesOfTheirOwn(@ForAll List<Boolean> questions) throws Exception {
    Judgement[] verdicts =
        questions.stream()
            .map(first -> judged(first ? "1" : "2", Verdict.CORRECT))
            .toArray(Judgement[]::new);
    List<String> names = attributes(render(file("a", verdicts)), "testcase", "name");

    assertThat(new HashSet<>(names)).hasSize(questions.size());
  }

  private static Judgement judged(String id, Verdict verdict) {
    return new Judgement(
        id,
        verdict,
        Optional.empty(),
        Optional.empty(),
        false,
        false,
        false,
        false,
        false,
        false,
        REASON);
  }

  private static JudgedFile file(String name, Judgement... verdicts) {
    List<Judgement> all = Arrays.asList(verdicts);
    return new JudgedFile(Summary.of("hub", name, ScorerId.AST, all, 0, 0), all);
  }

  private static Document render(JudgedFile... files) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(JUnitXml.render(List.of(files)))));
  }

  private static List<String> attributes(Document xml, String element, String attribute) {
    NodeList nodes = xml.getElementsByTagName(element);
    List<String> values = new ArrayList<>();
    for (int index = 0; index < nodes.getLength(); index++) {
      values.add(((Element) nodes.item(index)).getAttribute(attribute));
    }
    return values;
  }
}

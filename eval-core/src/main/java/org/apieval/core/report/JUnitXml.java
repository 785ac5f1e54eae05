package org.apieval.core.report;

import java.io.StringWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.apieval.core.Printable;
import org.apieval.core.XmlText;
import org.apieval.core.score.HallucinationKind;
import org.apieval.core.score.Verdict;

/**
 * Verdicts as the XML in which CI servers expect test results: a suite an answer file and scorer, a
 * case an answer, named by its question. What is not correct is a failure with the kind of the
 * hallucination, else the verdict, for its type. Stateless and thread-safe.
 */
public final class JUnitXml {

  private JUnitXml() {}

  /** The document, complete with its last line end. Equal files give equal text. */
  public static String render(List<JudgedFile> files) {
    StringWriter text = new StringWriter();
    try {
      XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
      xml.writeStartDocument("UTF-8", "1.0");
      xml.writeCharacters("\n");
      xml.writeStartElement("testsuites");
      xml.writeAttribute("name", "apieval");
      writeCounts(xml, files.stream().flatMap(file -> file.verdicts().stream()).toList());
      List<String> names = ShortNames.of(files.stream().map(JudgedFile::summary).toList());
      for (int index = 0; index < files.size(); index++) {
        writeSuite(xml, files.get(index), names.get(index));
      }
      xml.writeCharacters("\n");
      xml.writeEndElement();
      xml.writeEndDocument();
    } catch (XMLStreamException e) {
      throw new IllegalStateException(e); // a StringWriter has no I/O
    }
    return text.append('\n').toString();
  }

  private static void writeSuite(XMLStreamWriter xml, JudgedFile file, String answers)
      throws XMLStreamException {
    Summary summary = file.summary();
    String name = "%s.%s.%s".formatted(summary.hub(), summary.scorer().id(), answers);
    xml.writeCharacters("\n  ");
    xml.writeStartElement("testsuite");
    write(xml, "name", name);
    writeCounts(xml, file.verdicts());
    Map<String, Integer> uses = new HashMap<>();
    for (Judgement verdict : file.verdicts()) {
      int use = uses.merge(verdict.questionId(), 1, Integer::sum);
      xml.writeCharacters("\n    ");
      xml.writeStartElement("testcase");
      write(xml, "classname", name);
      // A server takes cases of one name for one case.
      write(xml, "name", verdict.questionId() + (use == 1 ? "" : " (" + use + ")"));
      writeOutcome(xml, verdict);
      xml.writeEndElement();
    }
    xml.writeCharacters("\n  ");
    xml.writeEndElement();
  }

  private static void writeCounts(XMLStreamWriter xml, List<Judgement> verdicts)
      throws XMLStreamException {
    write(xml, "tests", Integer.toString(verdicts.size()));
    write(xml, "failures", Long.toString(verdicts.stream().filter(JUnitXml::fails).count()));
    write(xml, "errors", "0");
    write(
        xml,
        "skipped",
        Long.toString(verdicts.stream().filter(one -> one.verdict() == Verdict.UNSCORED).count()));
  }

  private static void writeOutcome(XMLStreamWriter xml, Judgement verdict)
      throws XMLStreamException {
    if (fails(verdict)) {
      xml.writeStartElement("failure");
      write(xml, "type", verdict.kind().map(HallucinationKind::id).orElse(verdict.verdict().id()));
      write(xml, "message", verdict.reason());
      xml.writeCharacters(verdict.call().map(JUnitXml::harmless).orElse(""));
      xml.writeEndElement();
    } else if (verdict.verdict() == Verdict.UNSCORED) {
      xml.writeStartElement("skipped");
      write(xml, "message", verdict.reason());
      xml.writeEndElement();
    }
  }

  private static boolean fails(Judgement verdict) {
    return verdict.verdict() != Verdict.CORRECT && verdict.verdict() != Verdict.UNSCORED;
  }

  private static void write(XMLStreamWriter xml, String attribute, String text)
      throws XMLStreamException {
    xml.writeAttribute(attribute, harmless(text));
  }

  /** Foreign text on one line, and fit for XML. */
  private static String harmless(String text) {
    return XmlText.legal(Printable.text(text));
  }
}

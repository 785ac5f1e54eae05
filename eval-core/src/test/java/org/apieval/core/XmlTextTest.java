package org.apieval.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

class XmlTextTest {

  @Test
  void replacesWhatNoDocumentCanHold() {
    assertThat(XmlText.legal("a\u0000b\u001b[1m\ud800\uffff"))
        .isEqualTo("a\ufffdb\ufffd[1m\ufffd\ufffd");
  }

  @Test
  void leavesAllOtherTextAlone() {
    String text = "\t\n\r <b>&amp;</b> \u00e9 \ud83d\ude00 \ue000 \ufffd";

    assertThat(XmlText.legal(text)).isSameAs(text);
  }

  @Property
  void aParserTakesWhatIsLeft(@ForAll String untrusted) throws Exception {
    String escaped = XmlText.legal(untrusted).replace("&", "&amp;").replace("<", "&lt;");
    String document = "<t>" + escaped.replace(">", "&gt;").replace("\r", "&#13;") + "</t>";

    assertThat(
            DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(document)))
                .getDocumentElement()
                .getTextContent())
        .isEqualTo(XmlText.legal(untrusted));
  }
}

package org.apieval.core.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.apieval.core.XmlText;
import org.junit.jupiter.api.Test;

class SvgFilterTest {

  private static final String OPEN = "<svg xmlns=\"http://www.w3.org/2000/svg\">";

  @Test
  void keepsShapesAndTexts() throws XMLStreamException {
    String svg =
        OPEN + "<g><path d=\"M0 0L1 1\" fill=\"#123456\"></path><text>1 &lt; 2</text></g></svg>";

    assertThat(SvgFilter.filter(svg)).isEqualTo(svg + "\n");
  }

  @Test
  void leavesOutWhatRunsLeadsAwayOrIsForAMouse() throws XMLStreamException {
    String svg =
        OPEN
            + "<script>a</script><style>b</style><a href=\"c\"><text>d</text></a>"
            + "<image xmlns:xlink=\"http://www.w3.org/1999/xlink\" xlink:href=\"e\"/><!-- f -->"
            + "<rect width=\"1\" onclick=\"g\" class=\"h\" href=\"i\"/>"
            + "<text xmlns=\"http://www.w3.org/1999/xhtml\">j</text></svg>";

    assertThat(SvgFilter.filter(svg)).isEqualTo(OPEN + "<rect width=\"1\"></rect></svg>\n");
  }

  @Test
  void paintThatCannotBeSeenIsNoPaint() throws XMLStreamException {
    String svg = OPEN + "<rect fill=\"transparent\" stroke=\"#000\" stroke-width=\"0\"/></svg>";

    assertThat(SvgFilter.filter(svg))
        .contains("<rect fill=\"none\" stroke=\"none\" stroke-width=\"0\">");
  }

  @Test
  void attributesLeadToThisDocumentAlone() throws XMLStreamException {
    String svg =
        OPEN
            + "<rect fill=\"url(#a)\" stroke=\"rgba(1, 2, 3, 0.5)\" transform=\"translate(1 2)\"/>"
            + "<rect fill=\"url(http://b)\" style=\"fill:url(c)\" clip-path=\"\\75rl\"/></svg>";

    assertThat(SvgFilter.filter(svg))
        .contains(
            "<rect fill=\"url(#a)\" stroke=\"rgba(1, 2, 3, 0.5)\" transform=\"translate(1 2)\">",
            "<rect></rect>");
  }

  @Test
  void readsNoOtherFiles() {
    String svg =
        "<!DOCTYPE svg [<!ENTITY e SYSTEM \"file:///etc/hostname\">]>" + OPEN + "&e;</svg>";

    assertThatThrownBy(() -> SvgFilter.filter(svg)).isInstanceOf(XMLStreamException.class);
  }

  @Property(tries = 200)
  void anyTextStaysTheTextItIs(@ForAll String text) throws XMLStreamException {
    String escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");

    String filtered = SvgFilter.filter(OPEN + "<text>" + escaped + "</text></svg>");

    XMLStreamReader reader =
        XMLInputFactory.newDefaultFactory().createXMLStreamReader(new StringReader(filtered));
    reader.nextTag();
    reader.nextTag();
    assertThat(reader.getElementText()).isEqualTo(XmlText.legal(text).replaceAll("\r\n?", "\n"));
  }
}

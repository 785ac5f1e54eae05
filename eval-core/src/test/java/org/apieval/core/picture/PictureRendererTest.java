package org.apieval.core.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apieval.core.EvalException;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class PictureRendererTest {

  @Test
  void drawsEachPictureOfTheScriptInItsSize() {
    assertThat(Charts.draw(Charts.DATA))
        .extracting(picture -> picture.id() + " " + picture.width() + "x" + picture.height())
        .containsExactly("bar 600x300", "scatter 500x400");
  }

  @Test
  void aPictureShowsItsTextsAndMarks() {
    List<Picture> pictures = Charts.draw(Charts.DATA);

    assertThat(texts(pictures.get(0))).contains("Accuracy", "gpt-4", "llama", "38.7 %", "0.5 %");
    assertThat(texts(pictures.get(1))).contains("gpt-4", "llama", "38.7", "all");
    Document scatter = parse(pictures.get(1));
    assertThat(scatter.getDocumentElement().getAttribute("viewBox")).isEqualTo("0 0 500 400");
    assertThat(scatter.getElementsByTagName("path").getLength()).isGreaterThan(10);
  }

  @Test
  void equalDataGiveEqualBytes() {
    PictureRenderer renderer = new PictureRenderer(Charts.script());
    List<Picture> first = renderer.render(Charts.DATA);

    renderer.render("{\"names\": [\"other\"], \"values\": [1]}");

    assertThat(renderer.render(Charts.DATA)).isEqualTo(first);
    assertThat(Charts.draw(Charts.DATA)).isEqualTo(first);
  }

  /** The label at the left end of a bar's axis: what is laid out by the widths of texts. */
  @Test
  void longerTextsGetMoreRoom() {
    assertThat(axis(bar("il"))).isLessThan(axis(bar("gpt"))).isLessThan(axis(bar("WW")));
    assertThat(axis(bar("a"))).isLessThan(axis(bar("\u6771")));
    assertThat(axis(bar("wwwwwwwwww")) - axis(bar("wwwww"))).isCloseTo(5 * 0.818 * 12, within(1.0));
  }

  private static Picture bar(String name) {
    return Charts.draw("{\"names\": [\"%s\"], \"values\": [1]}".formatted(name)).get(0);
  }

  private static double axis(Picture bar) {
    NodeList texts = parse(bar).getElementsByTagName("text");
    for (int index = 0; index < texts.getLength(); index++) {
      Element text = (Element) texts.item(index);
      Matcher place =
          Pattern.compile("translate\\(([\\d.]+) ").matcher(text.getAttribute("transform"));
      if (text.getAttribute("text-anchor").equals("end") && place.find()) {
        return Double.parseDouble(place.group(1));
      }
    }
    throw new AssertionError("no label");
  }

  @Test
  void noDataAreNoPictures() {
    assertThat(Charts.draw("{\"names\": [], \"values\": []}")).isEmpty();
  }

  @Test
  void foreignTextStaysText() {
    String planted =
        """
        {"names": ["<script>alert(1)</script>", "]]><img onerror='x'>\\" & \\u0000\\ud800"],
         "values": [1, 2]}""";

    for (Picture picture : Charts.draw(planted)) {
      assertThat(texts(picture))
          .contains("<script>alert(1)</script>", "]]><img onerror='x'>\" & \ufffd\ufffd");
      Document document = parse(picture);
      for (String name : List.of("script", "img", "style", "a", "image", "foreignObject")) {
        assertThat(document.getElementsByTagName(name).getLength()).as(name).isZero();
      }
    }
  }

  @Test
  void scriptsReachNoClassesOfJava() {
    for (String way : List.of("java.lang.System.exit(3)", "Packages.java", "this.getClass()")) {
      String script =
          Charts.script() + "apievalCharts.ids = function () { return [" + way + "]; };";
      PictureRenderer renderer = new PictureRenderer(script);

      assertThatThrownBy(() -> renderer.render(Charts.DATA))
          .as(way)
          .isInstanceOf(EvalException.class)
          .hasMessageStartingWith("cannot draw pictures: ");
    }
  }

  @Test
  void saysWhereAScriptIsBroken() {
    assertThatThrownBy(() -> new PictureRenderer("var broken = ;"))
        .isInstanceOfSatisfying(
            EvalException.class, e -> assertThat(e.code()).isEqualTo(EvalException.Code.INTERNAL))
        .hasMessageContaining("charts.js#1");
  }

  @Test
  void saysWhichPictureFailed() {
    String script = Charts.script() + "apievalCharts.bar = function () { throw new Error('x'); };";

    assertThatThrownBy(() -> new PictureRenderer(script).render(Charts.DATA))
        .isInstanceOf(EvalException.class)
        .hasMessageStartingWith("cannot draw the picture bar: Error: x");
  }

  @Test
  void refusesDataThatAreNotJson() {
    PictureRenderer renderer = new PictureRenderer(Charts.script());

    assertThatThrownBy(() -> renderer.render("{\"names\": ["))
        .isInstanceOf(EvalException.class)
        .hasMessageStartingWith("cannot draw pictures: ");
  }

  private static List<String> texts(Picture picture) {
    NodeList nodes = parse(picture).getElementsByTagName("text");
    List<String> texts = new ArrayList<>();
    for (int index = 0; index < nodes.getLength(); index++) {
      texts.add(nodes.item(index).getTextContent());
    }
    return texts;
  }

  private static Document parse(Picture picture) {
    try {
      return DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(new ByteArrayInputStream(picture.svg().getBytes(StandardCharsets.UTF_8)));
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }
}

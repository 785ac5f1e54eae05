package org.apieval.core.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apieval.core.EvalException;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
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
          .hasMessageStartingWith("cannot draw: ");
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
  void refusesDataThatAreNotJson() {
    PictureRenderer renderer = new PictureRenderer(Charts.script());

    assertThatThrownBy(() -> renderer.render("{\"names\": ["))
        .isInstanceOf(EvalException.class)
        .hasMessageStartingWith("cannot draw: ");
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

package org.apieval.core.web;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** A text file of this jar that pages or pictures are made with. Immutable and thread-safe. */
public enum WebFile {
  /** Apache ECharts: charts. */
  ECHARTS("echarts.min.js"),
  /** Its licence, the Apache License 2.0; to be handed on with the library. */
  ECHARTS_LICENCE("licences/echarts-LICENSE.txt"),
  /** What that licence wants to be handed on, too. */
  ECHARTS_NOTICE("licences/echarts-NOTICE.txt"),
  /** Licence (BSD) of the part of D3 in ECharts. */
  D3_LICENCE("licences/echarts-LICENSE-d3.txt"),
  /** Licence (BSD) of ZRender, which is in ECharts. */
  ZRENDER_LICENCE("licences/zrender-LICENSE.txt"),
  /** The pictures of a report, as options of ECharts. */
  CHARTS("charts.js"),
  /** Draws ECharts' charts where there is no browser. */
  FIGURES("figures.js"),
  /** The report's page, a Mustache template. */
  PAGE("page/report.mustache"),
  /** Its looks. */
  PAGE_STYLE("page/page.css"),
  /** Makes elements out of text. */
  PAGE_DOM("page/dom.js"),
  /** Light or dark. */
  PAGE_THEME("page/theme.js"),
  /** What the page shows, as its address has it. */
  PAGE_STATE("page/state.js"),
  /** The table of rates. */
  PAGE_OVERVIEW("page/overview.js"),
  /** All pictures. */
  PAGE_PICTURES("page/pictures.js"),
  /** One answer. */
  PAGE_ANSWER("page/answer.js"),
  /** A table of many rows, one of them opened. */
  PAGE_LIST("page/list.js"),
  /** Two runs side by side. */
  PAGE_COMPARE("page/compare.js"),
  /** All answers. */
  PAGE_EXPLORER("page/explorer.js"),
  /** Puts the page together; the last script. */
  PAGE_MAIN("page/main.js"),
  /** Tabulator: tables of thousands of rows. */
  TABULATOR("tabulator.min.js"),
  /** Its looks. */
  TABULATOR_STYLE("tabulator.min.css"),
  /** Its licence, MIT; to be handed on with the library. */
  TABULATOR_LICENCE("licences/tabulator-LICENSE.txt");

  private final String path;

  WebFile(String path) {
    this.path = path;
  }

  /** What the file holds; lines end as browsers see them. */
  public String text() {
    try (InputStream file = WebFile.class.getResourceAsStream(path)) {
      if (file == null) {
        throw new FileNotFoundException(path);
      }
      return new String(file.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a resource of this very jar
    }
  }
}

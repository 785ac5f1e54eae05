/*
 * Draws the charts of charts.js where there is no browser: no window, no fonts, no clock.
 */

// ECharts asks for these when it starts an animation or waits for a mouse; neither happens here.
function setTimeout() {
  return 0;
}
function clearTimeout() {}

// Widths from space to tilde in DejaVu Sans, in thousandths of its size: the widest of the usual fonts.
var WIDTHS = [
  318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337, 636, 636, 636,
  636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698, 770, 632,
  575, 775, 752, 295, 295, 656, 557, 863, 748, 787, 603, 787, 695, 635, 611, 732, 684, 989, 685,
  611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635, 615, 352, 635, 634, 278, 278, 579,
  278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592, 525, 636, 337, 636, 838
];

var apievalFigures = {
  /**
   * How much room a text needs in any usual font. Not asked of this machine's fonts: the same data
   * are to give the same picture everywhere, and it is looked at with fonts that nobody knows.
   */
  measure: function (text, font) {
    var sum = 0;
    for (var at = 0; at < text.length; at++) {
      var code = text.charCodeAt(at);
      sum += WIDTHS[code - 32] || (code < 0x1100 ? 700 : 1000); // alphabets, then ideographs
    }
    var size = /([\d.]+)px/.exec(font || '12px');
    return {width: sum / 1000 * (size ? +size[1] : 12) * (/bold/.test(font) ? 1.14 : 1)};
  },

  /** An array of ids. */
  ids: function (data) {
    return apievalCharts.ids(data);
  },

  /** A chart as {width, height, svg}, in dark ink on nothing: it goes onto paper. */
  draw: function (id, data) {
    var size = apievalCharts.size(id, data);
    var theme = Object.assign({}, apievalCharts.themes.light, {titled: true});
    var option = apievalCharts.option(id, data, theme, size.width);
    option.animation = false;
    option.backgroundColor = 'transparent';
    option.aria = {enabled: false}; // writes its description into an element of a document
    // Without quotes and spaces: ECharts does not escape the ones, not all painters skip the others.
    option.textStyle = Object.assign({}, option.textStyle,
      {fontFamily: 'Helvetica,Arial,Liberation Sans,sans-serif'});
    echarts.setPlatformAPI({measureText: apievalFigures.measure});
    var chart = echarts.init(null, null,
      {renderer: 'svg', ssr: true, width: size.width, height: size.height});
    try {
      chart.setOption(option);
      return {width: size.width, height: size.height, svg: chart.renderToSVGString()};
    } finally {
      chart.dispose();
    }
  }
};

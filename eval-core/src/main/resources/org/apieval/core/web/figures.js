/*
 * Draws the charts of charts.js where there is no browser: no window, no fonts, no clock.
 */

// ECharts asks for these when it starts an animation or waits for a mouse; neither happens here.
function setTimeout() {
  return 0;
}
function clearTimeout() {}

var apievalFigures = {
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

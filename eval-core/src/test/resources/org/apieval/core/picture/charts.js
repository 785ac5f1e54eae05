/* Two charts as reports have them, from data of {names: [...], values: [...]}. */
var apievalCharts = {
  themes: {light: {ink: '#222'}},
  ids: function (data) {
    return data.names.length === 0 ? [] : ['bar', 'scatter'];
  },
  size: function (id) {
    return id === 'bar' ? {width: 600, height: 300} : {width: 500, height: 400};
  },
  option: function (id, data, theme, width) {
    return id === 'bar' ? this.bar(data, theme) : this.scatter(data, theme);
  },
  bar: function (data, theme) {
    return {
      aria: {enabled: true},
      textStyle: {fontFamily: '"Some Font", serif'},
      title: {text: 'Accuracy', textStyle: {color: theme.ink}},
      grid: {left: 10, containLabel: true},
      xAxis: {type: 'value'},
      yAxis: {type: 'category', data: data.names},
      series: [{type: 'bar', data: data.values, label: {show: true, formatter: function (bar) {
        return bar.value.toFixed(1) + ' %';
      }}}]
    };
  },
  scatter: function (data, theme) {
    return {
      grid: [{bottom: '55%'}, {top: '55%'}],
      xAxis: [{type: 'value', gridIndex: 0}, {type: 'category', data: data.names, gridIndex: 1}],
      yAxis: [{type: 'value', gridIndex: 0}, {type: 'category', data: ['all'], gridIndex: 1}],
      visualMap: {min: 0, max: 100, seriesIndex: 1, inRange: {color: ['#eef', '#00a']}},
      series: [
        {type: 'scatter', data: data.values.map(function (value, at) { return [at, value]; }),
          label: {show: true, position: 'right', formatter: function (point) {
            return data.names[point.dataIndex];
          }}},
        {type: 'heatmap', xAxisIndex: 1, yAxisIndex: 1, label: {show: true},
          data: data.values.map(function (value, at) { return [at, 0, value]; })}
      ]
    };
  }
};

/*
 * The pictures of a report, as options for Apache ECharts. Used twice: by the page in a browser,
 * and by the renderer of figures, which has no browser; so nothing here touches a document.
 * `data` is the report's data; only its `runs` are looked at. Shares are given in percent.
 */
var apievalCharts = (function () {
  'use strict';

  var KINDS = [
    ['no_call', 'no call'],
    ['unreadable_call', 'unreadable call'],
    ['unknown_function', 'unknown function'],
    ['unknown_repository', 'unknown repository'],
    ['unknown_model', 'unknown model'],
    ['other_function', 'other function'],
    ['missing_argument', 'missing argument'],
    ['not_constant', 'not constant']
  ];

  // Categorical colours are told apart with every common kind of colour blindness.
  var THEMES = {
    light: {
      ink: '#1d2733', muted: '#5b6775', line: '#d9dee5', surface: '#ffffff', accent: '#1f6feb',
      sequence: ['#f3f6fb', '#c9dcf5', '#8fb8ea', '#4c8bd6', '#1f5fae', '#123d75'],
      categories: ['#8a8f98', '#56b4e9', '#e69f00', '#009e73', '#d55e00', '#0072b2', '#cc79a7',
        '#b8a60b'],
      darkInk: '#1d2733', lightInk: '#ffffff'
    },
    dark: {
      ink: '#e6ebf2', muted: '#a3afbf', line: '#39434f', surface: '#161c24', accent: '#6ea8fe',
      sequence: ['#1d2733', '#22456f', '#2f67a8', '#4c8bd6', '#8fb8ea', '#d3e3f8'],
      categories: ['#9aa1ac', '#56b4e9', '#e69f00', '#20b48a', '#f0753b', '#4a9fd8', '#dd93ba',
        '#d3c132'],
      dark: true, darkInk: '#10151b', lightInk: '#ffffff'
    }
  };

  function percent(rate) {
    return Math.round(rate * 1000) / 10;
  }

  function distinct(values) {
    return values.filter(function (value, index) { return values.indexOf(value) === index; });
  }

  function hubs(data) {
    return distinct(data.runs.map(function (run) { return run.hub; }));
  }

  function runsOf(data, hub) {
    return data.runs.filter(function (run) { return run.hub === hub; });
  }

  function base(theme, title) {
    return {
      backgroundColor: theme.surface,
      animation: false,
      aria: {enabled: !theme.titled}, // where there is a document that says it
      color: theme.categories,
      textStyle: {color: theme.ink, fontFamily: theme.titled ? 'sans-serif' : 'system-ui, sans-serif'},
      title: theme.titled
        ? {text: title, left: 8, top: 6, textStyle: {color: theme.ink, fontSize: 15}} : undefined,
      tooltip: {
        renderMode: 'richText', confine: true, backgroundColor: theme.surface,
        borderColor: theme.line, textStyle: {color: theme.ink}
      }
    };
  }

  function grid(theme, more) {
    return Object.assign({left: 12, right: 24, top: theme.titled ? 52 : 28, bottom: 40,
      containLabel: true}, more || {});
  }

  function shareAxis(theme, name, max, vertical) {
    return {
      type: 'value', min: 0, max: max, name: name, nameLocation: 'middle',
      nameGap: vertical ? 50 : 28, nameTextStyle: {color: theme.muted},
      axisLabel: {color: theme.muted, hideOverlap: true, formatter: '{value} %'},
      axisLine: {show: true, lineStyle: {color: theme.line}},
      splitLine: {lineStyle: {color: theme.line}}
    };
  }

  function categoryAxis(theme, names, width, more) {
    return Object.assign({
      type: 'category', data: names, axisTick: {show: false},
      axisLine: {lineStyle: {color: theme.line}},
      axisLabel: Object.assign({color: theme.ink, interval: 0}, width ? rowLabel(width) : {})
    }, more || {});
  }

  /** A telephone. */
  function narrow(width) {
    return width < 500;
  }

  /** A name that fits, without its middle: names of one family differ at their ends. */
  function shorten(name, pixels) {
    var most = Math.max(8, Math.floor(pixels / 7.2));
    var end = Math.ceil(most * 0.6);
    return name.length <= most ? name : name.slice(0, most - end - 1) + '\u2026' + name.slice(-end);
  }

  /** How names are written in so much room: on one line, or on two small ones. */
  function label(pixels, small) {
    return {
      width: pixels, overflow: small ? 'break' : 'truncate', fontSize: small ? 11 : 12, lineHeight: 12,
      formatter: function (name) { return shorten(name, small ? 1.7 * pixels : pixels); }
    };
  }

  function rowLabel(width) {
    return narrow(width)
      ? label(Math.round(width * 0.38), true)
      : label(Math.min(380, Math.round(width * 0.5)), false);
  }

  function roundUp(value) {
    return Math.min(100, Math.max(10, Math.ceil(value / 10) * 10));
  }

  /** Intervals as lines with flat ends; a gap between one and the next. */
  function intervals(theme, ends, flat) {
    var points = [];
    ends.forEach(function (pair) { points.push(pair[0], pair[1], ['-', '-']); });
    return {
      type: 'line', data: points, silent: true, symbol: 'rect', symbolSize: flat ? [9, 1.5] : [1.5, 9],
      showAllSymbol: true, lineStyle: {width: 1.2, color: theme.muted},
      itemStyle: {color: theme.muted}, tooltip: {show: false}, z: 1
    };
  }

  function level(theme, value, name) {
    return {
      yAxis: value, lineStyle: {color: theme.muted, type: 'dashed', width: 1},
      label: {formatter: name + ' ' + value + ' %', position: 'insideEndTop', color: theme.muted}
    };
  }

  function levels(theme, runs) {
    var lines = [];
    var known = runs.filter(function (run) { return run.ceiling && run.floor; })[0];
    if (known) {
      lines.push(level(theme, percent(known.ceiling.rate), 'ceiling'));
      lines.push(level(theme, percent(known.floor.rate), 'floor'));
    }
    return {symbol: 'none', silent: true, data: lines};
  }

  /** Room beside a scatter chart for the names of its points. */
  function margin(names, width) {
    var longest = Math.max.apply(null, names.map(function (name) { return name.length; }));
    return Math.round(Math.min(longest * (narrow(width) ? 5.8 : 7) + 24, width * 0.45));
  }

  /** Points with their names in a column at the right, where they cover nothing. */
  function scatter(theme, points, names, width, room) {
    var small = narrow(width);
    return {
      type: 'scatter', symbolSize: 11, z: 3, data: points,
      itemStyle: {opacity: 1, color: theme.accent, borderColor: theme.surface, borderWidth: 1},
      label: Object.assign(label(room - 14, small), {
        show: true, position: 'right', color: theme.ink, minMargin: 5,
        formatter: function (point) {
          return shorten(names[point.dataIndex], (small ? 1.7 : 1) * (room - 14));
        }
      }),
      labelLayout: {x: width - room + 10, moveOverlap: 'shiftY', hideOverlap: false},
      labelLine: {show: true, length2: 6, lineStyle: {color: theme.muted, opacity: 0.6}}
    };
  }

  function tradeOff(data, theme, hub, width) {
    var runs = runsOf(data, hub);
    var right = roundUp(Math.max.apply(null, runs.map(function (run) {
      return 100 * run.rates.hallucination.high;
    })));
    var names = runs.map(function (run) { return run.name; });
    var points = runs.map(function (run) {
      var x = percent(run.rates.hallucination.rate);
      return {name: run.name, value: [x, percent(run.rates.accuracy.rate)]};
    });
    var option = base(theme, 'Accuracy against hallucination, ' + hub);
    var room = margin(names, width);
    option.grid = grid(theme, {left: 36, right: room});
    option.xAxis = shareAxis(theme, 'hallucination (less is better)', right, false);
    option.xAxis.interval = right / (narrow(width) ? 2 : 5);
    option.yAxis = shareAxis(theme, 'accuracy', 100, true);
    option.tooltip.formatter = function (point) {
      var run = runs[point.dataIndex];
      return run.name + '\naccuracy ' + spoken(run.rates.accuracy)
        + '\nhallucination ' + spoken(run.rates.hallucination);
    };
    var marks = scatter(theme, points, names, width, room);
    marks.markLine = levels(theme, runs);
    option.series = [
      intervals(theme, runs.map(function (run) {
        var x = percent(run.rates.hallucination.rate);
        return [[x, 100 * run.rates.accuracy.low], [x, 100 * run.rates.accuracy.high]];
      }), true),
      intervals(theme, runs.map(function (run) {
        var y = percent(run.rates.accuracy.rate);
        return [[100 * run.rates.hallucination.low, y], [100 * run.rates.hallucination.high, y]];
      }), false),
      marks
    ];
    return option;
  }

  function spoken(rate) {
    return percent(rate.rate).toFixed(1) + ' % (' + percent(rate.low).toFixed(1) + ' to '
      + percent(rate.high).toFixed(1) + '), ' + rate.numerator + ' of ' + rate.denominator;
  }

  /** Cells from rates; a cell's text is dark or light, whichever can be read on its colour. */
  function heatMap(theme, cells, size) {
    return {
      type: 'heatmap',
      data: cells.map(function (cell) {
        var value = percent(cell.rate.rate);
        var deep = theme.dark ? value < 62 : value > 55;
        return {value: [cell.x, cell.y, value], rate: cell.rate,
          label: {color: deep ? theme.lightInk : theme.darkInk}};
      }),
      label: {show: true, fontSize: size, formatter: function (cell) {
        return cell.value[2].toFixed(size < 11 ? 0 : 1);
      }},
      itemStyle: {borderColor: theme.surface, borderWidth: 2}
    };
  }

  function colourScale(theme) {
    return {min: 0, max: 100, show: false, inRange: {color: theme.sequence}};
  }

  function overview(data, theme, width) {
    var rows = distinct(data.runs.map(function (run) { return run.name; }));
    var columns = hubs(data);
    var cells = [];
    data.runs.forEach(function (run) {
      cells.push({x: columns.indexOf(run.hub), y: rows.indexOf(run.name),
        rate: run.rates.accuracy, run: run});
    });
    var option = base(theme, 'Accuracy');
    option.grid = grid(theme, {bottom: 12});
    option.xAxis = categoryAxis(theme, columns, undefined, {position: 'top',
      axisLine: {show: false}});
    option.xAxis.axisLabel.rotate = narrow(width) ? 25 : 0;
    option.yAxis = categoryAxis(theme, rows, width, {inverse: true,
      axisLine: {show: false}});
    option.visualMap = colourScale(theme);
    option.tooltip.formatter = function (cell) {
      return rows[cell.value[1]] + ', ' + columns[cell.value[0]] + '\naccuracy '
        + spoken(cell.data.rate);
    };
    option.series = [heatMap(theme, cells, 12)];
    return option;
  }

  function kinds(data, theme, width) {
    var runs = data.runs.filter(function (run) { return Object.keys(run.kinds).length > 0; });
    var names = runs.map(function (run) { return run.hub + ', ' + run.name; });
    var seen = KINDS.filter(function (kind) {
      return runs.some(function (run) { return run.kinds[kind[0]] > 0; });
    });
    var option = base(theme, 'Hallucinations by kind');
    option.grid = grid(theme, {bottom: narrow(width) ? 96 : 72});
    option.legend = {bottom: 0, textStyle: {color: theme.ink}, itemWidth: 14, itemHeight: 10,
      data: seen.map(function (kind) { return kind[1]; })};
    option.xAxis = shareAxis(theme, '', null, false);
    option.yAxis = categoryAxis(theme, names, width, {inverse: true});
    option.tooltip.formatter = function (bar) {
      var run = runs[bar.dataIndex];
      return names[bar.dataIndex] + '\n' + bar.seriesName + ': ' + run.kinds[seen[bar.seriesIndex][0]]
        + ' of ' + run.n + ' answers';
    };
    option.series = seen.map(function (kind) {
      return {
        type: 'bar', stack: 'kinds', name: kind[1], barMaxWidth: 20,
        itemStyle: {color: theme.categories[KINDS.indexOf(kind)]},
        data: runs.map(function (run) { return run.n ? 100 * run.kinds[kind[0]] / run.n : 0; })
      };
    });
    return option;
  }

  /** The hub's domains, those with most questions first. */
  function domainsOf(runs) {
    var most = {};
    runs.forEach(function (run) {
      run.domains.forEach(function (one) {
        most[one.domain] = Math.max(most[one.domain] || 0, one.accuracy.denominator);
      });
    });
    return Object.keys(most).map(function (name) { return {name: name, n: most[name]}; })
      .sort(function (a, b) { return b.n - a.n || (a.name < b.name ? -1 : 1); });
  }

  function domains(data, theme, hub, width) {
    var runs = runsOf(data, hub);
    var rows = domainsOf(runs);
    var places = {};
    rows.forEach(function (row, index) { places[row.name] = index; });
    var cells = [];
    runs.forEach(function (run, x) {
      run.domains.forEach(function (one) {
        cells.push({x: x, y: places[one.domain], rate: one.accuracy});
      });
    });
    var names = runs.map(function (run) { return run.name; });
    var option = base(theme, 'Accuracy by domain, ' + hub);
    option.grid = grid(theme, {bottom: 8});
    option.xAxis = categoryAxis(theme, names, undefined, {position: 'top', axisLine: {show: false}});
    option.xAxis.axisLabel.rotate = names.length > 3 || narrow(width) ? 35 : 0;
    Object.assign(option.xAxis.axisLabel, label(150, false));
    option.yAxis = categoryAxis(theme, rows.map(function (row) {
      return row.name + ' (' + row.n + ')';
    }), width, {inverse: true, axisLine: {show: false}});
    option.visualMap = colourScale(theme);
    option.tooltip.formatter = function (cell) {
      return rows[cell.value[1]].name + ', ' + names[cell.value[0]] + '\naccuracy '
        + spoken(cell.data.rate);
    };
    option.series = [heatMap(theme, cells, 10)];
    return option;
  }

  function retrieval(data, theme, width) {
    var runs = data.runs.filter(function (run) { return run.retrieval; });
    var all = hubs({runs: runs});
    var option = base(theme, 'Accuracy against retrieval');
    var room = margin(runs.map(function (run) { return run.name; }), width);
    option.grid = grid(theme, {left: 36, right: room, bottom: 72});
    option.legend = {bottom: 0, textStyle: {color: theme.ink}, data: all};
    option.xAxis = shareAxis(theme, 'first document is of the expected domain', 100, false);
    option.xAxis.interval = narrow(width) ? 50 : 20;
    option.yAxis = shareAxis(theme, 'accuracy', 100, true);
    option.series = all.map(function (hub, index) {
      var here = runsOf({runs: runs}, hub);
      var series = scatter(theme, here.map(function (run) {
        var x = percent(run.retrieval.domain.rate);
        return {name: run.name, value: [x, percent(run.rates.accuracy.rate)]};
      }), here.map(function (run) { return run.name; }), width, room);
      series.name = hub;
      series.itemStyle.color = theme.categories[[5, 2, 3, 6, 1, 4, 7, 0][index % 8]];
      series.tooltip = {formatter: function (point) {
        var run = here[point.dataIndex];
        return run.hub + ', ' + run.name + '\nright domain ' + spoken(run.retrieval.domain)
          + '\ngold document ' + spoken(run.retrieval.gold)
          + '\naccuracy ' + spoken(run.rates.accuracy);
      }};
      return series;
    });
    option.series[0].markLine = {
      silent: true, symbol: 'none', lineStyle: {color: theme.muted, type: 'dashed', width: 1},
      label: {show: false}, data: [[{coord: [0, 0]}, {coord: [100, 100]}]]
    };
    return option;
  }

  function bars(data, theme, width, title, unit, chosen, value, said) {
    var names = chosen.map(function (run) { return run.hub + ', ' + run.name; });
    var option = base(theme, title);
    option.grid = grid(theme, {bottom: 44});
    option.xAxis = {type: 'value', name: unit, nameLocation: 'middle', nameGap: 28, min: 0,
      nameTextStyle: {color: theme.muted}, axisLabel: {color: theme.muted},
      splitLine: {lineStyle: {color: theme.line}}};
    option.yAxis = categoryAxis(theme, names, width, {inverse: true});
    option.tooltip.formatter = function (bar) {
      return names[bar.dataIndex] + '\n' + said(chosen[bar.dataIndex]);
    };
    option.series = [{type: 'bar', barMaxWidth: 20, itemStyle: {color: theme.accent},
      data: chosen.map(value)}];
    return option;
  }

  /** Baselines that ask nobody answer in no time. */
  function timed(data) {
    return data.runs.filter(function (run) { return run.usage && run.usage.p95 > 0; });
  }

  function priced(data) {
    return data.runs.filter(function (run) { return run.usage && run.usage.cost !== undefined; });
  }

  function latency(data, theme, width) {
    return bars(data, theme, width, 'Latency', 'median milliseconds an answer', timed(data),
      function (run) { return run.usage.median; },
      function (run) {
        return 'half within ' + run.usage.median + ' ms, 95 % within ' + run.usage.p95 + ' ms';
      });
  }

  function cost(data, theme, width) {
    return bars(data, theme, width, 'Cost', 'in the currency of the prices', priced(data),
      function (run) { return run.usage.cost; },
      function (run) {
        return run.usage.cost.toFixed(4) + ' for ' + run.usage.inputTokens + ' tokens in and '
          + run.usage.outputTokens + ' out';
      });
  }

  function ids(data) {
    var all = hubs(data).map(function (hub) { return 'trade-off-' + hub; });
    all.push('accuracy');
    if (data.runs.some(function (run) {
      return Object.keys(run.kinds).some(function (kind) { return run.kinds[kind] > 0; });
    })) {
      all.push('hallucinations');
    }
    hubs(data).forEach(function (hub) {
      if (domainsOf(runsOf(data, hub)).length > 0) {
        all.push('domains-' + hub);
      }
    });
    if (data.runs.some(function (run) { return run.retrieval; })) {
      all.push('retrieval');
    }
    if (timed(data).length > 0) {
      all.push('latency');
    }
    if (priced(data).length > 0) {
      all.push('cost');
    }
    return all;
  }

  function hubOf(id) {
    return id.replace(/^(trade-off|domains)-/, '');
  }

  function option(id, data, theme, width) {
    if (id.indexOf('trade-off-') === 0) {
      return tradeOff(data, theme, hubOf(id), width);
    }
    if (id.indexOf('domains-') === 0) {
      return domains(data, theme, hubOf(id), width);
    }
    return {accuracy: overview, hallucinations: kinds, retrieval: retrieval, latency: latency,
      cost: cost}[id](data, theme, width);
  }

  /** Width and height in which a picture is readable; the height goes with the width. */
  function size(id, data, width) {
    var small = narrow(width || 900);
    var rows = data.runs.length;
    if (id.indexOf('trade-off-') === 0 || id === 'retrieval') {
      return {width: 640, height: small ? 380 : 460};
    }
    if (id.indexOf('domains-') === 0) {
      rows = domainsOf(runsOf(data, hubOf(id))).length;
      return {width: 900, height: 150 + (small ? 34 : 22) * rows};
    }
    if (id === 'accuracy') {
      rows = distinct(data.runs.map(function (run) { return run.name; })).length;
      return {width: 720, height: 80 + 34 * rows};
    }
    if (id === 'latency' || id === 'cost') {
      rows = (id === 'cost' ? priced : timed)(data).length;
    }
    return {width: 900, height: 130 + (small ? 34 : 26) * rows};
  }

  return {ids: ids, option: option, size: size, themes: THEMES, kinds: KINDS};
})();

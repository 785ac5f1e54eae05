/* The pictures, drawn when they are first looked at, and again when width or theme change. */
page.pictures = (function () {
  'use strict';

  var h = page.element;
  var drawn = [];
  var WORDS = {
    'trade-off': ['Accuracy against hallucination', 'Up and to the left is better. Bars are 95 % intervals.'],
    accuracy: ['Accuracy', 'Every model and retriever on every hub, in percent.'],
    hallucinations: ['Hallucinations by kind', 'As shares of all scored answers.'],
    domains: ['Accuracy by domain', 'In percent; behind each domain, its number of questions.'],
    retrieval: ['Accuracy against retrieval', 'On the dashed line accuracy is what the documents alone would give.'],
    latency: ['Latency', 'How long a model took for an answer.'],
    cost: ['Cost', 'At the prices that the run was given.']
  };

  function words(id) {
    var found = Object.keys(WORDS).find(function (start) { return id.indexOf(start) === 0; });
    var hub = id.replace(/^(trade-off|domains)-/, '');
    return [WORDS[found][0] + (hub === id ? '' : ', ' + hub), WORDS[found][1]];
  }

  function draw(one, data) {
    if (one.chart) {
      one.chart.dispose();
    }
    var theme = apievalCharts.themes[page.theme.name()];
    var width = one.box.clientWidth;
    one.box.style.height = apievalCharts.size(one.id, data, width).height + 'px';
    one.chart = echarts.init(one.box, null, {renderer: 'svg'});
    one.chart.setOption(apievalCharts.option(one.id, data, theme, width));
  }

  function card(id) {
    var text = words(id);
    var box = h('div', {class: 'chart', role: 'img', 'aria-label': text[0]});
    drawn.push({id: id, box: box});
    return h('figure', {class: /^(domains|hallucinations|latency|cost)/.test(id) ? 'wide' : null,
      id: 'picture-' + id},
    h('figcaption', {}, h('h3', {}, text[0]), h('p', {}, text[1])), box);
  }

  function show(section, data) {
    if (!section.firstChild) {
      section.append(h('h2', {}, 'Pictures'),
        h('div', {class: 'cards'}, apievalCharts.ids(data).map(card)));
      var width = 0;
      new ResizeObserver(function () {
        if (section.clientWidth && section.clientWidth !== width) {
          width = section.clientWidth;
          drawn.forEach(function (one) { draw(one, data); });
        }
      }).observe(section);
    }
  }

  function redraw(data) {
    drawn.forEach(function (one) {
      if (one.chart) {
        draw(one, data);
      }
    });
  }

  return {show: show, redraw: redraw};
})();

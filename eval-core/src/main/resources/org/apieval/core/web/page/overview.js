/* Table 1 of the paper: models and retrievers down, hubs across, each rate with its interval. */
page.overview = (function () {
  'use strict';

  var h = page.element;
  var RATES = [['accuracy', 'correct', 'accuracy'], ['hallucination', 'hallucination', 'halluci­nation'],
    ['wrong_api', 'wrong_api', 'wrong API'], ['neither', 'neither', 'neither'],
    ['constraint_met', 'correct', 'constraint met']];

  function distinct(values) {
    return Array.from(new Set(values));
  }

  function rates(data) {
    return RATES.filter(function (rate) {
      return data.runs.some(function (run) { return run.rates[rate[0]]; });
    });
  }

  function link(run, verdict, text) {
    return h('a', {href: page.state.href({view: 'answers', run: run.id, verdict: verdict})}, text);
  }

  /** What the paper printed; its two tables say the same of most runs. */
  function published(run) {
    function shown(figure) {
      return figure.accuracy.toFixed(1);
    }
    return distinct(run.published.map(shown))
      .map(function (accuracy) {
        var tables = run.published.filter(function (figure) { return shown(figure) === accuracy; });
        return h('span', {class: 'note', title: 'printed in table '
          + tables.map(function (figure) { return figure.table; }).join(' and ')
          + ' of the Gorilla paper' + (tables[0].byDomain ? ', judged by the domain label' : '')},
        'paper ' + accuracy);
      });
  }

  function cells(run, hub, shown) {
    return shown.map(function (rate, index) {
      var value = run && run.rates[rate[0]];
      return h('td', {class: 'number rate-' + rate[0] + (index === 0 ? ' first' : '')
        + (value ? '' : ' missing'),
        'data-hub': index === 0 ? hub : null, 'data-rate': rate[2]},
      value ? [
        link(run, rate[1], page.percent(value)),
        h('span', {class: 'interval'}, page.interval(value)),
        index === 0 ? published(run) : null
      ] : h('span', {class: 'absent'}, '·'));
    });
  }

  function boundCells(data, hub, bound, shown) {
    var run = data.runs.find(function (one) { return one.hub === hub && one[bound]; });
    return shown.map(function (rate, index) {
      return h('td', {class: 'number' + (index === 0 ? ' first' : ''),
        'data-hub': index === 0 && run ? hub : null, 'data-rate': rate[2],
        title: index === 0 && run && bound === 'floor' ? run.floorCall : null},
      index === 0 && run ? h('span', {}, page.percent(run[bound])) : null);
    });
  }

  function bounds(data, hubs, shown) {
    return [['ceiling', 'Ceiling', 'the gold calls as answers'],
      ['floor', 'Floor', 'the best answer that is always the same']].filter(function (bound) {
      return data.runs.some(function (run) { return run[bound[0]]; });
    }).map(function (bound) {
      return h('tr', {class: 'bound'},
        h('th', {scope: 'row'}, bound[1], h('span', {class: 'note'}, bound[2])),
        hubs.map(function (hub) { return boundCells(data, hub, bound[0], shown); }));
    });
  }

  function head(hubs, shown) {
    return h('thead', {},
      h('tr', {}, h('th', {rowspan: 2, scope: 'col'}, 'model and retriever'), hubs.map(function (hub) {
        return h('th', {colspan: shown.length, scope: 'colgroup', class: 'hub first'}, hub);
      })),
      h('tr', {}, hubs.map(function () {
        return shown.map(function (rate, index) {
          return h('th', {scope: 'col', class: 'number' + (index === 0 ? ' first' : '')}, rate[2]);
        });
      })));
  }

  function body(data, hubs, shown) {
    return distinct(data.runs.map(function (run) { return run.name; })).map(function (method) {
      var runs = data.runs.filter(function (run) { return run.name === method; });
      return h('tr', {},
        h('th', {scope: 'row'}, method),
        hubs.map(function (hub) {
          var run = runs.find(function (one) { return one.hub === hub; });
          return cells(run, hub, shown);
        }));
    });
  }

  function totals(data) {
    var answers = data.runs.reduce(function (sum, run) { return sum + run.n; }, 0);
    var unscored = data.runs.reduce(function (sum, run) { return sum + run.unscored; }, 0);
    return answers.toLocaleString('en') + ' scored answers of ' + data.runs.length
      + (data.runs.length === 1 ? ' run' : ' runs')
      + (unscored ? '; ' + unscored.toLocaleString('en') + ' more could not be scored' : '') + '.';
  }

  function show(section, data) {
    if (section.firstChild) {
      return;
    }
    var hubs = distinct(data.runs.map(function (run) { return run.hub; }));
    var shown = rates(data);
    section.append(
      h('h2', {}, 'Overview'),
      h('p', {}, totals(data) + ' Shares of the scored answers, with 95 % Wilson intervals. A figure'
        + ' leads to its answers.'),
      h('div', {class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Rates'},
        h('table', {class: 'rates'}, head(hubs, shown),
          h('tbody', {}, body(data, hubs, shown)),
          h('tfoot', {}, bounds(data, hubs, shown)))));
  }

  return {show: show};
})();

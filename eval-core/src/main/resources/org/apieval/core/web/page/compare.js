/* Pairs of runs on the same questions: the difference, how sure it is, and the questions behind it. */
page.compare = (function () {
  'use strict';

  var h = page.element;
  var lists = {};

  function signed(share) {
    return (share < 0 ? '−' : '+') + Math.abs(100 * share).toFixed(1);
  }

  function said(p) {
    return p < 0.0001 ? '< 0.0001' : p.toFixed(4);
  }

  var CONCLUSIONS = {better: 'B is better', worse: 'B is worse', not_shown: 'not shown to differ'};

  function key(pair) {
    return pair.a + '-' + pair.b;
  }

  function row(data, pair, chosen) {
    var a = data.runs[pair.a];
    var b = data.runs[pair.b];
    return h('tr', {'aria-current': chosen ? 'true' : null},
      h('td', {'data-label': 'hub'}, a.hub), h('td', {'data-label': 'A'}, a.name),
      h('td', {'data-label': 'B'}, b.name),
      h('td', {class: 'number', 'data-label': 'questions'}, String(pair.n)),
      h('td', {class: 'number', 'data-label': 'A correct'}, (100 * pair.correctA / pair.n).toFixed(1) + ' %'),
      h('td', {class: 'number', 'data-label': 'B correct'}, (100 * pair.correctB / pair.n).toFixed(1) + ' %'),
      h('td', {class: 'number', 'data-label': 'B − A, points'}, h('b', {}, signed(pair.difference)),
        h('span', {class: 'interval'}, ' ' + signed(pair.low) + ' to ' + signed(pair.high))),
      h('td', {class: 'number', 'data-label': 'p'}, said(pair.adjusted)),
      h('td', {'data-label': 'B against A'}, h('a', {href: page.state.href({view: 'compare', pair: key(pair)})},
        CONCLUSIONS[pair.conclusion] + ', ' + pair.gained + ' gained, ' + pair.lost + ' lost')));
  }

  function pairs(data, chosen) {
    return h('div', {class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Pairs of runs'},
      h('table', {class: 'pairs'},
        h('thead', {}, h('tr', {}, ['hub', 'A', 'B', 'questions', 'A correct', 'B correct',
          'B − A, points',
          data.comparisons.length > 1 ? 'p (Holm)' : 'p', 'B against A'].map(function (title) {
          return h('th', {scope: 'col'}, title);
        }))),
        h('tbody', {}, data.comparisons.map(function (pair) {
          return row(data, pair, pair === chosen);
        }))));
  }

  function leftOut(pair) {
    return pair.unscored + pair.apart === 0 ? '' : h('p', {class: 'note'}, 'Left out: ' + pair.unscored
      + ' questions without a verdict of both, ' + pair.apart + ' that only one run has.');
  }

  /** The answers of a run by question; a question asked again has several. */
  function byQuestion(data, run) {
    var answers = new Map();
    data.answers.forEach(function (answer) {
      if (answer.run === run) {
        var id = data.questions[answer.question].id;
        answers.set(id, (answers.get(id) || []).concat(answer));
      }
    });
    return answers;
  }

  /** Whether two answers under one id are to one question, as far as that is known. */
  function same(data, a, b) {
    var one = data.questions[a.question];
    var two = data.questions[b.question];
    return ['request', 'domain'].every(function (field) {
      return one[field] === null || two[field] === null || one[field] === two[field];
    });
  }

  /** Questions that one of the two alone gets right. */
  function flips(data, pair) {
    var rows = [];
    var second = byQuestion(data, pair.b);
    byQuestion(data, pair.a).forEach(function (answers, id) {
      answers.forEach(function (a, repeat) {
        var b = (second.get(id) || [])[repeat];
        if (b && same(data, a, b) && a.verdict !== 'unscored' && b.verdict !== 'unscored'
            && (a.verdict === 'correct') !== (b.verdict === 'correct')) {
          var question = data.questions[a.question];
          rows.push({id: a.run + '.' + a.line, a: a, b: b, question: id,
            change: b.verdict === 'correct' ? 'gained' : 'lost', before: a.verdict, now: b.verdict,
            request: question.request || '', domain: question.domain || ''});
        }
      });
    });
    return rows;
  }

  var columns = [
    {field: 'change', title: 'change', width: 96, responsive: 0},
    {field: 'question', title: 'no.', width: 76, responsive: 2, sorter: 'alphanum', hozAlign: 'right'},
    {field: 'before', title: 'A', width: 132, responsive: 3, formatter: page.badgeCell},
    {field: 'now', title: 'B', width: 132, responsive: 3, formatter: page.badgeCell},
    {field: 'request', title: 'request', minWidth: 190, widthGrow: 3, responsive: 0},
    {field: 'domain', title: 'expected domain', minWidth: 160, widthGrow: 1, responsive: 4}
  ];

  function tally(rows, property) {
    var counts = {};
    rows.forEach(function (one) {
      var name = property(one);
      counts[name] = (counts[name] || 0) + 1;
    });
    var names = Object.keys(counts).sort(function (x, y) { return counts[y] - counts[x]; });
    var rest = names.splice(8);
    var parts = names.map(function (name) { return (name || 'unknown') + ' ' + counts[name]; });
    if (rest.length > 0) {
      parts.push(rest.length + (rest.length === 1 ? ' other ' : ' others ')
        + rest.reduce(function (sum, name) { return sum + counts[name]; }, 0));
    }
    return parts.join(', ');
  }

  function what(answer) {
    return page.kindNames[answer.kind] || page.verdictNames[answer.verdict] || answer.verdict;
  }

  function account(rows) {
    var gained = rows.filter(function (one) { return one.change === 'gained'; });
    var lost = rows.filter(function (one) { return one.change === 'lost'; });
    return h('dl', {class: 'calls'},
      h('dt', {}, 'gained, before'), h('dd', {}, tally(gained, function (one) { return what(one.a); }) || 'none'),
      h('dt', {}, 'gained, domain'), h('dd', {}, tally(gained, function (one) { return one.domain; }) || 'none'),
      h('dt', {}, 'lost, now'), h('dd', {}, tally(lost, function (one) { return what(one.b); }) || 'none'),
      h('dt', {}, 'lost, domain'), h('dd', {}, tally(lost, function (one) { return one.domain; }) || 'none'));
  }

  function listOf(data, pair) {
    if (!lists[key(pair)]) {
      var rows = flips(data, pair);
      lists[key(pair)] = {
        account: account(rows),
        list: page.list({
          label: 'Questions that changed', things: 'changed questions', columns: columns, rows: rows,
          render: function (one) {
            return [h('h3', {class: 'side'}, 'A: ' + data.runs[pair.a].name),
              page.answer.render(data, one.a),
              h('h3', {class: 'side'}, 'B: ' + data.runs[pair.b].name),
              page.answer.render(data, one.b)];
          }
        })
      };
    }
    return lists[key(pair)];
  }

  function show(section, data, state) {
    var chosen = data.comparisons.find(function (pair) { return key(pair) === state.pair; })
      || data.comparisons[0];
    var parts = listOf(data, chosen);
    if (section.dataset.pair !== key(chosen)) {
      section.dataset.pair = key(chosen);
      section.replaceChildren(h('h2', {}, 'Comparison'),
        h('p', {}, 'On the same questions: the difference in accuracy with its 95 % interval (paired'
          + ' bootstrap), and p of McNemar’s exact test.'),
        pairs(data, chosen), leftOut(chosen),
        h('h3', {}, data.runs[chosen.a].name + ' → ' + data.runs[chosen.b].name + ', '
          + data.runs[chosen.a].hub),
        parts.account, parts.list.element[0], parts.list.element[1]);
    }
    parts.list.apply('all', function () { return true; }, state.open);
  }

  return {show: show};
})();

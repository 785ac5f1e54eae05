/* Every answer: filtered, sorted, searched, opened. */
page.explorer = (function () {
  'use strict';

  var h = page.element;
  var FILTERS = ['hub', 'run', 'verdict', 'kind', 'domain', 'q'];
  var fields = {};
  var list;

  function rows(data) {
    return data.answers.map(function (answer) {
      var question = data.questions[answer.question];
      var run = data.runs[answer.run];
      return {
        id: answer.run + '.' + answer.line, answer: answer, verdict: answer.verdict,
        kind: answer.kind || '', hub: run.hub, run: run.name, question: question.id,
        request: question.request || '', call: answer.call || '', domain: question.domain || '',
        text: null
      };
    });
  }

  function text(row) {
    if (row.text === null) {
      row.text = [row.request, row.call, row.answer.answer, row.answer.reason, row.domain,
        row.question].join('\n').toLowerCase();
    }
    return row.text;
  }

  function test(state) {
    var words = (state.q || '').toLowerCase().split(/\s+/).filter(Boolean);
    return function (row) {
      return (!state.hub || row.hub === state.hub)
        && (!state.run || String(row.answer.run) === state.run)
        && (!state.verdict || row.verdict === state.verdict)
        && (!state.kind || row.kind === state.kind)
        && (!state.domain || row.domain === state.domain)
        && words.every(function (word) { return text(row).includes(word); });
    };
  }

  function options(values, names) {
    return [h('option', {value: ''}, 'all')].concat(values.map(function (value) {
      return h('option', {value: value}, (names && names[value]) || value);
    }));
  }

  function distinct(values) {
    return Array.from(new Set(values)).filter(Boolean).sort();
  }

  function change(name, value) {
    var fields = {open: ''};
    fields[name] = value;
    page.state.change(fields, true);
  }

  function select(name, choices) {
    fields[name] = h('select', {id: 'filter-' + name, change: function (event) {
      change(name, event.target.value);
    }}, choices);
    return h('label', {}, name, fields[name]);
  }

  function search() {
    var wait;
    fields.q = h('input', {id: 'filter-q', type: 'search', placeholder: 'words in request or answer',
      input: function (event) {
        clearTimeout(wait);
        wait = setTimeout(function () { change('q', event.target.value); }, 150);
      }});
    return h('label', {class: 'search'}, 'search', fields.q);
  }

  function filters(data) {
    var runs = {};
    data.runs.forEach(function (run) { runs[run.id] = run.hub + ', ' + run.name; });
    function of(property) {
      return distinct(data.answers.map(function (answer) { return answer[property]; }));
    }
    return h('form', {class: 'filters', submit: function (event) { event.preventDefault(); }},
      select('hub', options(distinct(data.runs.map(function (run) { return run.hub; })))),
      select('run', options(data.runs.map(function (run) { return String(run.id); }), runs)),
      select('verdict', options(of('verdict'), page.verdictNames)),
      select('kind', options(of('kind'), page.kindNames)),
      select('domain', options(distinct(data.questions.map(function (question) {
        return question.domain;
      })))),
      search(),
      h('button', {type: 'button', click: function () {
        page.state.change({hub: '', run: '', verdict: '', kind: '', domain: '', q: '', open: ''}, true);
      }}, 'clear'));
  }

  var columns = [
    {field: 'verdict', title: 'verdict', width: 132, responsive: 0, formatter: page.badgeCell},
    {field: 'kind', title: 'kind', width: 140, responsive: 4, formatter: function (cell) {
      return document.createTextNode(page.kindNames[cell.getValue()] || cell.getValue());
    }},
    {field: 'hub', title: 'hub', width: 120, responsive: 5},
    {field: 'run', title: 'run', width: 180, responsive: 3},
    {field: 'question', title: 'no.', width: 76, responsive: 2, sorter: 'alphanum', hozAlign: 'right'},
    {field: 'request', title: 'request', minWidth: 190, widthGrow: 2, responsive: 0},
    {field: 'call', title: 'call', minWidth: 220, widthGrow: 2, responsive: 1, cssClass: 'code'},
    {field: 'domain', title: 'expected domain', width: 180, responsive: 6}
  ];

  function show(section, data, state) {
    if (!list) {
      list = page.list({
        label: 'Answers', things: 'answers', columns: columns, rows: rows(data),
        render: function (row) { return page.answer.render(data, row.answer); }
      });
      section.append(h('h2', {}, 'Answers'), filters(data), list.element[0], list.element[1]);
    }
    FILTERS.forEach(function (name) {
      if (fields[name].value !== (state[name] || '')) {
        fields[name].value = state[name] || '';
      }
    });
    list.apply(JSON.stringify(FILTERS.map(function (name) { return state[name] || ''; })),
      test(state), state.open);
  }

  return {show: show};
})();

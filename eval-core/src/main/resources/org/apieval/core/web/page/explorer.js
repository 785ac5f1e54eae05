/* Every answer: filtered, sorted, searched; one of them opened beside the table. */
page.explorer = (function () {
  'use strict';

  var h = page.element;
  var FILTERS = ['hub', 'run', 'verdict', 'kind', 'domain', 'q'];
  var data;
  var table;
  var fields = {};
  var count;
  var panel;
  var shown = null;
  var opener = null;
  var applied = null;

  function key(answer) {
    return answer.run + '.' + answer.line;
  }

  function rows() {
    return data.answers.map(function (answer) {
      var question = data.questions[answer.question];
      var run = data.runs[answer.run];
      return {
        id: key(answer), answer: answer, verdict: answer.verdict, kind: answer.kind || '',
        hub: run.hub, run: run.name, question: question.id, request: question.request || '',
        call: answer.call || '', domain: question.domain || '', text: null
      };
    });
  }

  function haystack(row) {
    if (row.text === null) {
      row.text = [row.request, row.call, row.answer.answer, row.answer.reason, row.domain,
        row.question].join('\n').toLowerCase();
    }
    return row.text;
  }

  function matches(state) {
    var words = (state.q || '').toLowerCase().split(/\s+/).filter(Boolean);
    return function (row) {
      return (!state.hub || row.hub === state.hub)
        && (!state.run || String(row.answer.run) === state.run)
        && (!state.verdict || row.verdict === state.verdict)
        && (!state.kind || row.kind === state.kind)
        && (!state.domain || row.domain === state.domain)
        && words.every(function (word) { return haystack(row).includes(word); });
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

  function select(name, label, choices) {
    fields[name] = h('select', {id: 'filter-' + name, change: function (event) {
      page.state.change(Object.assign({open: ''}, pick(name, event.target.value)), true);
    }}, choices);
    return h('label', {}, label, fields[name]);
  }

  function pick(name, value) {
    var picked = {};
    picked[name] = value;
    return picked;
  }

  function search() {
    var wait;
    fields.q = h('input', {id: 'filter-q', type: 'search', placeholder: 'words in request or answer',
      input: function (event) {
        clearTimeout(wait);
        wait = setTimeout(function () {
          page.state.change({q: event.target.value, open: ''}, true);
        }, 150);
      }});
    return h('label', {class: 'search'}, 'search', fields.q);
  }

  function filters() {
    var runNames = {};
    data.runs.forEach(function (run) { runNames[run.id] = run.hub + ', ' + run.name; });
    var hubs = distinct(data.runs.map(function (run) { return run.hub; }));
    return h('form', {class: 'filters', submit: function (event) { event.preventDefault(); }},
      select('hub', 'hub', options(hubs)),
      select('run', 'run', options(data.runs.map(function (run) { return String(run.id); }), runNames)),
      select('verdict', 'verdict', options(distinct(data.answers.map(function (answer) {
        return answer.verdict;
      })), page.verdictNames)),
      select('kind', 'kind', options(distinct(data.answers.map(function (answer) {
        return answer.kind;
      })), page.kindNames)),
      select('domain', 'domain', options(distinct(data.questions.map(function (question) {
        return question.domain;
      })))),
      search(),
      h('button', {type: 'button', click: function () {
        page.state.change({hub: '', run: '', verdict: '', kind: '', domain: '', q: '', open: ''}, true);
      }}, 'clear'));
  }

  function columns() {
    function text(field, title, more) {
      return Object.assign({field: field, title: title, headerSortTristate: true}, more);
    }
    return [
      text('verdict', 'verdict', {width: 132, responsive: 0, formatter: function (cell) {
        return page.badge(cell.getValue());
      }}),
      text('kind', 'kind', {width: 140, responsive: 4, formatter: function (cell) {
        return document.createTextNode(page.kindNames[cell.getValue()] || cell.getValue());
      }}),
      text('hub', 'hub', {width: 120, responsive: 5}),
      text('run', 'run', {width: 180, responsive: 3}),
      text('question', 'no.', {width: 70, responsive: 2, sorter: 'alphanum', hozAlign: 'right'}),
      text('request', 'request', {minWidth: 190, widthGrow: 2, responsive: 0}),
      text('call', 'call', {minWidth: 220, widthGrow: 2, responsive: 1, cssClass: 'code'}),
      text('domain', 'expected domain', {width: 180, responsive: 6})
    ];
  }

  function build(section) {
    var holder = h('div', {id: 'answer-table'});
    count = h('p', {class: 'count', role: 'status'});
    panel = h('aside', {id: 'answer', hidden: true, tabindex: -1, 'aria-label': 'Answer',
      keydown: function (event) {
        if (event.key === 'Escape') {
          close();
        }
      }});
    section.append(h('h2', {}, 'Answers'), filters(), count,
      h('div', {class: 'split'}, holder, panel));
    table = new Tabulator(holder, {
      data: rows(), columns: columns(), index: 'id', layout: 'fitColumns',
      responsiveLayout: 'hide', height: '68vh', rowHeight: 34, selectableRows: 1,
      selectableRowsRangeMode: 'click', placeholder: 'No answer is like that.',
      columnDefaults: {tooltip: false, resizable: true}, printAsHtml: true,
      printRowRange: function () { return table.getRows('active').slice(0, 500); }
    });
    table.on('rowClick', function (event, row) { open(row); });
    table.on('tableBuilt', function () { apply(page.state.read()); });
    table.on('dataFiltered', tell);
    holder.setAttribute('tabindex', '0');
    holder.setAttribute('aria-label', 'Answers; arrow keys move, Enter opens');
    holder.addEventListener('keydown', keys);
  }

  function tell(filters, found) {
    count.textContent = found.length.toLocaleString('en') + ' of '
      + data.answers.length.toLocaleString('en') + ' answers';
  }

  function open(row) {
    page.state.change({open: row.getData().id});
  }

  function close() {
    page.state.change({open: ''});
    if (opener) {
      opener.focus({preventScroll: true});
    }
  }

  function keys(event) {
    var active = table.getRows('active');
    var selected = table.getSelectedRows()[0];
    var at = selected ? active.indexOf(selected) : -1;
    var steps = {ArrowDown: 1, ArrowUp: -1, PageDown: 15, PageUp: -15, Home: -Infinity, End: Infinity};
    if (event.key === 'Enter' && selected && event.target.id === 'answer-table') {
      event.preventDefault();
      open(selected);
    } else if (event.key in steps && active.length > 0) {
      event.preventDefault();
      var next = active[Math.max(0, Math.min(active.length - 1, at + steps[event.key]))];
      table.deselectRow();
      next.select();
      table.scrollToRow(next, 'nearest', false).catch(function () {});
      if (shown !== null) {
        page.state.change({open: next.getData().id}, true);
      }
    }
  }

  function step(by) {
    var active = table.getRows('active');
    var at = active.findIndex(function (row) { return row.getData().id === shown; });
    var next = active[at + by];
    if (next) {
      page.state.change({open: next.getData().id}, true);
    }
  }

  function showAnswer(id) {
    var row = id ? table.getRow(id) : false;
    document.body.classList.toggle('reading', Boolean(row));
    if (panel.hidden !== !row) {
      panel.hidden = !row;
      table.redraw(); // it has another width now
    }
    if (!row) {
      shown = null;
      panel.replaceChildren();
      if (id) {
        count.textContent += '; there is no answer ' + id;
      }
      return;
    }
    if (shown === null) {
      opener = document.activeElement;
    }
    shown = id;
    panel.replaceChildren(h('div', {class: 'bar'},
      h('button', {type: 'button', click: function () { step(-1); }}, '← previous'),
      h('button', {type: 'button', click: function () { step(1); }}, 'next →'),
      h('button', {type: 'button', class: 'close', click: close}, 'close')));
    page.answer.render(data, row.getData().answer).forEach(function (part) {
      if (part) {
        panel.append.apply(panel, [].concat(part));
      }
    });
    panel.scrollTop = 0;
    table.deselectRow();
    row.select();
    table.scrollToRow(row, 'nearest', false).catch(function () {});
    panel.focus({preventScroll: true});
  }

  function apply(state) {
    FILTERS.forEach(function (name) {
      var wanted = state[name] || '';
      if (fields[name].value !== wanted) {
        fields[name].value = wanted;
      }
    });
    var filter = JSON.stringify(FILTERS.map(function (name) { return state[name]; }));
    if (filter !== applied) {
      applied = filter;
      table.setFilter(matches(state));
    }
    if ((state.open || null) !== shown) {
      showAnswer(state.open);
    }
  }

  function show(section, all, state) {
    data = all;
    if (!section.firstChild) {
      build(section);
    } else if (table.initialized) {
      apply(state);
    }
  }

  return {show: show};
})();

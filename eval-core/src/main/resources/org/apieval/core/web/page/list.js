/*
 * A table of many rows, of which one can be opened in a panel beside it. Which rows are there and
 * which one is open comes from the page's address; clicks and keys change that address.
 */
page.list = function (options) {
  'use strict';

  var h = page.element;
  var shown = null;
  var applied = null;
  var waiting = null;
  var opener = null;
  var holder = h('div', {class: 'list', tabindex: 0, 'aria-label': options.label
    + '; arrow keys move, Enter opens', keydown: keys});
  var count = h('p', {class: 'count', role: 'status'});
  var panel = h('aside', {class: 'panel', hidden: true, tabindex: -1, 'aria-label': 'Details',
    keydown: function (event) {
      if (event.key === 'Escape') {
        close();
      }
    }});
  var built = false;
  var table;

  function build() {
    table = new Tabulator(holder, {
      data: options.rows, columns: options.columns, index: 'id', layout: 'fitColumns',
      responsiveLayout: 'hide', height: '68vh', rowHeight: 34, selectableRows: 1,
      placeholder: 'Nothing here is like that.', columnDefaults: {headerSortTristate: true},
      printAsHtml: true, printRowRange: function () { return rows().slice(0, 500); }
    });
    table.on('rowClick', function (event, row) { open(row); });
    table.on('dataFiltered', function (filters, found) { tell(found.length); });
    table.on('tableBuilt', function () {
      built = true;
      apply.apply(null, waiting);
    });
  }

  function rows() {
    return table.getRows('active');
  }

  function tell(found) {
    count.textContent = found.toLocaleString('en') + ' of ' + options.rows.length.toLocaleString('en')
      + ' ' + options.things;
  }

  function open(row, quietly) {
    page.state.change({open: row.getData().id}, quietly);
  }

  function close() {
    page.state.change({open: ''});
    (opener && opener.isConnected ? opener : holder).focus({preventScroll: true});
  }

  function select(row) {
    table.deselectRow();
    row.select();
    table.scrollToRow(row, 'nearest', false).catch(function () {}); // it may be filtered out
  }

  function keys(event) {
    var steps = {ArrowDown: 1, ArrowUp: -1, PageDown: 15, PageUp: -15, Home: -Infinity,
      End: Infinity};
    var selected = table.getSelectedRows()[0];
    if (event.key === 'Enter' && selected && event.target === holder) {
      event.preventDefault();
      open(selected);
    } else if (event.key in steps && rows().length > 0) {
      event.preventDefault();
      var all = rows();
      var at = all.indexOf(selected) + steps[event.key];
      select(all[Math.max(0, Math.min(all.length - 1, at))]);
    }
  }

  function step(by) {
    var all = rows();
    var next = all[all.findIndex(function (row) { return row.getData().id === shown; }) + by];
    if (next) {
      open(next, true);
    }
  }

  function bar() {
    return h('div', {class: 'bar'},
      h('button', {type: 'button', click: function () { step(-1); }}, '← previous'),
      h('button', {type: 'button', click: function () { step(1); }}, 'next →'),
      h('button', {type: 'button', class: 'close', click: close}, 'close'));
  }

  function reveal(id) {
    var row = id ? table.getRow(id) : false;
    if (panel.hidden !== !row) {
      panel.hidden = !row;
      table.redraw(true); // it has another width now
    }
    if (!row) {
      shown = null;
      panel.replaceChildren();
      if (id) {
        count.textContent += '; ' + id + ' is not one of them';
      }
      return;
    }
    if (shown === null) {
      opener = document.activeElement === document.body ? holder : document.activeElement;
    }
    shown = id;
    panel.replaceChildren(bar());
    [].concat(options.render(row.getData())).flat(Infinity).filter(Boolean)
      .forEach(function (part) { panel.append(part); });
    panel.scrollTop = 0;
    select(row);
    panel.focus({preventScroll: true});
  }

  /**
   * Shows the rows that pass a test, and opens one.
   *
   * key: equal keys stand for equal tests
   */
  function apply(key, test, id) {
    waiting = [key, test, id];
    if (!table) {
      build();
      return;
    }
    if (!built) {
      return;
    }
    if (key !== applied) {
      applied = key;
      table.setFilter(test);
    }
    if ((id || null) !== shown) {
      reveal(id);
    }
  }

  return {element: [count, h('div', {class: 'split'}, holder, panel)], apply: apply};
};

/* Reads the data, wires the views, the theme and the address. */
(function () {
  'use strict';

  var h = page.element;
  var data = filled(JSON.parse(document.getElementById('data').textContent));
  var VIEWS = [['compare', 'Comparison', page.compare], ['overview', 'Overview', page.overview],
    ['pictures', 'Pictures', page.pictures], ['answers', 'Answers', page.explorer]]
    .filter(function (view) { return view[0] !== 'compare' || data.comparisons.length > 0; });
  var THEMES = ['auto', 'light', 'dark'];
  var dark = matchMedia('(prefers-color-scheme: dark)');
  var chosen = remembered();

  /** What the file leaves out because it is nothing. */
  function filled(read) {
    read.answers = read.answers.map(function (answer) {
      return Object.assign({kind: null, call: null, answer: null, span: null, domain: null,
        reference: null, arguments: [], documents: [], resolved: []}, answer);
    });
    return read;
  }

  function remembered() {
    try {
      return THEMES.indexOf(localStorage.getItem('apieval-theme')) < 0
        ? 'auto' : localStorage.getItem('apieval-theme');
    } catch (e) {
      return 'auto'; // some browsers keep nothing for pages that are files
    }
  }

  page.theme = function () {
    return chosen === 'auto' ? (dark.matches ? 'dark' : 'light') : chosen;
  };

  function dress() {
    document.documentElement.setAttribute('data-theme', page.theme());
    document.getElementById('theme').textContent = 'theme: ' + chosen;
    page.pictures.redraw(data);
  }

  function show() {
    var state = page.state.read();
    var known = VIEWS.some(function (view) { return view[0] === state.view; });
    document.body.classList.toggle('reading', Boolean(state.open));
    VIEWS.forEach(function (view, index) {
      var current = known ? view[0] === state.view : index === 0;
      var section = document.getElementById(view[0]);
      section.hidden = !current;
      document.getElementById('to-' + view[0]).setAttribute("aria-current", current ? "page" : "false");
      if (current) {
        view[2].show(section, data, state);
      }
    });
  }

  document.getElementById('views').append.apply(document.getElementById('views'),
    VIEWS.map(function (view) {
      return h('a', {id: 'to-' + view[0], href: '#/' + view[0]}, view[1]);
    }));
  document.getElementById('theme').addEventListener('click', function () {
    chosen = THEMES[(THEMES.indexOf(chosen) + 1) % THEMES.length];
    try {
      localStorage.setItem('apieval-theme', chosen);
    } catch (e) {
      // then it is forgotten
    }
    dress();
  });
  dark.addEventListener('change', dress);
  window.addEventListener('hashchange', show);
  dress();
  show();
})();

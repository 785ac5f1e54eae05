/* Reads the data, and shows the view that the address names. */
(function () {
  'use strict';

  var VIEWS = [['compare', 'Comparison', page.compare], ['overview', 'Overview', page.overview],
    ['pictures', 'Pictures', page.pictures], ['answers', 'Answers', page.explorer]];

  /** What the file leaves out because it is nothing. */
  function filled(data) {
    data.answers = data.answers.map(function (answer) {
      return Object.assign({kind: null, call: null, answer: null, span: null, domain: null,
        reference: null, constraint: null, arguments: [], documents: [], resolved: []}, answer);
    });
    return data;
  }

  function unpack(text) {
    var bytes = Uint8Array.from(atob(text), function (letter) { return letter.charCodeAt(0); });
    var stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Response(stream).json();
  }

  function start(data) {
    var views = VIEWS.filter(function (view) {
      return view[0] !== 'compare' || data.comparisons.length > 0;
    });

    function show() {
      var state = page.state.read();
      var current = views.find(function (view) { return view[0] === state.view; }) || views[0];
      document.body.classList.toggle('reading', Boolean(state.open));
      views.forEach(function (view) {
        document.getElementById(view[0]).hidden = view !== current;
        document.getElementById('to-' + view[0])
          .setAttribute('aria-current', view === current ? 'page' : 'false');
      });
      current[2].show(document.getElementById(current[0]), data, state);
    }

    document.getElementById('waiting').remove();
    views.forEach(function (view) {
      document.getElementById('views').append(
        page.element('a', {id: 'to-' + view[0], href: '#/' + view[0]}, view[1]));
    });
    page.theme.onChange(function () { page.pictures.redraw(data); });
    window.addEventListener('hashchange', show);
    show();
  }

  unpack(document.getElementById('data').textContent).then(filled).then(start)
    .catch(function (error) {
      document.getElementById('waiting').textContent = 'The results could not be read; a browser of'
        + ' 2023 or newer is needed. ' + error;
      throw error;
    });
})();

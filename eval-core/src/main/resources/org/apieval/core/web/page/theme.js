/* Light or dark: as the system has it, until the reader says otherwise; light on paper. */
page.theme = (function () {
  'use strict';

  var KEY = 'apieval-theme';
  var system = matchMedia('(prefers-color-scheme: dark)');
  var paper = matchMedia('print');
  var chosen = null;
  var listeners = [];

  // Some browsers keep nothing for pages that are files, and say so with an error.
  function kept(action) {
    try {
      return action(localStorage);
    } catch (e) {
      return null;
    }
  }

  function name() {
    if (paper.matches) {
      return 'light';
    }
    return chosen || (system.matches ? 'dark' : 'light');
  }

  function other() {
    return name() === 'dark' ? 'light' : 'dark';
  }

  function dress() {
    document.documentElement.setAttribute('data-theme', name());
    document.getElementById('theme').textContent = other() + ' theme';
    listeners.forEach(function (listener) { listener(); });
  }

  chosen = kept(function (store) { return store.getItem(KEY); });
  if (chosen !== 'light' && chosen !== 'dark') {
    chosen = null;
  }
  document.getElementById('theme').addEventListener('click', function () {
    chosen = other();
    kept(function (store) { store.setItem(KEY, chosen); });
    dress();
  });
  system.addEventListener('change', dress);
  paper.addEventListener('change', dress);
  dress();

  return {name: name, onChange: function (listener) { listeners.push(listener); }};
})();

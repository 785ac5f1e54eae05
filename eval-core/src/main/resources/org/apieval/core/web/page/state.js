/*
 * What the page shows is what stands behind the hash sign of its address:
 * #/answers?hub=torchhub&verdict=hallucination&open=0.12. Views are functions of that.
 */
page.state = (function () {
  'use strict';

  function read() {
    var hash = location.hash.replace(/^#\/?/, '');
    var mark = hash.indexOf('?');
    var state = {view: mark < 0 ? hash : hash.slice(0, mark)};
    new URLSearchParams(mark < 0 ? '' : hash.slice(mark + 1)).forEach(function (value, key) {
      if (key !== 'view') {
        state[key] = value;
      }
    });
    return state;
  }

  /** The address of a state; what is empty is left out. */
  function href(state) {
    var fields = new URLSearchParams();
    Object.keys(state).forEach(function (key) {
      if (key !== 'view' && state[key] !== undefined && state[key] !== null && state[key] !== '') {
        fields.set(key, state[key]);
      }
    });
    var text = fields.toString();
    return '#/' + state.view + (text ? '?' + text : '');
  }

  /** Goes on with some fields changed; `quietly` leaves no step for the back button. */
  function change(fields, quietly) {
    var next = href(Object.assign(read(), fields));
    if (next === location.hash) {
      return;
    }
    if (quietly) {
      history.replaceState(null, '', next);
      window.dispatchEvent(new Event('hashchange'));
    } else {
      location.hash = next;
    }
  }

  return {read: read, href: href, change: change};
})();

/* Elements from names, attributes and children. Text goes in as text, never as markup. */
var page = {};

page.element = function (name, attributes) {
  'use strict';
  var made = document.createElement(name);
  Object.keys(attributes || {}).forEach(function (key) {
    var value = attributes[key];
    if (typeof value === 'function') {
      made.addEventListener(key, value);
    } else if (value !== null && value !== undefined && value !== false) {
      made.setAttribute(key, value === true ? '' : value);
    }
  });
  Array.prototype.slice.call(arguments, 2).forEach(function append(child) {
    if (Array.isArray(child)) {
      child.forEach(append);
    } else if (child !== null && child !== undefined) {
      made.append(child);
    }
  });
  return made;
};

page.percent = function (rate) {
  'use strict';
  return rate.denominator === 0 ? '–' : (100 * rate.rate).toFixed(1) + ' %';
};

page.interval = function (rate) {
  'use strict';
  return rate.denominator === 0 ? ''
    : (100 * rate.low).toFixed(1) + '–' + (100 * rate.high).toFixed(1);
};

page.verdictNames = {
  correct: 'correct', wrong_api: 'wrong API', hallucination: 'hallucination', neither: 'neither',
  unscored: 'unscored'
};

page.kindNames = {};
apievalCharts.kinds.forEach(function (kind) {
  'use strict';
  page.kindNames[kind[0]] = kind[1];
});

page.badge = function (verdict) {
  'use strict';
  return page.element('span', {class: 'badge ' + (page.verdictNames[verdict] ? verdict : 'unscored')},
    page.verdictNames[verdict] || verdict);
};

page.badgeCell = function (cell) {
  'use strict';
  return page.badge(cell.getValue());
};

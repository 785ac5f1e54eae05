/* One answer, opened: what was asked and answered, and why the verdict is what it is. */
page.answer = (function () {
  'use strict';

  var h = page.element;

  function marked(answer) {
    if (answer.answer === null) {
      return h('p', {class: 'absent'}, 'No answer was recorded.');
    }
    if (!answer.span) {
      return h('pre', {}, answer.answer);
    }
    return h('pre', {}, answer.answer.slice(0, answer.span[0]),
      h('mark', {}, answer.answer.slice(answer.span[0], answer.span[1])),
      answer.answer.slice(answer.span[1]));
  }

  function value(text, same) {
    return h('td', {class: same ? 'same' : 'differs'},
      text === null ? h('span', {class: 'absent'}, 'absent') : h('code', {}, text),
      same ? null : h('span', {class: 'mark', title: 'not what the answer has'}, ' ≠'));
  }

  function differences(answer) {
    if (answer.arguments.length === 0) {
      return null;
    }
    var reference = answer.reference !== null;
    return h('div', {class: 'scroll'}, h('table', {class: 'arguments'},
      h('thead', {}, h('tr', {}, h('th', {scope: 'col'}, 'argument'), h('th', {scope: 'col'}, 'answer'),
        reference ? h('th', {scope: 'col'}, referenceName(answer)) : null,
        h('th', {scope: 'col'}, 'gold'))),
      h('tbody', {}, answer.arguments.map(function (one) {
        return h('tr', {}, h('th', {scope: 'row'}, one.name),
          h('td', {}, one.answer === null ? h('span', {class: 'absent'}, 'absent')
            : h('code', {}, one.answer)),
          reference ? value(one.reference, one.reference === one.answer) : null,
          value(one.gold, one.gold === one.answer));
      }))));
  }

  function referenceName(answer) {
    return answer.verdict === 'hallucination' ? 'nearest reference' : 'matched reference';
  }

  function call(name, text, domain) {
    return text ? [h('dt', {}, name), h('dd', {}, h('code', {}, text),
      domain ? h('span', {class: 'note'}, domain) : null)] : null;
  }

  function remarks(answer) {
    var said = [];
    if (answer.exact) { said.push('the gold call itself'); }
    if (answer.gold && !answer.exact) { said.push('the gold API'); }
    if (answer.truncated) { said.push('the call was cut off'); }
    if (answer.ambiguous) { said.push('several calls match different APIs'); }
    answer.resolved.forEach(function (one) { said.push('read with ' + one); });
    return said.length ? h('p', {class: 'note'}, said.join('; ') + '.') : null;
  }

  function constraint(answer) {
    var one = answer.constraint;
    return one ? h('p', {class: 'constraint'},
      h('b', {}, one.met === undefined ? 'Constraint: '
        : one.met ? 'Constraint met: ' : 'Constraint not met: '), one.wanted,
      h('span', {class: 'note'}, ' (' + one.reason + ')')) : null;
  }

  function documents(data, answer) {
    return answer.documents.map(function (number, index) {
      var one = data.documents[number];
      var title = 'Retrieved document' + (answer.documents.length > 1 ? ' ' + (index + 1) : '')
        + (one.domain ? ', ' + one.domain : '');
      return h('details', {open: answer.documents.length === 1}, h('summary', {}, title),
        one.call ? h('p', {}, h('code', {}, one.call)) : null, h('pre', {}, one.text));
    });
  }

  /** The contents of a panel about an answer. */
  function render(data, answer) {
    var question = data.questions[answer.question];
    var run = data.runs[answer.run];
    return [
      h('p', {class: 'verdict'}, page.badge(answer.verdict),
        answer.kind ? h('span', {class: 'kind'}, page.kindNames[answer.kind] || answer.kind) : null,
        h('span', {class: 'reason'}, answer.reason)),
      remarks(answer),
      constraint(answer),
      h('h3', {}, 'Request'), h('p', {class: 'request'}, question.request || '(unknown)'),
      h('p', {class: 'note'}, [run.hub, run.name, 'question ' + question.id,
        question.domain ? 'expected domain: ' + question.domain : null]
        .filter(Boolean).join(' · ')),
      h('h3', {}, 'Calls'),
      h('dl', {class: 'calls'}, call('answer', answer.call, answer.domain),
        answer.reference ? call(referenceName(answer), answer.reference.call, answer.reference.domain)
          : null,
        call('gold', question.gold, question.domain)),
      differences(answer),
      h('h3', {}, 'Answer'), marked(answer),
      documents(data, answer)
    ];
  }

  return {render: render};
})();

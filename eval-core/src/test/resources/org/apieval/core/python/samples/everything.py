# -*- coding: utf-8 -*-
"""Every kind of expression and statement that can hold a call."""
from __future__ import annotations

import os, sys as system
from typing import (Any as Anything, List)


@decorate(name='x')(again)
class Derived(base(), metaclass=meta('m'), **options()):
    field: kind('f') = make('g')
    other = field = chain('h')

    async def method(self, a=default(1), *args: of('a'), b: of('b') = make('b'), **kw) -> back('r'):
        await wait(self)
        async with open_('x') as f, other('y') as g:
            pass
        async for item in stream(a):
            yield emit(item)
        return [x async for x in items(a) if await ok(x)]


def positional_only(a, b=first('1'), /, c=second('2'), *, d=third('3')):
    nonlocal_ = a if test(a) else b if test(b) else c
    yield from produce(a)
    x = yield
    y = (yield call(x))
    raise Error('no') from cause('c')


matrix = left(1) @ right(2) @ (yes('y') or no('n') and not maybe('m'))
power = 2 ** -f(3) ** g(4)
chain_ = 0 < low(1) <= mid(2) != high(3) is not end(4) not in ends(5)
walrus = (n := count('n')) + n
slices = data[start(1):stop(2):step(3), ..., :, key('k')](after('s'))
starred = [*many('a'), *more('b')]
merged = {**one('a'), 'k': value('v'), **two('b')}
sets = {member('a'), *members('b')}
comprehension = {k(x): v(y) for x, (y, *z) in pairs('p') if keep(x) if keep(y) for w in inner(z)}
generator = total(f(x) for x in xs('x')) + total((g(x) for x in ys('y')), 1)
function = lambda a, b=default('b'), *c, d=default('d'), **e: body(a)(b)
nested = lambda: (lambda x: x(1))(lambda y: y(2))
conditional = call(a, *b, c=d, *e(1), **f(2))
empty = f()()()
attribute = 'a b'.split(' ').pop(0).strip()
numbers = num(0x_ff, 0o17, 0b1_0, 1_000.5e-3, .5, 5., 3j, 1e10, 0xDEADBEEF)
strings = text('a' "b" '''c
d''' r'\n' u'\u00e9', '\x41\101\N{BULLET}\
z', "it's", 'say "hi"', r'raw\'s', 'tab\there', 'unknown\d', """tri"ple""", '\U0001F600\0\18')
formatted = show(f'{a}', f"{b!r:>{width(1)}} {{not}} {c('d')}", rf'\d{e("f")}', f'''{
    g('h')
}''', f'{x=} {y = !r} {z:%Y-%m-%d} {lambda_(1)}' 'plain' f"{d['k']}")
# comment(1) is no call
"string(1) is no call"
line = joined('a',  # comment with 'quote and (bracket
              'b'); second_ = after('semi')
continued = one('a') + \
    two('b')
tuple_ = f(1), g(2),
(parenthesised)(1)
((double)('a'))('b')
print(*args, sep=', ', end='', file=system.stderr)
del thing[call('d')], other_[0]
assert check('a'), message('b')
if a: one('1')
elif test('2'): two('2')
else: three('3')
while (chunk := read('c')): use(chunk)
for i, j in enumerate(list_('l')): pass
else: done('e')
with (manager('m') as m, manager('n') as n): pass
try: risky('r')
except (Error, errors('e')) as e: handle(e)
finally: close('f')
match = match('pattern')
match(match('x'))
case = case('y')
type = type('t')
print(match [0] (1))
match command('c'):
    case Point(x=0, y=Other()) if guard(command): hit('p')
    case [First(), *rest]: miss('l')
    case {'k': Third()}: third('t')
    case str() | int(): basic('b')
    case (a, b): pair(a)
    case _:
        default_('d')
match (value('v')):
    case 1: one('1')
match -x(1):
    case -1: minus('1')
global_ = a.b.c.d(e.f(g)).h[i(1)].j(k=l(2))
x: dict[str, of('x')] = {}
x += add('a')
x = yield_ = f(yield_=1)
café = naïve('ü')
ſ = ﬁ('ligature')
f(a)(b)[c](d).e(f)
not_ = not f(1)
aw = awaitable (1)

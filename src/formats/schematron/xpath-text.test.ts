import { describe, expect, it } from 'vitest';
import {
  alternativesOf,
  plainName,
  variablesIn,
  withCurrent,
  withParameters,
  withPlainVariables,
} from './xpath-text.ts';

describe('texts of XPath', () => {
  it.each([
    ['a', ['a']],
    ['a|b', ['a', 'b']],
    [' a | b[c | d] | e(f | g) ', ['a', 'b[c | d]', 'e(f | g)']],
    ['a union b\tunion\nc', ['a', 'b', 'c']],
    ['union | a/union | reunion | unions', ['union', 'a/union', 'reunion', 'unions']],
    ['a[. = \'|\'] | b[. = "]|"]', ["a[. = '|']", 'b[. = "]|"]']],
    ['a(: | :)|b', ['a(: | :)', 'b']],
    ['a | | b |', ['a', 'b']],
    ["a | '", ['a', "'"]],
    ['a | (: b', ['a', '(: b']],
    ['a[b] | c) | d', ['a[b]', 'c)', 'd']],
    ['', []],
  ])('the alternatives of %j are %j', (pattern, alternatives) => {
    expect(alternativesOf(pattern)).toEqual(alternatives);
  });

  it.each([
    ['$a + $b.c', ['a', 'b.c']],
    ['$a = $a', ['a']],
    ['$ a-1', ['a-1']],
    ['$p:name/x', ['p:name']],
    ['\'$a\' = "$b" (: $c :) $d', ['d']],
    ['f($a[$b])', ['a', 'b']],
    ['$é1', ['é1']],
    ['$1 $', []],
    ["'it''s $a' $b", ['b']],
  ])('the variables in %s are %j', (expression, names) => {
    expect([...variablesIn(expression)]).toEqual(names);
  });

  it.each([
    ['current()', '$c'],
    ['a[@id = current()/@id] | current ( )', 'a[@id = $c/@id] | $c'],
    ["my:current() = 'current()'", "my:current() = 'current()'"],
    ['my-current() = current(1)', 'my-current() = current(1)'],
    ['f(current(),current())', 'f($c,$c)'],
    ['(: current() :) current()', '(: current() :) $c'],
  ])('current() in %s', (expression, made) => {
    expect(withCurrent(expression, 'c')).toBe(made);
  });

  it('parameters stand for their values, other variables for themselves', () => {
    const parameters = new Map([
      ['a', 'x/y'],
      ['a-b', '1'],
    ]);
    expect(withParameters('$a[$a-b] = $ab + $c', parameters)).toBe('x/y[1] = $ab + $c');
    expect(withParameters('$a', new Map())).toBe('$a');
  });

  it('prefixes of variables become part of the name', () => {
    expect(withPlainVariables('$p:a + $b:c-d/e:f = $g + p:h($i)')).toBe('$p.a + $b.c-d/e:f = $g + p:h($i)');
    expect(withPlainVariables('a:b')).toBe('a:b');
    expect(plainName('a:b')).toBe('a.b');
  });
});

import { describe, expect, it } from 'vitest';
import { withExactArithmetic } from './exact-arithmetic.ts';
import { evaluateXPath } from './xpath-library.ts';

const made = (expression: string) =>
  withExactArithmetic(expression, evaluateXPath.XPATH_3_1_LANGUAGE, { exact: 'e', remainder: 'r', onCalendar: 'd' });

describe('exact arithmetic', () => {
  it.each([
    ['1 + 2', 'e(1 + 2)'],
    ['@a castable as xs:date', '(@a castable as xs:date and d(@a))'],
    ['@a castable as xs:decimal', '@a castable as xs:decimal'],
    ['@a + b', 'e(@a + b)'],
    ['a - b', 'e(a - b)'],
    ['a-b', 'a-b'],
    ['a * b', 'e(a * b)'],
    ['a div b', 'e(a div b)'],
    ['a mod b', 'e(a mod b)'],
    ['a idiv b', 'a idiv b'],
    ['a + b + c', 'e(e(a + b) + c)'],
    ['a + b * c', 'e(a + e(b * c))'],
    ['(a + b) * c', 'e((e(a + b)) * c)'],
    ['-a + b', 'e(-a + b)'],
    ['- a + b', 'e(- a + b)'],
    ['+ a - - b', 'e(+ a - - b)'],
    ['- 1', '- 1'],
    ['a + xs:decimal(b) = 3', 'e(a + xs:decimal(b)) = 3'],
    ['a cast as xs:decimal + 1', 'e(a cast as xs:decimal + 1)'],
    ['1 + a cast as xs:decimal?', 'e(1 + a cast as xs:decimal?)'],
    ['(1 + a) castable as xs:decimal', '(e(1 + a)) castable as xs:decimal'],
    ['(1 + (a treat as xs:integer)) = 2', '(e(1 + (a treat as xs:integer))) = 2'],
    ['sum(a)', 'e(sum(a))'],
    ['avg(a/b)', 'e(avg(a/b))'],
    ['sum(a) + sum(b)', 'e(e(sum(a)) + e(sum(b)))'],
    ['sum(a[b + 1])', 'e(sum(a[e(b + 1)]))'],
    ['count(a) + 1', 'e(count(a) + 1)'],
    ['every $x in a satisfies $x + 1 = 2', 'every $x in a satisfies e($x + 1) = 2'],
    ['if (a) then b + 1 else c - 1', 'if (a) then e(b + 1) else e(c - 1)'],
    ['a/*', 'a/*'],
    ['*', '*'],
    ["'1 + 1'", "'1 + 1'"],
    ['a-b:c', 'a-b:c'],
    ['a = 1', 'a = 1'],
    ['xs:integer(a) mod 97', 'r(string((a)), 97)'],
    ['xs:decimal(a) mod 97 = 1', 'r(string((a)), 97) = 1'],
    ['(xs:integer(a)) mod 97', 'r(string((a)), 97)'],
    ['xs:integer(a + 1) mod (b + 1)', 'r(string((a + 1)), (b + 1))'],
    ['xs:double(a) mod 97', 'e(xs:double(a) mod 97)'],
    ['a mod 97 + 1', 'e(e(a mod 97) + 1)'],
    ['xs:integer(a) mod 97 + 1', 'e(r(string((a)), 97) + 1)'],
    ['98 - xs:integer(a) mod 97', 'e(98 - r(string((a)), 97))'],
  ])('%s becomes %s', (expression, exact) => {
    expect(made(expression)).toBe(exact);
  });
});

import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { JsonNumber } from '../../engine/values.ts';
import { parseJson } from '../syntax/parse-json.ts';
import { toJson } from '../syntax/to-json.ts';
import { calculatedValues, valueText } from './calculated-values.ts';
import { valueIn } from './value-in.ts';

function annotated(text: string, built: JsonObject): string {
  return calculatedValues(parseJson(text), built).reduceRight(
    (line, { offset, label }) => `${line.slice(0, offset)}<${label.text}>${line.slice(offset)}`,
    text,
  );
}

describe('beside', () => {
  it.each<[string, string, JsonObject, string]>([
    [
      'a category without rate',
      '{"taxes": [{"cat": "VAT"}]}',
      { taxes: [{ percent: '21%' }] },
      '{"taxes": [{"cat": "VAT"<= 21%>}]}',
    ],
    [
      'no rate without a category',
      '{"taxes": [{"rate": "x"}]}',
      { taxes: [{ percent: '21%' }] },
      '{"taxes": [{"rate": "x"}]}',
    ],
    [
      'a price whose total is a number',
      '{"item": {"price": 1}}',
      { total: new JsonNumber('1.00') },
      '{"item": {"price": 1<= 1.00>}}',
    ],
    [
      'no price where the total is written',
      '{"item": {"price": 1}, "total": 1}',
      { total: '2' },
      '{"item": {"price": 1}, "total": 1}',
    ],
    [
      'no percentage where the amount is written',
      '{"percent": "1%", "amount": "1"}',
      { amount: '2' },
      '{"percent": "1%", "amount": "1"}',
    ],
    [
      'no list of lines where the totals are written',
      '{"lines": [], "totals": {}}',
      { lines: [], totals: { payable: '2' } },
      '{"lines": [], "totals": {}}',
    ],
    ['no lines that are no list', '{"lines": {}}', { totals: { payable: '2' } }, '{"lines": {}}'],
    ['the bracket of an open list', '{"lines": [', { lines: [], totals: { payable: '2' } }, '{"lines": [<payable 2>'],
    [
      'what is in a list of lists',
      '{"a": [[{"percent": "1%"}]]}',
      { a: [[{ amount: '1' }]] },
      '{"a": [[{"percent": "1%"<= 1>}]]}',
    ],
    [
      'nothing where building gives no list',
      '{"a": [{"percent": "1%"}]}',
      { a: { amount: '1' } },
      '{"a": [{"percent": "1%"}]}',
    ],
    [
      'nothing where building gives a longer list',
      '{"a": [{"percent": "1%"}]}',
      { a: [{ amount: '1' }, {}] },
      '{"a": [{"percent": "1%"}]}',
    ],
    ['nothing where building gives no object', '{"a": {"percent": "1%"}}', { a: 'x' }, '{"a": {"percent": "1%"}}'],
    [
      'nothing that is itself a list or an object',
      '{"percent": "1%"}',
      { amount: { value: '1' } },
      '{"percent": "1%"}',
    ],
    ['nothing that is null', '{"percent": "1%"}', { amount: null }, '{"percent": "1%"}'],
    [
      'a price in what is still being written',
      '{"lines": [{"item": {"price": "1"',
      { lines: [{ total: '3' }] },
      '{"lines": [{"item": {"price": "1"<= 3>',
    ],
  ])('%s', (_, text, built, expected) => {
    expect(annotated(text, built)).toBe(expected);
  });

  it('each input comes its value, in the order of the text and with what it means', () => {
    const text =
      '{"lines": [{"item": {"price": "2"}, "taxes": [{"cat": "VAT", "rate": "general"}], "discounts": [{"percent": "50%"}]}]}';
    const line = { total: '1', taxes: [{ percent: '21%' }], discounts: [{ amount: '1' }] };
    const found = calculatedValues(parseJson(text), { lines: [line], totals: { payable: '1.21' } });
    expect(found.map(({ label, meaning }) => [label.text, meaning.text])).toEqual([
      ['payable 1.21', 'To be paid'],
      ['= 1', 'Total of the line'],
      ['= 21%', 'Percentage in force on the day'],
      ['= 1', 'Amount of the percentage'],
    ]);
    expect(found.map(({ offset }) => offset)).toEqual([...found.map(({ offset }) => offset)].sort((a, b) => a - b));
  });
});

it('an invoice is annotated with the figures that the engine gives', () => {
  const text =
    '{"$schema": "https://gobl.org/draft-0/bill/invoice", "$regime": "ES", "issue_date": "2026-01-15", "supplier": {"name": "S", "tax_id": {"country": "ES", "code": "B98602642"}}, "customer": {"name": "C"}, "lines": [{"quantity": "3", "item": {"name": "I", "price": "10.00"}, "discounts": [{"percent": "10%"}], "taxes": [{"cat": "VAT", "rate": "general"}]}]}';
  const context = { now: () => new Date('2026-01-15T12:00:00Z'), newId: () => '019bc000-0000-7000-8000-000000000000' };
  const outcome = createStandardEngine().build({ data: toJson(parseJson(text).root) as JsonObject }, context);
  if (!outcome.ok) throw new Error(outcome.error.message);
  const shown = annotated(text, outcome.value);
  for (const figure of ['"lines": [<payable 32.67>', '"10.00"<= 27.00>', '"10%"<= 3.00>', '"general"<= 21.0%>'])
    expect(shown).toContain(figure);
});

describe('a value', () => {
  const document: JsonObject = { a: [{ b: 'x' }], n: new JsonNumber('1.50'), no: null };

  it.each<[(string | number)[], Json | undefined]>([
    [[], document],
    [['a', 0, 'b'], 'x'],
    [['a', 1], undefined],
    [['a', 'b'], undefined],
    [[0], undefined],
    [['no'], null],
    [['no', 'more'], undefined],
    [['toString'], undefined],
    [['n'], new JsonNumber('1.50')],
  ])('at %j is found by its steps', (steps, value) => {
    expect(valueIn(document, steps)).toEqual(value);
  });

  it('is written as it would be read', () => {
    expect([valueText('x'), valueText(new JsonNumber('1.50')), valueText(true), valueText(1)]).toEqual([
      'x',
      '1.50',
      'true',
      '1',
    ]);
    expect([valueText(undefined), valueText(null), valueText([]), valueText({})]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

import { expect, it } from 'vitest';
import type { JsonObject } from '../../engine/index.ts';
import { parseJson } from '../syntax/parse-json.ts';
import { calculatedValues } from './calculated-values.ts';

function annotated(text: string, built: JsonObject): string {
  return calculatedValues(parseJson(text), built).reduceRight(
    (line, { offset, label }) => `${line.slice(0, offset)}<${label.text}>${line.slice(offset)}`,
    text,
  );
}

it.each<[string, string, JsonObject, string]>([
  [
    'the total of a line beside its price',
    '{"lines": [{"item": {"price": "10.555"}}]}',
    { lines: [{ item: { price: '10.555' }, total: '31.67' }] },
    '{"lines": [{"item": {"price": "10.555"<= 31.67>}}]}',
  ],
  [
    'the percentage beside a rate',
    '{"taxes": [{"cat": "VAT", "rate": "general"}]}',
    { taxes: [{ cat: 'VAT', rate: 'general', percent: '21.0%' }] },
    '{"taxes": [{"cat": "VAT", "rate": "general"<= 21.0%>}]}',
  ],
  [
    'the amount beside a percentage',
    '{"discounts": [{"percent": "10%"}]}',
    { discounts: [{ percent: '10%', amount: '3.17' }] },
    '{"discounts": [{"percent": "10%"<= 3.17>}]}',
  ],
  [
    'what is to be paid beside the lines, in an envelope too',
    '{"doc": {"lines": []}}',
    { doc: { lines: [], totals: { payable: '38.31' } } },
    '{"doc": {"lines": [<payable 38.31>]}}',
  ],
  [
    'nothing that the text says itself',
    '{"taxes": [{"cat": "VAT", "rate": "general", "percent": "21.0%"}]}',
    { taxes: [{ cat: 'VAT', rate: 'general', percent: '21.0%' }] },
    '{"taxes": [{"cat": "VAT", "rate": "general", "percent": "21.0%"}]}',
  ],
  [
    'nothing in a list whose entries no longer match',
    '{"lines": [{"item": {"price": "1"}}, {"item": {"price": "2"}}]}',
    { lines: [{ item: { price: '2' }, total: '2.00' }] },
    '{"lines": [{"item": {"price": "1"}}, {"item": {"price": "2"}}]}',
  ],
])('shows %s', (_, text, built, expected) => {
  expect(annotated(text, built)).toBe(expected);
});

it('shows nothing without a built document', () => {
  expect(calculatedValues(parseJson('{"lines": []}'), undefined)).toEqual([]);
});

it('of a part of the text shows what stands in it, and nothing far from it', () => {
  const text = '{"lines": [{"item": {"price": "1"}}, {"item": {"price": "2"}}, {"item": {"price": "3"}}]}';
  const built = { lines: ['1.00', '2.00', '3.00'].map((total) => ({ total })), totals: { payable: '6.00' } };
  const second = { start: text.indexOf('"2"') + 1, end: text.indexOf('"2"') + 2 };
  const labels = (part?: typeof second) =>
    calculatedValues(parseJson(text), built, part).map(({ label }) => label.text);
  expect(labels()).toEqual(['payable 6.00', '= 1.00', '= 2.00', '= 3.00']);
  expect(labels(second)).toEqual(['payable 6.00', '= 2.00']);
});

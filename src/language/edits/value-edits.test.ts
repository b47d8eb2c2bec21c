import { expect, it } from 'vitest';
import type { AskInput } from '../../engine/index.ts';
import { parseJson } from '../syntax/parse-json.ts';
import { applyEdits } from './apply-edits.ts';
import { valueEdits, valueText } from './value-edits.ts';

const text = `{
  "code": "17",
  "supplier": { "name": "Kessler" },
  "lines": [
    { "quantity": 24, "item": { "name": "Service", "price": "68.00" } }
  ]
}
`;

it.each<[string, string | undefined, AskInput, string]>([
  ['$.code', '18', 'text', text.replace('"17"', '"18"')],
  ['$.code', '17', 'text', text],
  ['$.lines[0].quantity', '25', 'amount', text.replace('24', '25')],
  ['$.lines[0].item.price', '70.50', 'amount', text.replace('"68.00"', '"70.50"')],
  ['$.supplier.name', undefined, 'text', text.replace('{ "name": "Kessler" }', '{}')],
  ['$.supplier.alias', undefined, 'text', text],
  [
    '$.supplier.tax_id.code',
    '811907980',
    'text',
    text.replace('"Kessler" }', '"Kessler", "tax_id": { "code": "811907980" } }'),
  ],
])('%s becomes %s, and nothing else changes', (path, value, input, expected) => {
  expect(applyEdits(text, valueEdits(parseJson(text), path, value, input))).toBe(expected);
});

it.each([
  ['$.code', '17'],
  ['$.lines[0].quantity', '24'],
  ['$.supplier', undefined],
  ['$.supplier.alias', undefined],
])('the text of %s is %s', (path, expected) => {
  expect(valueText(parseJson(text), path)).toBe(expected);
});

import { expect, it } from 'vitest';
import { parseJson } from '../syntax/parse-json.ts';
import { atMark, sampleKnowledge } from '../testing/sample-knowledge.ts';
import { hover } from './hover.ts';
import type { Wording } from '../../engine/index.ts';
import { wordsIn } from '../../engine/values.ts';

it.each([
  ['a field', '{"curr|ency": "EUR"}', '"currency"', ['**Currency**', 'Of all amounts.', '`$.currency`']],
  ['a calculated field', '{"ty|pe": "standard"}', '"type"', ['**Type** · calculated by building', '`$.type`']],
  ['a code', '{"currency": "E|UR"}', '"EUR"', ['`EUR` Euro']],
  ['a country', '{"supplier": {"tax_id": {"country": "E|S"}}}', '"ES"', ['`ES` Spain']],
  [
    'a rate',
    '{"$regime": "ES", "issue_date": "2026-01-15", "lines": [{"taxes": [{"cat": "VAT", "rate": "gen|eral"}]}]}',
    '"general"',
    ['`general` 21.0 % since 2012-09-01 · General rate'],
  ],
  [
    'an extension',
    '{"lines": [{"ext": {"es-verifactu-|doc-type": "F1"}}]}',
    '"es-verifactu-doc-type"',
    ['**Document type**', 'What kind of document it is.', '`$.lines[0].ext.es-verifactu-doc-type`'],
  ],
  ['an extension’s value', '{"lines": [{"ext": {"es-verifactu-doc-type": "|R1"}}]}', '"R1"', ['`R1` Rectified']],
  ['an addon', '{"$addons": ["es-|verifactu-v1"]}', '"es-verifactu-v1"', ['`es-verifactu-v1` Spain VERI\\*FACTU']],
])('explains %s', (_, marked, token, blocks) => {
  const { text, offset } = atMark(marked);
  const found = hover(parseJson(text), offset, sampleKnowledge);
  expect(found && text.slice(found.span.start, found.span.end)).toBe(token);
  expect(found?.blocks).toEqual(blocks);
});

it('says its own words in the language of the reader, and those of schemas as they come', () => {
  const knowledge = { ...sampleKnowledge, say: (words: Wording) => `<${wordsIn(words)}>` };
  const { text, offset } = atMark('{"ty|pe": "other"}');
  expect(hover(parseJson(text), offset, knowledge, { type: 'standard' })?.blocks).toEqual([
    '**Type** · <calculated by building>',
    '<Building gives `standard`>',
    '`$.type`',
  ]);
  const code = atMark('{"currency": "E|UR"}');
  expect(hover(parseJson(code.text), code.offset, knowledge)?.blocks).toEqual(['`EUR` Euro']);
});

it.each(['{"currency": "X|XX"}', '{"supplier": {"name": "F|oo"}}', '{ | }', '|'])('says nothing at %s', (marked) => {
  const { text, offset } = atMark(marked);
  expect(hover(parseJson(text), offset, sampleKnowledge)).toBeUndefined();
});

it.each([
  ['a value that building changes', '{"currency": "X|XX"}', { currency: 'EUR' }, ['Building gives `EUR`']],
  ['a number', '{"total": 10.|5}', { total: '10.50' }, ['Building gives `10.50`']],
  [
    'a value that it fills in elsewhere and keeps here, so that it is not calculated',
    '{"ty|pe": "credit-note"}',
    { type: 'credit-note' },
    ['**Type**', '`$.type`'],
  ],
  [
    'a value that it overwrites',
    '{"ty|pe": "other"}',
    { type: 'standard' },
    ['**Type** · calculated by building', 'Building gives `standard`', '`$.type`'],
  ],
  [
    'a field',
    '{"curr|ency": "XXX"}',
    { currency: 'EUR' },
    ['**Currency**', 'Of all amounts.', 'Building gives `EUR`', '`$.currency`'],
  ],
])('shows what building makes of %s', (_, marked, built, blocks) => {
  const { text, offset } = atMark(marked);
  expect(hover(parseJson(text), offset, sampleKnowledge, built)?.blocks).toEqual(blocks);
});

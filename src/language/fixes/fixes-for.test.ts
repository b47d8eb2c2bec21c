import { expect, it } from 'vitest';
import type { Fault } from '../../engine/index.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { parseJson } from '../syntax/parse-json.ts';
import { sampleKnowledge } from '../testing/sample-knowledge.ts';
import { draftsFor, renamesFor } from './fixes-for.ts';

function fault(path: string, more: Partial<Fault> = {}): Fault {
  const base = { severity: 'error', stage: 'rules', code: 'X', description: 'X', certain: true, fixes: [] } as const;
  return { ...base, properties: [path], ...more };
}

it.each<[string, string, Fault, readonly [title: string, text: string][]]>([
  [
    'a missing text',
    '{"supplier": { "tax_id": {} }}',
    fault('$.supplier.name', { expected: { kind: 'present' } }),
    [['Add name', '{"supplier": { "tax_id": {}, "name": "Name" }}']],
  ],
  [
    'a missing object of which nothing is known to be needed',
    '{"a": 1}',
    fault('$.supplier.tax_id', { expected: { kind: 'present' } }),
    [],
  ],
  [
    'a missing choice',
    '{"a": 1}',
    fault('$.type', { expected: { kind: 'oneOf', values: ['standard'] } }),
    [['Add type: standard (Standard)', '{"a": 1, "type": "standard"}']],
  ],
  [
    'a wrong code',
    '{"currency": "USDX"}',
    fault('$.currency', { stage: 'input', value: 'USDX' }),
    [
      ['Change to "USD"', '{"currency": "USD"}'],
      ['Change to "EUR"', '{"currency": "EUR"}'],
    ],
  ],
  [
    'a wrong rate',
    '{"$regime": "ES", "lines": [{"taxes": [{"cat": "VAT", "rate": "genral"}]}]}',
    fault('$.lines[0].taxes[0].rate', { stage: 'calculation', value: 'genral' }),
    [
      ['Change to "general"', '{"$regime": "ES", "lines": [{"taxes": [{"cat": "VAT", "rate": "general"}]}]}'],
      ['Change to "special"', '{"$regime": "ES", "lines": [{"taxes": [{"cat": "VAT", "rate": "special"}]}]}'],
    ],
  ],
  [
    'a key where the rate belongs',
    '{"$regime": "ES", "lines": [{"taxes": [{"cat": "VAT", "rate": "exemt"}]}]}',
    fault('$.lines[0].taxes[0].rate', { stage: 'calculation', value: 'exemt' }),
    [
      ['Write it as the key "exempt"', '{"$regime": "ES", "lines": [{"taxes": [{"cat": "VAT", "key": "exempt"}]}]}'],
      ['Change to "general"', '{"$regime": "ES", "lines": [{"taxes": [{"cat": "VAT", "rate": "general"}]}]}'],
      ['Change to "special"', '{"$regime": "ES", "lines": [{"taxes": [{"cat": "VAT", "rate": "special"}]}]}'],
    ],
  ],
  [
    'the key of every rate where the general one is meant',
    '{"$regime": "ES", "lines": [{"taxes": [{"cat": "VAT", "rate": "standrd"}]}]}',
    fault('$.lines[0].taxes[0].rate', { stage: 'calculation', value: 'standrd' }),
    [
      ['Change to "general"', '{"$regime": "ES", "lines": [{"taxes": [{"cat": "VAT", "rate": "general"}]}]}'],
      ['Change to "special"', '{"$regime": "ES", "lines": [{"taxes": [{"cat": "VAT", "rate": "special"}]}]}'],
    ],
  ],
  [
    'a number that wants quotes',
    '{"lines": [{"quantity": 10.50}]}',
    fault('$.lines[0].quantity', { stage: 'input' }),
    [['Change to "10.50"', '{"lines": [{"quantity": "10.50"}]}']],
  ],
  [
    'a field that must not be there',
    '{"a": 1, "type": "x"}',
    fault('$.type', { expected: { kind: 'absent' } }),
    [['Remove type', '{"a": 1}']],
  ],
])('offers to mend %s', (_, text, trouble, expected) => {
  const fixes = draftsFor(parseJson(text), trouble, sampleKnowledge);
  expect(fixes.map((fix) => [fix.title, applyEdits(text, fix.edits)])).toEqual(expected);
});

it('puts the engine’s own fixes first and offers none twice', () => {
  const text = '{"currency": "USDX"}';
  const own = { title: 'Use USD', safe: false, edits: [{ op: 'replace', path: '$.currency', value: 'USD' }] } as const;
  const fixes = draftsFor(parseJson(text), fault('$.currency', { stage: 'input', fixes: [own] }), sampleKnowledge);
  expect(fixes.map(({ title }) => title)).toEqual(['Use USD', 'Change to "EUR"']);
});

it('knows what a misspelt field was meant as', () => {
  const tree = parseJson('{"suplier": {}, "lines": []}');
  expect(renamesFor(tree, '$.suplier', sampleKnowledge).map(({ title }) => title)).toEqual(['Rename to supplier']);
  expect(renamesFor(tree, '$.lines', sampleKnowledge)).toEqual([]);
});

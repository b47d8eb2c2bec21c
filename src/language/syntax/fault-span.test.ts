import { expect, it } from 'vitest';
import type { Fault } from '../../engine/index.ts';
import { faultSpan } from './fault-span.ts';
import { parseJson } from './parse-json.ts';

const TEXT = '{"$schema": "x", "type": "odd", "supplier": {"nmae": "A"}, "lines": [{"i": 1}]}';
const tree = parseJson(TEXT);

function fault(properties: string[], more: Partial<Fault> = {}): Fault {
  const base = { severity: 'error', stage: 'rules', code: 'X-1', description: '', certain: true, fixes: [] } as const;
  return { ...base, properties, ...more };
}

it.each<[string, Fault, string, boolean]>([
  ['a value', fault(['$.type']), '"odd"', true],
  ['a value in a list', fault(['$.lines[0].i']), '1', true],
  ['what is missing, on what should hold it', fault(['$.supplier.tax_id.code']), '"supplier"', false],
  ['the first of two that is there', fault(['$.customer', '$.type', '$.lines']), '"odd"', true],
  ['the first of two when neither is', fault(['$.supplier.name', '$.customer.name']), '"supplier"', false],
  ['what must not be there, on its name', fault(['$.type'], { expected: { kind: 'absent' } }), '"type"', true],
  ['what must be there, on its value', fault(['$.type'], { expected: { kind: 'present' } }), '"odd"', true],
  ['a name that nobody knows', fault(['$.supplier.nmae'], { code: 'ASSAY-LINT-UNKNOWN-FIELD' }), '"nmae"', true],
  ['a name that is gone', fault(['$.supplier.name'], { code: 'ASSAY-LINT-UNKNOWN-FIELD' }), '"supplier"', false],
  ['the document itself', fault([]), '{', true],
])('marks %s', (_, trouble, token, exact) => {
  const found = faultSpan(tree, trouble);
  expect(found && [TEXT.slice(found.start, found.end), found.exact]).toEqual([token, exact]);
});

it('marks nothing in an empty text', () => {
  expect(faultSpan(parseJson(' '), fault(['$.a', '$']))).toBeUndefined();
  expect(faultSpan(parseJson(''), fault(['$.a'], { expected: { kind: 'absent' } }))).toBeUndefined();
});

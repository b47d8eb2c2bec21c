import { expect, it } from 'vitest';
import { createStandardEngine } from '../standard.ts';
import type { Fault, Json, JsonObject } from '../index.ts';

const engine = createStandardEngine();
const invoice: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  supplier: { name: 'S', identities: [{ type: 'KVK', code: '1' }] },
  payment: { terms: { notes: 'soon' } },
};

function asked(path: string, like: Json, document: Json = invoice) {
  const fault: Fault = {
    severity: 'error',
    stage: 'rules',
    code: 'X-1',
    properties: [path],
    description: 'Something is missing.',
    certain: true,
    fixes: [],
    expected: { kind: 'present', like },
  };
  return engine.askMissing(document, [fault])[0]?.fixes.map(({ edits, ask }) => ({
    edits: edits.map(({ op, path: at }) => `${op} ${at}`),
    form: ask?.form.map(({ place, input }) => `${place} ${input}`),
  }));
}

it.each<[string, string, Json, readonly string[], readonly string[]]>([
  ['a member', '$', { issue_time: '' }, ['add $.issue_time'], ['$.issue_time time']],
  [
    'an entry behind those of a list',
    '$.supplier',
    { identities: [{ scope: 'legal', code: '' }] },
    ['add $.supplier.identities[1]'],
    ['$.supplier.identities[1].code text'],
  ],
  [
    'a member of an object that is there',
    '$.payment',
    { terms: { due_dates: [{ date: '', percent: '100%' }] } },
    ['add $.payment.terms.due_dates'],
    ['$.payment.terms.due_dates[0].date date'],
  ],
])('asks for %s that others miss in a document', (_, path, like, edits, form) => {
  expect(asked(path, like)).toEqual([{ edits, form }]);
});

it.each<[string, Json, Json]>([
  ['is there already', { name: '' }, invoice],
  ['no document has', { nothing: '' }, invoice],
  ['a text that is no document misses', { name: '' }, 'no document'],
  ['a document without a schema misses', { name: '' }, { supplier: {} }],
])('asks for nothing that %s', (_, like, document) => {
  expect(asked('$.supplier', like, document)).toEqual([]);
});

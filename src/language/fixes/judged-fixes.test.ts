import { expect, it } from 'vitest';
import type { Fault, JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { applyTextEdits, textEditsOf } from '../edits/apply-edits.ts';
import { parseJson } from '../syntax/parse-json.ts';
import { toJson } from '../syntax/to-json.ts';
import { knowledgeOf } from '../testing/standard-knowledge.ts';
import { draftsFor, renamesFor } from './fixes-for.ts';

const engine = createStandardEngine();
const knowledge = knowledgeOf(engine, { addons: ['es-verifactu-v1'] });
const context = { now: () => new Date('2026-01-15T12:00:00Z'), newId: () => '0190c9b4-0000-7000-8000-000000000000' };

const INVOICE = `{
  "$schema": "https://gobl.org/draft-0/bill/invoice",
  "series": "A",
  "code": "1042",
  "currency": "EUR",
  "issue_date": "2026-01-15",
  "supplier": { "name": "Talleres Arganzuela S.L.", "tax_id": { "country": "ES", "code": "B98602642" } },
  "customer": { "name": "Café 😀", "tax_id": { "country": "ES", "code": "54387763P" } },
  "lines": [
    {
      "quantity": "3",
      "item": { "name": "Brake pads", "price": "10.555" },
      "taxes": [{ "cat": "VAT", "rate": "general" }]
    }
  ]
}
`;

function faultsOf(text: string): readonly Fault[] {
  const data = toJson(parseJson(text).root) as JsonObject;
  return engine.inspect({ data }, context).faults;
}

it('has nothing to mend in a sound invoice', () => {
  expect(faultsOf(INVOICE).filter(({ severity }) => severity === 'error')).toEqual([]);
});

const SUPPLIER = INVOICE.split('\n').find((line) => line.includes('"supplier"')) ?? '';

/**
 * The change of the invoice, the place of the fault, the chosen fix, what it writes, and what it leaves to the author.
 */
it.each<[string, string, string, string, string, string, string?]>([
  ['a rate that is misspelt', '"general"', '"genral"', '$.lines[0].taxes[0].rate', 'Change to "general"', '"general"'],
  ['a category that is misspelt', '"VAT"', '"VAR"', '$.lines[0].taxes[0].cat', 'Change to "VAT"', '"cat": "VAT"'],
  [
    'a type that is misspelt',
    '"series"',
    '"type": "standrd", "series"',
    '$.type',
    'Change to "standard"',
    '"type": "standard"',
  ],
  ['a decimal comma', '"10.555"', '"10,55"', '$.lines[0].item.price', 'Write 10.55', '"price": "10.55"'],
  ['a quantity with thousands', '"3"', '"1.234,5"', '$.lines[0].quantity', 'Write 1234.5', '"quantity": "1234.5"'],
  [
    'a unit by its name',
    '"price": "10.555"',
    '"price": "10.555", "unit": "HOURS"',
    '$.lines[0].item.unit',
    'Change to "h"',
    '"unit": "h"',
  ],
  ['a currency in small letters', '"EUR"', '"eur"', '$.currency', 'Change to "EUR"', '"currency": "EUR"'],
  ['an item without name', '"name": "Brake pads", ', '', '$.lines[0].item.name', 'Add name', '"name": "Name"'],
  [
    'a supplier without name',
    '"name": "Talleres Arganzuela S.L.", ',
    '',
    '$.supplier.name',
    'Add name',
    ', "name": "Name"',
  ],
  [
    'an invoice without supplier',
    `${SUPPLIER}\n`,
    '',
    '$.supplier',
    'Add supplier',
    '"name": "Name"',
    SUPPLIER.slice(SUPPLIER.indexOf('"name"'), SUPPLIER.lastIndexOf('}')),
  ],
  ['an item without price', ', "price": "10.555"', '', '$.lines[0].item.price', 'Add price', '"price": "1.00"'],
])('mends %s', (_, from, to, path, title, written, typed = written) => {
  const broken = INVOICE.replace(from, to);
  const fault = faultsOf(broken).find(({ properties }) => properties.includes(path));
  expect(fault, `a fault at ${path}`).toBeDefined();
  if (!fault) return;
  const fixes = draftsFor(parseJson(broken), fault, knowledge);
  const fix = fixes.find((candidate) => candidate.title === title);
  expect(fix?.title ?? '', `one of ${fixes.map((draft) => draft.title).join(', ')}`).toBe(title);
  if (!fix) return;
  const edits = textEditsOf(broken, fix.edits);
  expect(edits).toHaveLength(1);
  const mended = applyTextEdits(broken, edits);
  expect(mended).toContain(written);
  expect(parseJson(mended).faults).toEqual([]);
  const [{ start, end, text } = { start: 0, end: 0, text: '' }] = edits;
  const undo = { start, end: start + text.length, text: broken.slice(start, end) };
  expect(applyTextEdits(mended, [undo])).toBe(broken);
  const same = ({ code, properties }: Fault) => code === fault.code && properties.join() === fault.properties.join();
  expect(faultsOf(mended.replace(written, typed)).filter(same)).toEqual([]);
});

it('mends an unknown field by its right name, and keeps what it holds', () => {
  const broken = INVOICE.replace('"issue_date"', '"isue_date"');
  const fault = faultsOf(broken).find(({ properties }) => properties.includes('$.isue_date'));
  const own = fault ? draftsFor(parseJson(broken), fault, knowledge) : [];
  const ours = renamesFor(parseJson(broken), '$.isue_date', knowledge);
  expect(ours.map(({ edits }) => edits)).toContainEqual([{ op: 'rename', path: '$.isue_date', value: 'issue_date' }]);
  for (const { edits } of [...own.slice(0, 1), ...ours.slice(0, 1)]) {
    expect(applyTextEdits(broken, textEditsOf(broken, edits))).toBe(INVOICE);
  }
});

import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/standard.ts';
import { everyNationalTable } from '../../formats/national/every-national-table.ts';
import { goldenContext, jsonOf } from '../examples/examples.ts';
import type { JsonObject } from '../../engine/index.ts';
import { fieldFacts, type AllFacts } from './field-facts.ts';
import { FURTHER_DOCUMENTS } from './further-documents.ts';

const engine = createStandardEngine();
const recorded = JSON.parse(readFileSync('src/guide/field-facts.json', 'utf8')) as AllFacts;
let seen: AllFacts;

beforeAll(() => {
  everyNationalTable();
  const document = jsonOf(readFileSync('examples/de/invoice-xrechnung.json', 'utf8')) as JsonObject;
  seen = fieldFacts({ documents: [document], files: [] }, engine, goldenContext);
});

it('the further documents build without a warning', () => {
  for (const data of FURTHER_DOCUMENTS) {
    const built = engine.build({ data, warnings: true }, goldenContext);
    expect([built.ok ? [] : built.error.faults, built.warnings]).toEqual([[], []]);
  }
});

it.each<[type: string, field: string, format: string, place: readonly [string, string]]>([
  ['bill.Invoice', 'code', 'ubl', ['code', 'BT-1 /Invoice/cbc:ID']],
  ['bill.Invoice', 'code', 'ksef', ['code', '/Faktura/Fa/P_2']],
  ['org.Item', 'name', 'ubl', ['lines.item.name', 'BT-153 /Invoice/cac:InvoiceLine/cac:Item/cbc:Name']],
  [
    'bill.Line',
    'quantity',
    'fatturapa',
    ['lines.quantity', '/FatturaElettronica/FatturaElettronicaBody/DatiBeniServizi/DettaglioLinee/Quantita'],
  ],
])('%s.%s has its place in %s, in the document and as recorded', (type, field, format, place) => {
  expect(seen[type]?.[field]?.places?.[format]).toEqual(place);
  expect(recorded[type]?.[field]?.places?.[format]).toEqual(place);
});

it('tells what people write from what building adds', () => {
  expect([seen['bill.Line']?.['quantity']?.by, seen['bill.Line']?.['total']?.by]).toEqual(['people', 'building']);
});

it('every field of the document is recorded; when it is not, run `npm run tool -- fields`', () => {
  const keys = (facts: AllFacts) =>
    Object.entries(facts).flatMap(([type, fields]) =>
      Object.entries(fields).flatMap(([field, { places = {} }]) =>
        Object.keys(places).map((format) => [type, field, format].join(' ')),
      ),
    );
  const known = new Set(keys(recorded));
  expect(keys(seen).filter((key) => !known.has(key))).toEqual([]);
});

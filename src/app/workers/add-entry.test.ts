import { beforeAll, describe, expect, it } from 'vitest';
import { createStandardEngine, type Engine, type JsonObject } from '../../engine/index.ts';
import { at } from '../../formats/mapping/report.ts';
import { loadNationalFormats } from '../../formats/national/national-formats.ts';
import { importXml } from '../../formats/reading/import-xml.ts';
import { RULE_SETS } from '../../formats/rule-sets/standard.ts';
import { ciiInvoice, ublInvoice } from '../../formats/testing/invoices.ts';
import { exportXml } from '../../formats/writing/export-xml.ts';
import { systemContext } from '../../platform/system-context.ts';
import { examples, jsonOf } from '../../testing/examples/examples.ts';
import { addEntry } from './add-entry.ts';

let engine: Engine;
beforeAll(() => {
  engine = createStandardEngine();
});

function read(data: string): JsonObject {
  const outcome = importXml({ data, at: '2026-06-01' }, engine, systemContext, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.faults[0]?.description);
  return outcome.value.document;
}

const schemaFaults = (data: string): readonly string[] => {
  const outcome = importXml({ data, at: '2026-06-01' }, engine, systemContext, RULE_SETS);
  return outcome.ok
    ? outcome.value.verdicts.filter(({ rule }) => rule.startsWith('SCHEMA')).map(({ rule }) => rule)
    : [];
};

/** How many entries a list has. */
const count = (document: JsonObject, path: string): number => {
  const list = at(document, path.replace(/\[\d+\].*$/, ''));
  return Array.isArray(list) ? list.length : 0;
};

const TEXTS = [
  ['UBL', ublInvoice()],
  ['CII', ciiInvoice()],
  ['UBL on one line', ublInvoice().replace(/>\s+</g, '><')],
  [
    'UBL with other prefixes',
    ublInvoice()
      .replaceAll('cbc:', 'b:')
      .replaceAll('cac:', 'a:')
      .replace('xmlns:cbc', 'xmlns:b')
      .replace('xmlns:cac', 'xmlns:a'),
  ],
] as const;

const LISTS: readonly (readonly [list: string, member: string, value: string])[] = [
  ['$.lines', 'item.name', 'New & good'],
  ['$.discounts', 'amount', '12.50'],
  ['$.charges', 'amount', '12.50'],
  ['$.notes', 'text', 'Thank <you>'],
  ['$.ordering.purchases', 'code', 'A-16'],
  ['$.ordering.contracts', 'code', 'C-1'],
];

/** The text of an example in a format of an authority. */
async function nationalText(example: string, format: string): Promise<string> {
  await loadNationalFormats();
  const data = jsonOf(examples().find(({ path }) => path === example)?.text ?? '') as JsonObject;
  const written = exportXml({ data, format, allowLoss: true, unfinished: true }, engine, systemContext, []);
  if (!written.ok) throw new Error(written.error.message);
  return written.value.content;
}

it.each([
  ['it/invoice-sdi', 'fatturapa', '$.lines[1].item.name', 'Consulenza', '<NumeroLinea>2</NumeroLinea>'],
  ['it/invoice-sdi', 'fatturapa', '$.notes[0].text', 'Grazie', '<Causale>Grazie</Causale>'],
  ['pl/invoice-favat', 'ksef', '$.lines[2].item.name', 'Kawa', '<P_7>Kawa</P_7>'],
  ['mx/invoice-cfdi', 'cfdi', '$.lines[2].item.name', 'Café', 'Descripcion="Café"'],
  ['es/invoice-facturae', 'facturae', '$.charges[0].amount', '12.50', '<ChargeAmount>12.50</ChargeAmount>'],
])('%s in %s gets %s by the rows of the format', async (example, format, path, value, written) => {
  const text = await nationalText(example, format);
  const made = await addEntry({ text, path, value }, engine, systemContext);
  expect(made).toContain(written);
  expect(text).not.toContain(written);
});

it.each([
  ['VERI*FACTU has no lines', 'es/invoice-verifactu', 'verifactu', '$.lines[1].item.name'],
  ['CFDI has no notes', 'mx/invoice-cfdi', 'cfdi', '$.notes[0].text'],
])('%s, so none is added', async (_, example, format, path) => {
  const text = await nationalText(example, format);
  expect(await addEntry({ text, path, value: 'x' }, engine, systemContext)).toBeNull();
});

it.each([
  ['one advance in UBL', ublInvoice(), '$.payment.advances[1].amount', '1.00'],
  ['one previous invoice in CII', ciiInvoice(), '$.preceding[1].code', 'A-1'],
  ['a value of a line', ublInvoice(), '$.lines[0].discounts[0].amount', '1.00'],
  ['what is no member', ublInvoice(), '$.nonsense[0].code', '1'],
  ['what is no XML', '<Invoice', '$.notes[0].text', '1'],
])('%s leaves no place for one more', async (_, text, path, value) => {
  expect(await addEntry({ text, path, value }, engine, systemContext)).toBeNull();
});

describe.each(TEXTS)('%s', (_, text) => {
  it.each(LISTS)('%s get one more entry, and nothing else changes', async (list, member, value) => {
    const before = read(text);
    const path = `${list}[${String(count(before, `${list}[0]`))}].${member}`;
    const made = await addEntry({ text, path, value }, engine, systemContext);
    if (made === null) throw new Error('not added');
    const now = read(made);
    expect(String(at(now, path))).toBe(value);
    expect(schemaFaults(made)).toEqual(schemaFaults(text));
    // What was added is one stretch of the text.
    const start = [...text].findIndex((sign, index) => sign !== made[index]);
    expect(made.slice(0, start) + made.slice(start + made.length - text.length)).toBe(text);
  });
});

import { describe, expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/index.ts';
import type { ComparedRow } from '../../formats/comparison/compare-xml.ts';
import { FATTURAPA_INVOICE } from '../../formats/testing/fatturapa-invoices.ts';
import { ciiInvoice, ublInvoice } from '../../formats/testing/invoices.ts';
import { systemContext } from '../../platform/system-context.ts';
import { compareTexts } from './compare-texts.ts';

const engine = createStandardEngine();
const line = (name: string, quantity = '1') => ({
  quantity,
  item: { name, price: '40.00' },
  taxes: [{ cat: 'VAT', rate: 'standard' }],
});
const invoice = (changes: object = {}) => ({
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $regime: 'DE',
  currency: 'EUR',
  code: 'R-7',
  issue_date: '2026-03-02',
  supplier: { name: 'Fjord GmbH', tax_id: { country: 'DE', code: '111111125' } },
  customer: { name: 'Berg KG' },
  lines: [line('Chair', '3'), line('Table'), line('Lamp')],
  ...changes,
});
const written = (document: object) => JSON.stringify(document, null, 2);

async function compared(here: string, there: string): Promise<readonly ComparedRow[]> {
  const found = await compareTexts(here, there, engine, systemContext);
  if (!found.ok) throw new Error(found.description);
  return found.rows;
}

/** The rows that differ, each value as its text says it. */
async function rowsBetween(here: string, there: string) {
  const said = (text: string, place: ComparedRow['here']) =>
    place && (place.at ? text.slice(place.at.start, place.at.end).replace(/\s+/g, ' ') : place.value);
  return (await compared(here, there))
    .filter(({ outcome }) => outcome !== 'same')
    .map((row) => [row.term, row.outcome, said(here, row.here), said(there, row.there)]);
}

describe('two documents in JSON', () => {
  it.each([
    ['4', '"4"', '4', '"4"'],
    ['"true"', 'true', '"true"', 'true'],
    ['"4"', '"5"', '4', '5'],
    ['""', '"5"', '""', '5'],
  ])('%s and %s are shown as %s and %s', async (here, there, shownHere, shownThere) => {
    const [row] = await compared(`{ "quantity": ${here} }`, `{ "quantity": ${there} }`);
    expect([row?.here?.value, row?.there?.value]).toEqual([shownHere, shownThere]);
  });

  it('are compared value by value, with the place of each value in its own text', async () => {
    const other = invoice({ code: 'R-8', lines: [line('Lamp', '2'), line('Chair', '3')], notes: [{ text: 'Thanks' }] });
    expect(await rowsBetween(written(invoice()), written(other))).toEqual([
      ['lines', 'here', expect.stringContaining('"Table"'), undefined],
      ['code', 'changed', '"R-7"', '"R-8"'],
      ['lines[2].quantity', 'changed', '"1"', '"2"'],
      ['notes[0].text', 'there', undefined, '"Thanks"'],
    ]);
  });

  it('are compared by what an envelope holds when only one of them is an envelope', async () => {
    const envelope = { $schema: 'https://gobl.org/draft-0/envelope', head: {}, doc: invoice({ code: 'R-8' }) };
    const rows = await rowsBetween(written(invoice()), written(envelope));
    expect(rows).toEqual([['code', 'changed', '"R-7"', '"R-8"']]);
    expect(await rowsBetween(written(envelope), written(invoice({ code: 'R-8' })))).toEqual([]);
  });
});

describe('a document in YAML', () => {
  const yaml = [
    '$schema: https://gobl.org/draft-0/bill/invoice # the type',
    '$regime: DE',
    'currency: EUR',
    'code: R-8',
    "issue_date: '2026-03-02'",
    'supplier: { name: Fjord GmbH, tax_id: { country: DE, code: "111111125" } }',
    'customer:',
    '  name: Berg KG',
    'lines:',
    ...['Chair', 'Table', 'Lamp'].flatMap((name) => [
      `  - quantity: '${name === 'Chair' ? '3' : '1'}'`,
      `    item: { name: ${name}, price: '40.00' }`,
      '    taxes: [{ cat: VAT, rate: standard }]',
    ]),
  ].join('\n');

  it('is compared with one in JSON value by value, with the place of each value in its own text', async () => {
    expect(await rowsBetween(yaml, written(invoice()))).toEqual([['code', 'changed', 'R-8', '"R-7"']]);
    expect(await rowsBetween(yaml, yaml.replace('Berg KG', 'Tal KG'))).toEqual([
      ['customer.name', 'changed', 'Berg KG', 'Tal KG'],
    ]);
  });

  it('is compared with an invoice in XML by terms', async () => {
    const terms = (rows: readonly ComparedRow[]) => rows.map(({ term, outcome }) => [term, outcome]);
    const inJson = await compared(written(invoice({ code: 'R-8' })), ublInvoice());
    expect(inJson.length).toBeGreaterThan(0);
    expect(terms(await compared(yaml, ublInvoice()))).toEqual(terms(inJson));
  });
});

describe('a document in JSON and an invoice in XML', () => {
  it.each([
    ['UBL', ublInvoice()],
    ['CII', ciiInvoice()],
  ])('are compared by terms, with the figures that building gives: %s', async (_, xml) => {
    const rows = await rowsBetween(written(invoice()), xml);
    expect(rows).toContainEqual(['BT-1', 'changed', '"R-7"', 'A-17']);
    expect(rows).toContainEqual(['BT-44', 'changed', '"Berg KG"', 'Fjord AS']);
    expect(rows).toContainEqual(['BT-112', 'changed', '238.00', expect.any(String)]);
    const mirrored = await rowsBetween(xml, written(invoice()));
    expect(mirrored).toContainEqual(['BT-1', 'changed', 'A-17', '"R-7"']);
  });

  it('are compared by terms when the XML is of an authority', async () => {
    const rows = await rowsBetween(FATTURAPA_INVOICE, written(invoice()));
    expect(rows.find(([term]) => term === 'BT-1')).toEqual(['BT-1', 'changed', expect.any(String), '"R-7"']);
  });
});

it.each([
  ['{ "a": ', ublInvoice(), 'here', /never closed/],
  [ublInvoice(), '[]', 'there', /cannot be read/],
  [written(invoice()), 'number;date\n17;2026-03-02', 'there', /table of a spreadsheet/],
  [written(invoice()), '{', 'there', /never closed/],
  ['<a/>', written(invoice()), 'here', /root element a/],
  [ublInvoice(), written({ $schema: 'https://gobl.org/draft-0/org/party', name: 'Berg KG' }), 'there', /only invoices/],
])('what cannot be compared is named by its side: %#', async (here, there, side, reason) => {
  const found = await compareTexts(here, there, engine, systemContext);
  expect(found).toMatchObject({ ok: false, side, description: expect.stringMatching(reason) as string });
});

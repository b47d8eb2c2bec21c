import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { exportXml, type ExportRequest } from '../writing/export-xml.ts';
import { importXml } from '../reading/import-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { KSEF_ADVANCE, KSEF_CORRECTION, KSEF_GROSS, KSEF_INVOICE } from '../testing/ksef-invoices.ts';

const engine = createStandardEngine();
const context = {
  now: () => new Date('2026-11-27T12:00:00.123Z'),
  newId: () => '0192a4b0-0000-7000-8000-000000000000',
};

function read(data: string) {
  const outcome = importXml({ data }, engine, context, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.faults[0]?.description);
  return outcome.value;
}

function write(data: JsonObject, more: Partial<ExportRequest> = {}) {
  return exportXml({ data, format: 'ksef', allowLoss: true, ...more }, engine, context, RULE_SETS);
}

function written(data: JsonObject, more: Partial<ExportRequest> = {}) {
  const outcome = write(data, more);
  if (!outcome.ok) throw new Error(outcome.error.faults?.map(({ description }) => description).join('; '));
  return outcome.value;
}

/** Elements with text, in order. */
const leaves = (xml: string): readonly string[] =>
  [...xml.matchAll(/<(\w+)[^<>]*>([^<>]+)<\/\1>/g)].map(([, name = '', text = '']) => `${name} ${text}`);

const OWN = { invoice: KSEF_INVOICE, correction: KSEF_CORRECTION, advance: KSEF_ADVANCE, gross: KSEF_GROSS };

describe('an invoice of KSeF', () => {
  it.each(Object.entries(OWN))('is valid by the schema, and no leaf is left: %s', (_, xml) => {
    const { format, profile, verdicts, report } = read(xml);
    expect([format, profile]).toEqual(['ksef', 'ksef-fa-3']);
    expect(verdicts).toEqual([]);
    expect(report.entries.filter(({ outcome }) => outcome === 'left').map(({ path }) => path)).toEqual([]);
    expect(report.entries.filter(({ phrase }) => phrase === 'member.otherFigure')).toEqual([]);
  });

  it.each(Object.entries(OWN))('is written as it was read: %s', (_, xml) => {
    const { content, report } = written(read(xml).document, {
      context: { made_at: '2026-11-20T08:30:00Z', program: 'Ul 2.0' },
    });
    expect(leaves(content)).toEqual(leaves(xml));
    expect(report.losses).toEqual([]);
  });

  it('becomes a document with its members', () => {
    const { document } = read(KSEF_INVOICE);
    expect(document).toMatchObject({
      $addons: ['pl-favat-v3'],
      type: 'standard',
      code: 'M/11/2026',
      currency: 'EUR',
      exchange_rates: [{ from: 'EUR', to: 'PLN', amount: '4.25' }],
      tax: { ext: { 'pl-favat-split-payment': '1' } },
      supplier: { tax_id: { country: 'PL', code: '5250007402' } },
      customer: { tax_id: { country: 'CZ', code: '12345679' } },
      ordering: { despatch: [{ code: 'WZ/81/2026' }, { code: 'WZ 82' }] },
      meta: { 'ksef-place-of-issue': 'Choroszcz' },
      charges: [{ amount: '12.00', reason: 'Kaucja za palety' }],
      notes: [{ code: 'Uwagi' }, { text: 'miejsce pasieki: Puszcza Knyszyńska' }, { src: 'footer' }],
      payment: { terms: { due_dates: [{ date: '2026-12-04', percent: '100%' }] } },
    });
    expect(document.lines).toMatchObject([
      { quantity: '4', item: { unit: 'h', ref: 'W-1' }, period: { start: '2026-11-03', end: '2026-11-03' } },
      { item: { meta: { 'unit-label': 'słoik' } }, discounts: [{ amount: '10.00' }], notes: [{ code: 'Partia' }] },
      { taxes: [{ key: 'intra-community' }] },
    ]);
  });

  it('keeps the number of a customer who has no tax number', () => {
    const { customer } = read(KSEF_GROSS).document as { readonly customer: JsonObject };
    expect(customer).toMatchObject({ identities: [{ type: 'NrKlienta', code: 'K 4471' }] });
  });

  it('has the signs of a credit note when it is a correction', () => {
    const { document, report } = read(KSEF_CORRECTION);
    expect(document).toMatchObject({
      type: 'credit-note',
      preceding: [
        {
          code: 'M/10/2026',
          reason: 'Zwrot i rabat',
          stamps: [{ prv: 'favat-ksef-number', val: '5250007402-20261030-0A1B2C3D4E5F-6A' }],
          ext: { 'pl-favat-effective-date': '2' },
        },
      ],
    });
    expect((document.lines as readonly JsonObject[]).map(({ quantity }) => quantity)).toEqual(['3', '10', '-10']);
    const due = report.entries.find(({ path }) => path.endsWith('/P_15[1]'));
    expect(due).toMatchObject({ outcome: 'recalculated', became: '116.64' });
  });

  it('reports a figure that building gives otherwise', () => {
    const { report } = read(KSEF_CORRECTION.replace('<P_15>-116.64', '<P_15>-116.60'));
    const due = report.entries.find(({ path }) => path.endsWith('/P_15[1]'));
    expect(due).toMatchObject({ value: '-116.60', phrase: 'member.otherFigure' });
  });

  it('reports what a document has no member for', () => {
    const { report } = read(KSEF_INVOICE.replace('</Umowy>', '</Umowy><WarunkiDostawy>EXW</WarunkiDostawy>'));
    expect(report.entries.filter(({ outcome }) => outcome === 'left')).toMatchObject([{ value: 'EXW' }]);
  });

  it('is judged by the schema, with the place', () => {
    const broken = KSEF_INVOICE.replace(/<Nazwa>Pasieka.*?<\/Nazwa>/, '').replace('<P_8B>4<', '<P_8B>4,0<');
    expect(read(broken).verdicts).toMatchObject([
      { rule: 'SCHEMA-MISSING', places: ['/Faktura[1]/Podmiot1[1]/DaneIdentyfikacyjne[1]'] },
      { rule: 'SCHEMA-VALUE', places: ['/Faktura[1]/Fa[1]/FaWiersz[1]/P_8B[1]'] },
    ]);
  });

  it.each([
    ['http://crd.gov.pl/wzor/2023/06/29/12648/', 'KSeF FA(2)'],
    ['http://crd.gov.pl/wzor/2026/03/06/14189/', 'KSeF FA_RR'],
  ])('of another structure is named: %s', (namespace, name) => {
    const data = KSEF_INVOICE.replace('http://crd.gov.pl/wzor/2025/06/25/13775/', namespace);
    expect(() => read(data)).toThrow(`This is ${name}, which is not read; KSeF FA(3) is`);
  });
});

describe('a document written for KSeF', () => {
  const example = JSON.parse(readFileSync('examples/pl/invoice-favat.json', 'utf8')) as JsonObject;

  it('is valid by the schema, and the same XML when it is read back and written again', () => {
    const { content, verdicts, profile, fileName } = written(example);
    expect([verdicts, profile]).toEqual([[], 'ksef-fa-3']);
    expect(fileName).toMatch(/\.xml$/);
    expect(content).toContain('<DataWytworzeniaFa>2026-11-27T12:00:00Z</DataWytworzeniaFa>');
    expect(written(read(content).document).content).toBe(content);
  });

  it.each([
    ['of a simplified invoice has its tag', ['simplified'], {}],
    ['that names its buyer has none', undefined, { customer: read(KSEF_CORRECTION).document['customer'] }],
  ])('as a credit note %s when it is read back', (_, tags, more) => {
    const { customer: _customer, ...correction } = read(KSEF_CORRECTION).document;
    const document = { ...correction, ...more, ...(tags && { $tags: tags }) } as JsonObject;
    const { content } = written(document);
    const again = read(content).document;
    expect([again['type'], again['$tags']]).toEqual(['credit-note', tags]);
    expect(engine.inspect({ data: again }, context).faults.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(written(again).content).toBe(content);
  });

  it('is refused with the place if the schema would refuse it', () => {
    const outcome = write({ ...example, issue_date: '2005-12-31' });
    expect(outcome.ok).toBe(false);
    if (!outcome.ok) expect(outcome.error.faults?.map(({ properties }) => properties)).toEqual([['$.issue_date']]);
  });

  it('has discounts and charges with a tax as lines', () => {
    const taxes = [{ cat: 'VAT', key: 'standard', rate: 'general' }];
    const data = {
      ...read(KSEF_CORRECTION.replace('KOR<', 'VAT<').replace(/<StanPrzed>1<\/StanPrzed>/, '')).document,
      type: 'standard',
      discounts: [{ reason: 'Stały klient', amount: '10.00', taxes }],
      charges: [{ amount: '4.00', taxes }],
    };
    const { content, report } = written(data);
    expect(leaves(content).join('|')).toContain(
      'P_7 Dopłata|P_8B 1|P_9A 4.00|P_11 4.00|P_12 23|NrWierszaFa 5|P_7 Stały klient|P_8B -1|P_9A 10.00|P_11 -10.00|P_12 23',
    );
    expect(report.losses.map(({ path }) => path)).toEqual([
      '$.preceding[0].issue_date',
      '$.preceding[0].code',
      '$.preceding[0].reason',
      '$.preceding[0].stamps[0].prv',
      '$.preceding[0].stamps[0].val',
      '$.preceding[0].ext.pl-favat-effective-date',
    ]);
  });

  it('has a charge of a line as a line of its own', () => {
    const [line] = example.lines as readonly JsonObject[];
    const charged = { ...line, quantity: '2', item: { name: 'Miód', price: '10.00' }, discounts: [] };
    const data = { ...example, lines: [{ ...charged, charges: [{ amount: '1.00', reason: 'Pakowanie' }] }] };
    expect(leaves(written(data).content).join('|')).toMatch(
      /P_7 Miód\|P_8B 2\|P_9A 10\.00\|P_11 20\.00\|P_12 23\|NrWierszaFa 2\|P_7 Pakowanie\|P_8B 1\|P_9A 1\.00\|P_11 1\.00\|P_12 23\|/,
    );
  });

  it('is not written if members would be lost', () => {
    const data = {
      ...example,
      op_date: '2026-11-18',
      ordering: { period: { start: '2026-11-01', end: '2026-11-18' } },
    };
    const outcome = write(data, { allowLoss: false });
    expect(outcome.ok).toBe(false);
    if (outcome.ok) return;
    expect(outcome.error.faults?.find(({ properties }) => properties[0] === '$.ordering.period.start')).toMatchObject({
      code: 'ASSAY-EXPORT-LOSS',
      phrase: 'loss.refused',
    });
  });

  it.each([
    [{ rate: 'general' }, 'P_13_1 100.00'],
    [{ rate: 'reduced' }, 'P_13_2 100.00'],
    [{ key: 'exempt' }, 'P_13_7 100.00'],
  ])('has the field of a tax that names no key or no rate: %j', (tax, leaf) => {
    const { $addons: _, ...ordinary } = read(KSEF_INVOICE).document;
    const line = { quantity: '1', item: { name: 'Work', price: '100.00' }, taxes: [{ cat: 'VAT', ...tax }] };
    const notes = [{ key: 'legal', src: 'pl-favat-exemption', code: 'A', text: 'Art. 43' }];
    expect(leaves(written({ ...ordinary, lines: [line], notes }).content)).toContain(leaf);
  });

  it('is refused with what is missing if a tax has a percentage alone', () => {
    const { $addons: _, ...ordinary } = read(KSEF_INVOICE).document;
    const line = { quantity: '1', item: { name: 'Work', price: '100.00' }, taxes: [{ cat: 'VAT', percent: '23%' }] };
    const outcome = write({ ...ordinary, lines: [line] });
    expect(outcome.ok ? [] : outcome.error.faults?.map(({ code }) => code)).toEqual(['GOBL-PL-FAVAT-TAX-COMBO-01']);
  });

  it('is refused if it is of another type', () => {
    const order = { $schema: 'https://gobl.org/draft-0/bill/order', code: '1', currency: 'PLN' };
    const outcome = write(order, { unfinished: true });
    expect(outcome.ok ? [] : outcome.error.faults?.map(({ phrase }) => phrase)).toContain('member.onlyInvoices');
  });
});

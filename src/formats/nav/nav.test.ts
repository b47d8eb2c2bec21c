import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { exportXml, type ExportRequest } from '../writing/export-xml.ts';
import { importXml } from '../reading/import-xml.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { NAV_ABROAD, NAV_CORRECTION, NAV_DOMESTIC, NAV_FEES, NAV_SIMPLIFIED } from '../testing/nav-invoices.ts';

const engine = createStandardEngine();
const context = {
  now: () => new Date('2026-11-28T12:00:00Z'),
  newId: () => '0192a4b0-0000-7000-8000-000000000000',
};

function read(data: string) {
  const outcome = importXml({ data }, engine, context, RULE_SETS);
  if (!outcome.ok) throw new Error(outcome.faults[0]?.description);
  return outcome.value;
}

function write(data: JsonObject, more: Partial<ExportRequest> = {}) {
  return exportXml({ data, format: 'nav', ...more }, engine, context, RULE_SETS);
}

function written(data: JsonObject, more: Partial<ExportRequest> = {}) {
  const outcome = write(data, more);
  if (!outcome.ok) throw new Error(outcome.error.faults?.map(({ description }) => description).join('; '));
  return outcome.value;
}

/** Elements with text, in order, without prefixes. */
const leaves = (xml: string): readonly string[] =>
  [...xml.matchAll(/<(?:\w+:)?(\w+)>([^<>]+)<\//g)].map(([, name = '', text = '']) => `${name} ${text}`);

const OWN = {
  abroad: NAV_ABROAD,
  domestic: NAV_DOMESTIC,
  fees: NAV_FEES,
  simplified: NAV_SIMPLIFIED,
  correction: NAV_CORRECTION,
};

describe('an invoice of Online Számla', () => {
  it.each(Object.entries(OWN))('is valid by the schema, and no leaf is left or differs: %s', (_, xml) => {
    const { format, profile, verdicts, report } = read(xml);
    expect([format, profile, verdicts]).toEqual(['nav', 'nav', []]);
    expect(report.entries.filter(({ outcome }) => outcome === 'left').map(({ path }) => path)).toEqual([]);
    expect(report.entries.filter(({ phrase }) => phrase === 'member.otherFigure')).toEqual([]);
  });

  it.each(Object.entries(OWN))('is written as it was read: %s', (_, xml) => {
    const { content, report } = written(read(xml).document);
    expect(leaves(content)).toEqual(leaves(xml));
    expect(report.losses).toEqual([]);
  });

  it('becomes a document with its members', () => {
    const { document } = read(NAV_ABROAD);
    expect(document).toMatchObject({
      $regime: 'HU',
      type: 'standard',
      code: 'K/11/2026',
      op_date: '2026-11-18',
      currency: 'EUR',
      exchange_rates: [{ from: 'EUR', to: 'HUF', amount: '384.15' }],
      tax: { notes: [{ cat: 'VAT', key: 'intra-community', text: 'Áfa tv. 89. § (1)' }] },
      supplier: { tax_id: { country: 'HU', code: '12892312242' } },
      customer: { tax_id: { country: 'AT', code: 'U12345675' } },
      ordering: { purchases: [{ code: 'R-77' }], contracts: [{ code: 'SZ-5' }], period: { start: '2026-11-01' } },
      notes: [{ code: 'X00001_SZALLITAS', text: 'Hűtve', meta: { 'nav-description': 'Szállítás' } }],
      meta: { 'nav-appearance': 'paper', 'nav-cash-accounting': 'true' },
      payment: {
        terms: { due_dates: [{ date: '2026-12-04', percent: '100%' }] },
        instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'HU42117730161111101800000000' }] },
      },
    });
    expect(document.lines).toMatchObject([
      {
        item: { key: 'goods', unit: 'piece', ref: '225-T', identities: [{ type: 'VTSZ' }, { type: 'OWN' }] },
        discounts: [{ reason: 'Mennyiség', percent: '5%' }],
        taxes: [{ key: 'intra-community' }],
      },
      { quantity: '2.5', item: { meta: { 'unit-label': 'zsák' } } },
    ]);
  });

  it('has the signs of a credit note when it takes off', () => {
    const { document } = read(NAV_CORRECTION);
    expect(document).toMatchObject({
      type: 'credit-note',
      preceding: [{ code: 'K-12', lines: [3, 2], meta: { 'nav-modification-index': '2' } }],
    });
    expect(document.lines).toMatchObject([
      { quantity: '2', discounts: [{ amount: '1000' }] },
      { quantity: '-1', item: { meta: { 'nav-line-operation': 'modify' } } },
    ]);
  });

  it('is a debit note when it corrects and takes nothing off', () => {
    const { document } = read(NAV_CORRECTION.replace(/>-(\d)/g, '>$1'));
    expect(document).toMatchObject({ type: 'debit-note', lines: [{ quantity: '2' }, { quantity: '1' }] });
  });

  it.each([
    ['a price below zero', '<quantity>6</quantity><unitOfMeasure>HOUR</unitOfMeasure><unitPrice>-9500', '-6', '9500'],
    ['no quantity', '<unitPrice>57000', '1', '57000'],
  ])('may have a line with %s', (_, figures, quantity, price) => {
    const file = NAV_DOMESTIC.replace(
      '<quantity>6</quantity><unitOfMeasure>HOUR</unitOfMeasure><unitPrice>9500',
      figures,
    );
    expect(read(file).document.lines).toMatchObject([{ quantity, item: { price } }, {}]);
  });

  it.each([
    ['0.2126', 'general'],
    ['0.1525', 'reduced'],
    ['0.0476', 'super-reduced'],
  ])('has a rate by the part of the gross amount that is tax: %s', (content, rate) => {
    const { document } = read(NAV_SIMPLIFIED.replaceAll('0.2126', content));
    expect(document.lines).toMatchObject([{ taxes: [{ rate }] }, {}]);
  });

  it('reports an amount in HUF that is not by the exchange rate', () => {
    const { report } = read(NAV_ABROAD.replaceAll('<lineNetAmountHUF>17286.75', '<lineNetAmountHUF>17500.75'));
    expect(report.entries.filter(({ outcome }) => outcome === 'left')).toMatchObject([{ value: '17500.75' }]);
  });

  it.each([
    ['a quantity', '<productFeeQuantity>13.00', '<productFeeQuantity>14.00', '14.00'],
    ['the whole', '<productChargeSum>275.50', '<productChargeSum>275.00', '275.00'],
  ])('tells a sum of product fees that is not that of its lines: %s', (_, was, is, value) => {
    const { report } = read(NAV_FEES.replace(was, is));
    expect(report.entries.filter(({ outcome }) => outcome === 'left')).toMatchObject([{ value }]);
  });

  it('lists a product fee whose figure is none, and adds up those of one code by unit and rate', () => {
    const { document } = read(NAV_FEES);
    const [first, ...others] = document['lines'] as readonly JsonObject[];
    const fee = (meta: JsonObject) => {
      const item = first?.['item'] as JsonObject;
      const line = { ...first, item: { ...item, meta: { ...(item['meta'] as JsonObject), ...meta } } };
      return written({ ...document, lines: [line, ...others] }, { allowLoss: true });
    };
    const { report } = fee({ 'nav-fee-1-amount': 'much' });
    expect(report.losses).toContainEqual(
      expect.objectContaining({ path: '$.lines[0].item.meta.nav-fee-1-amount', value: 'much' }),
    );
    const sums = (content: string) => (content.match(/<productFeeData>/g) ?? []).length;
    expect(sums(fee({ 'nav-fee-1-rate': '7' }).content)).toBe(sums(written(document).content) + 1);
  });

  it('keeps product fees beside the price that they are part of', () => {
    const { lines } = read(NAV_FEES).document as { readonly lines: JsonObject[] };
    expect(lines[0]).toMatchObject({
      item: {
        meta: { 'nav-fee-1-code': '801', 'nav-fee-2-amount': '28.50', 'nav-fee-takeover': '02_b' },
        price: '9500',
      },
    });
    expect(lines[0]).not.toHaveProperty('charges');
  });

  it('reports what a document has no member for', () => {
    const { report } = read(
      NAV_DOMESTIC.replace('</lineAmountsNormal>', '</lineAmountsNormal><GPCExcise>12</GPCExcise>'),
    );
    expect(report.entries.filter(({ outcome }) => outcome === 'left')).toMatchObject([{ value: '12' }]);
  });

  it('is judged by the schema, with the place', () => {
    const broken = NAV_DOMESTIC.replace(/<supplierName>.*?<\/supplierName>/, '')

      .replace('HOUR', 'Óra');
    expect(read(broken).verdicts).toMatchObject([
      { rule: 'SCHEMA-MISSING', places: [expect.stringMatching(/supplierInfo\[1\]/)] },
      { rule: 'SCHEMA-VALUE', places: [expect.stringMatching(/line\[1\]\/unitOfMeasure\[1\]$/)] },
    ]);
  });

  it('is refused by name if it is of an earlier version', () => {
    const data = NAV_DOMESTIC.replace('OSA/3.0/data', 'OSA/2.0/data');
    expect(() => read(data)).toThrow('This is NAV 2.0, which is not read; NAV 3.0 is');
  });
});

describe('a document written for Online Számla', () => {
  const example = JSON.parse(readFileSync('examples/hu/invoice.json', 'utf8')) as JsonObject;
  const credit = JSON.parse(readFileSync('examples/hu/credit-note.json', 'utf8')) as JsonObject;

  it.each([
    ['an invoice', example],
    ['a credit note', credit],
  ])('is valid by the schema, and the same XML when it is read back and written again: %s', (_, data) => {
    const { content, verdicts, report } = written(data);
    expect(verdicts).toEqual([]);
    expect(report.losses.filter(({ grade }) => grade === 'matters')).toEqual([]);
    expect(written(read(content).document).content).toBe(content);
  });

  it('says nothing of a private person, and lists that as harmless', () => {
    const person = { name: 'Kiss Anna', addresses: [{ street: 'Fő tér', num: '3', locality: 'Győr', code: '9021' }] };
    const { content, report } = written({ ...example, customer: person });
    expect(leaves(content)).toContain('customerVatStatus PRIVATE_PERSON');
    expect(content).not.toContain('Anna');
    expect(report.losses.map(({ path, grade }) => `${path} ${grade}`)).toContain('$.customer.name harmless');
    expect(report.losses.filter(({ grade }) => grade === 'matters')).toEqual([]);
  });

  it.each([
    ['a business at home', { country: 'HU', code: '95527877' }, 'vatDomesticReverseCharge true'],
    ['a business in the Union', { country: 'AT', code: 'U12345675' }, 'case EUFAD37'],
    ['a business elsewhere', { country: 'CH', code: 'E123456788' }, 'case HO'],
  ])('has the reverse charge of %s', (_, tax_id, leaf) => {
    const [line] = example.lines as readonly JsonObject[];
    const customer = {
      name: 'B',
      tax_id,
      addresses: [{ street: 'A', locality: 'B', code: '1000', country: tax_id.country }],
    };
    const lines = [{ ...line, taxes: [{ cat: 'VAT', key: 'reverse-charge' }] }];
    expect(
      leaves(written({ ...example, customer, lines }).content).filter((candidate) => candidate === leaf),
    ).toHaveLength(2);
  });

  it('numbers the lines of a correction after those of the invoice', () => {
    const numbers = leaves(written(credit).content)
      .filter((leaf) => leaf.startsWith('line'))
      .slice(0, 3);
    expect(numbers).toEqual(['lineNumber 1', 'lineNumberReference 2', 'lineOperation CREATE']);
  });

  it('has charges and discounts as lines, and one discount for each line', () => {
    const taxes = [{ cat: 'VAT', key: 'standard', rate: 'general' }];
    const [line] = read(NAV_DOMESTIC).document.lines as readonly JsonObject[];
    const discounts = [
      { reason: 'Hűség', amount: '1000' },
      { reason: 'Kárpótlás', amount: '500' },
    ];
    const data = {
      ...read(NAV_DOMESTIC).document,
      lines: [{ ...line, discounts }],
      discounts: [{ reason: 'Karácsony', amount: '2000', taxes }],
      charges: [{ amount: '300', taxes }],
    };
    const { content, report } = written(data);
    expect(leaves(content).join('|')).toContain(
      'discountDescription Hűség; Kárpótlás|discountValue 1500|lineNetAmount 55500.00',
    );
    expect(leaves(content).join('|')).toContain('lineDescription Felár|quantity 1|unitPrice 300');
    expect(leaves(content).join('|')).toContain('lineDescription Karácsony|quantity -1|unitPrice 2000');
    expect(report.losses).toEqual([]);
  });

  it('is a collective invoice when every line has its day', () => {
    const { document } = read(NAV_ABROAD);
    const lines = (document.lines as readonly JsonObject[]).map((line, i) => {
      const day = `2026-11-1${i}`;
      return { ...line, period: { start: day, end: day } };
    });
    const { content } = written({ ...document, lines });
    expect(leaves(content)).toEqual(
      expect.arrayContaining(['invoiceCategory AGGREGATE', 'lineExchangeRate 384.15', 'lineDeliveryDate 2026-11-11']),
    );
    expect(read(content).document.lines).toMatchObject(lines.map(({ period }) => ({ period })));
  });

  it('is without the taxes in its prices, unless it is simplified', () => {
    const gross = { ...read(NAV_SIMPLIFIED).document };
    expect(leaves(written({ ...gross, $tags: [] }).content)).toEqual(
      expect.arrayContaining(['invoiceCategory NORMAL', 'lineNetAmount 3000.00', 'lineNetAmount 4000.00']),
    );
  });

  it('is refused at the address that lacks a postal code', () => {
    const supplier = example.supplier as JsonObject;
    const outcome = write({ ...example, supplier: { ...supplier, addresses: [{ street: 'A 1', locality: 'B' }] } });
    expect(outcome.ok ? [] : outcome.error.faults?.map(({ properties }) => properties)).toEqual([
      ['$.supplier.addresses[0]'],
    ]);
  });

  it('is refused without the exchange rate', () => {
    const { exchange_rates: _, ...document } = read(NAV_ABROAD).document;
    const outcome = write(document);
    expect(outcome.ok ? [] : outcome.error.faults?.map(({ description }) => description).join()).toContain(
      'exchangeRate',
    );
  });
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ublInvoice } from '../../../api/examples/xml.ts';
import { createStandardEngine } from '../../../engine/standard.ts';
import type { JsonObject } from '../../../engine/index.ts';
import { jsonOf } from '../../../testing/examples/examples.ts';
import { exportXml } from '../../writing/export-xml.ts';
import { importXml } from '../../reading/import-xml.ts';
import { RULE_SETS } from '../../rule-sets/standard.ts';

const context = {
  now: () => new Date('2026-01-15T12:00:00Z'),
  newId: () => '019bc000-0000-7000-8000-000000000000',
};
const engine = createStandardEngine();

/** The example with its VAT in this currency too: the exchange rate in the document, and the outcome of both leaves. */
function inAccountingCurrency(currency: string, vat: string): unknown {
  const code = '<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>';
  const total = `<cac:TaxTotal><cbc:TaxAmount currencyID="${currency}">${vat}</cbc:TaxAmount></cac:TaxTotal>`;
  const xml = ublInvoice
    .replace(code, `${code}<cbc:TaxCurrencyCode>${currency}</cbc:TaxCurrencyCode>`)
    .replace('<cac:LegalMonetaryTotal>', `${total}<cac:LegalMonetaryTotal>`);
  const read = importXml({ data: xml }, engine, context, []);
  if (!read.ok) return read.faults;
  const outcomeOf = (place: string) => read.value.report.entries.find(({ path }) => path === place)?.outcome;
  return [
    read.value.document['exchange_rates'],
    outcomeOf('/Invoice[1]/TaxCurrencyCode[1]'),
    outcomeOf('/Invoice[1]/TaxTotal[2]/TaxAmount[1]'),
  ];
}

// 1000 / 42 with eight decimals, which gives 1000.00 again.
it.each([
  ['DKK', '1000.00', [[{ from: 'EUR', to: 'DKK', amount: '23.80952381' }], 'taken', 'taken']],
  ['EUR', '1000.00', [undefined, 'implied', 'recalculated']],
])('VAT in %s of %s gives its rate, or none in the currency of the invoice', (currency, vat, expected) => {
  expect(inAccountingCurrency(currency, vat)).toEqual(expected);
});

it('writes the totals of a Singaporean invoice in dollars of Singapore too, as references, and reads the rate from them', () => {
  const example = jsonOf(readFileSync('examples/sg/invoice.json', 'utf8')) as Record<string, JsonObject>;
  const party = (name: string, uen: string): JsonObject => ({
    ...example[name],
    inboxes: [{ scheme: '0195', code: `SGUEN${uen}` }],
  });
  const document = {
    ...example,
    uuid: '019bc000-0000-7000-8000-000000000001',
    currency: 'USD',
    exchange_rates: [{ from: 'USD', to: 'SGD', amount: '1.35' }],
    ordering: { code: '12' },
    supplier: party('supplier', '199912345R'),
    customer: party('customer', 'T12LL1234C'),
  };
  const written = exportXml(
    { data: document, format: 'ubl', profile: 'pint-sg', allowLoss: true },
    engine,
    context,
    RULE_SETS,
  );
  const content = written.ok ? written.value.content : JSON.stringify(written.error);
  expect(written.ok && written.value.verdicts.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(content).toMatch(/sgdtotal-incl-gst<\/cbc:DocumentTypeCode>\s*<cbc:DocumentDescription>\d+\.\d\d</);
  const read = importXml({ data: content }, engine, context, []);
  expect(read.ok && read.value.document).toMatchObject({ exchange_rates: [{ from: 'USD', to: 'SGD' }] });
  expect(read.ok && read.value.document).not.toHaveProperty('ordering.identities');
});

it('keeps the amount due of a Japanese seller who is not registered, whatever rates the lines name', () => {
  const xml = ublInvoice
    .replace(/<cbc:CustomizationID>[^<]*/, '<cbc:CustomizationID>urn:peppol:pint:nontaxinvoice-1@jp-1')
    .replaceAll('>42.00<', '>0<')
    .replaceAll('>242.00<', '>200.00<');
  const read = importXml({ data: xml }, engine, context, []);
  if (!read.ok) throw new Error(read.faults[0]?.description);
  expect(read.value.faults).toEqual([]);
  expect(read.value.document).toMatchObject({
    lines: [{ taxes: [{ cat: 'VAT', key: 'exempt', ext: { 'untdid-tax-category': 'S' } }] }],
  });
  const rate = read.value.report.entries.find(({ path }) => path.endsWith('ClassifiedTaxCategory[1]/Percent[1]'));
  expect(rate).toMatchObject({ outcome: 'left', phrase: 'xml.notRegistered' });
  const written = (type: string) =>
    exportXml(
      { data: { ...read.value.document, type }, format: 'ubl', profile: 'pint-jp-ntr', allowLoss: true },
      engine,
      context,
      [],
    );
  const codeOf = (type: string) => {
    const outcome = written(type);
    return outcome.ok ? /TypeCode>(\d+)</.exec(outcome.value.content)?.[1] : outcome.error.message;
  };
  expect(['standard', 'credit-note'].map(codeOf)).toEqual(['480', '381']);
});

it.each([
  ['S', '10'],
  ['AA', '8'],
])('writes the rate of category %s that a Japanese seller who is not registered only shows: %s', (category, rate) => {
  const xml = ublInvoice
    .replace(/<cbc:CustomizationID>[^<]*/, '<cbc:CustomizationID>urn:peppol:pint:nontaxinvoice-1@jp-1')
    .replaceAll(/<cbc:ID>S<\/cbc:ID>\s*<cbc:Percent>[^<]*/g, `<cbc:ID>${category}</cbc:ID><cbc:Percent>${rate}`)
    .replaceAll('>42.00<', '>0<')
    .replaceAll('>242.00<', '>200.00<');
  const read = importXml({ data: xml }, engine, context, []);
  if (!read.ok) throw new Error(read.faults[0]?.description);
  const outcome = exportXml(
    { data: read.value.document, format: 'ubl', profile: 'pint-jp-ntr', allowLoss: true },
    engine,
    context,
    [],
  );
  const content = outcome.ok ? outcome.value.content : outcome.error.message;
  const shown = [...content.matchAll(/<cbc:ID>([A-Z]+)<\/cbc:ID>\s*<cbc:Percent>([^<]*)/g)].map(
    ([, id, is]) => `${id} ${is}`,
  );
  expect(new Set(shown)).toEqual(new Set([`${category} ${rate}`]));
  expect(content).toMatch(/<cbc:PayableAmount currencyID="[A-Z]+">200(?:[.]00)?</);
});

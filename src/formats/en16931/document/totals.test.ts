import { expect, it } from 'vitest';
import { ublInvoice } from '../../../contract/examples/xml.ts';
import { createStandardEngine } from '../../../engine/standard.ts';
import { importXml } from '../../import-xml.ts';

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
])('VAT in %s of %s', (currency, vat, expected) => {
  expect(inAccountingCurrency(currency, vat)).toEqual(expected);
});

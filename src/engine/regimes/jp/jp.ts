import { defineRegime } from '../../core/tax/regime.ts';
import { registers } from './identities.ts';
import { taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { registrationNumber } from './tax-identity.ts';

/** Japan: 消費税, consumption tax. */
export const japan = defineRegime({
  country: 'JP',
  name: { en: 'Japan', ja: '日本' },
  description: {
    en: [
      'Japan charges a consumption tax, a value added tax, national and local together: 10 % in general, and 8 % on food and drink to take home, without alcohol, and on subscriptions of newspapers. Exports are free of it (`export`). Income tax that clients withhold is not among the rates here.',
      'A registered issuer of qualified invoices states its registration number, T and thirteen digits: for a company the corporate number, whose first digit is a check digit. A company that is not registered states the corporate number alone. Returns and discounts are put right by qualified return invoices, which are credit notes.',
    ].join('\n\n'),
  },
  sources: [
    {
      title: { en: 'National Tax Agency, 登録番号とは' },
      url: 'https://www.invoice-kohyo.nta.go.jp/about-toroku/index.html',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'Nippon.com, The Political History of the Consumption Tax' },
      url: 'https://www.nippon.com/en/features/h00013/',
      at: '2026-11-22T00:00:00',
    },
  ],
  known: { since: '1989-04-01', read: '2026-11-22' },
  timeZone: 'Asia/Tokyo',
  currency: 'JPY',
  taxScheme: 'VAT',
  taxIdentity: registrationNumber,
  identities: registers.identities,
  corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
  categories: [vat],
  normalisers: [registers.normaliser],
  rules: [taxIdentityRules, registers.rules],
});

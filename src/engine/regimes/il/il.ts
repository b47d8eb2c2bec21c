import { defineRegime } from '../../core/tax/regime.ts';
import { invoiceRules, taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { businessNumber } from './tax-identity.ts';

/** Israel: מס ערך מוסף, value added tax. */
export const israel = defineRegime({
  country: 'IL',
  name: { en: 'Israel', he: 'ישראל' },
  description: {
    en: [
      'Israel charges a value added tax of 18 % on most goods and services. Exports, fresh fruit and vegetables and what tourists are sold are free of it (`zero`). The allocation number that large tax invoices need is not asked for here.',
      'A business states its number: that of the company, which begins with 5, or the identity number of its owner; nine digits, the last a check digit. Tax invoices are corrected by credit invoices.',
    ].join('\n\n'),
  },
  sources: [
    {
      title: { en: 'VATupdate, Israel’s VAT rate to increase to 18 % in January 2025' },
      url: 'https://vatupdate.com/2024/12/30/israels-vat-rate-to-increase-to-18-starting-january-2025',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'HLB Palestine, Value Added Tax' },
      url: 'http://hlbps.palestia.com/en/index.php/value-added-tax',
      at: '2026-11-22T00:00:00',
    },
  ],
  known: { since: '2010-01-01', read: '2026-11-22' },
  timeZone: 'Asia/Jerusalem',
  currency: 'ILS',
  taxScheme: 'VAT',
  taxIdentity: businessNumber,
  corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
  categories: [vat],
  rules: [invoiceRules, taxIdentityRules],
});

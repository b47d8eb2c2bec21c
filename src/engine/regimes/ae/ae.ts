import { defineRegime } from '../../core/tax/regime.ts';
import { taxIdentityRules } from './rules.ts';
import { invoiceScenarios } from './scenarios.ts';
import { vat } from './tax-categories.ts';
import { trn } from './tax-identity.ts';

/** The United Arab Emirates: value added tax since 2018. */
export const unitedArabEmirates = defineRegime({
  country: 'AE',
  name: { en: 'United Arab Emirates', ar: 'الإمارات العربية المتحدة' },
  description: {
    en: [
      'The United Arab Emirates charge a value added tax under the agreement of the Gulf states, at one rate. Exports, international transport and the first sale of a new home bear the zero rate; some financial services, rented homes and local passenger transport are exempt.',
      'A business states its Tax Registration Number (TRN) of fifteen digits. Retailers may issue simplified tax invoices for small amounts. From 2027-01-01 on, businesses of AED 50 million and more exchange electronic invoices by PINT AE, all others from 2027-07-01 on. Invoices are corrected by credit notes.',
    ].join('\n\n'),
  },
  sources: [
    {
      title: { en: 'Federal Tax Authority - VAT' },
      url: 'https://tax.gov.ae/en/taxes/Vat/vat.topics/registration.for.vat.aspx',
    },
  ],
  known: { since: '2018-01-01', read: '2026-11-21' },
  timeZone: 'Asia/Dubai',
  currency: 'AED',
  taxScheme: 'VAT',
  taxIdentity: trn,
  scenarios: [invoiceScenarios],
  corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
  categories: [vat],
  rules: [taxIdentityRules],
});

import { defineRegime } from '../../core/tax/regime.ts';
import { registers } from './identities.ts';
import { invoiceRules, taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { vatNumber } from './tax-identity.ts';

/** South Africa: value-added tax. */
export const southAfrica = defineRegime({
  country: 'ZA',
  name: { en: 'South Africa', af: 'Suid-Afrika' },
  description: {
    en: [
      'South Africa charges a value-added tax of 15 % on most goods and services. Exports, basic foods and fuel are free of it with deduction (`zero`); financial services, rents of homes and education are exempt. A rise that was proposed for 2025 was withdrawn.',
      'A vendor states its VAT number, ten digits that begin with 4. SARS does not publish how its last digit is found, so the form alone is judged. Invoices are corrected by credit notes and debit notes.',
    ].join('\n\n'),
  },
  sources: [
    {
      title: { en: 'South African Revenue Service, Tax invoices' },
      url: 'https://www.sars.gov.za/businesses-and-employers/government/tax-invoices/',
      at: '2026-11-22T00:00:00',
    },
    {
      title: { en: 'Ernst & Young, VAT rate to increase from 1 April 2018' },
      url: 'https://taxnews.ey.com/news/2018-0427',
      at: '2026-11-22T00:00:00',
    },
  ],
  known: { since: '1991-09-30', read: '2026-11-22' },
  timeZone: 'Africa/Johannesburg',
  currency: 'ZAR',
  taxScheme: 'VAT',
  taxIdentity: vatNumber,
  identities: registers.identities,
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
  categories: [vat],
  normalisers: [registers.normaliser],
  rules: [invoiceRules, taxIdentityRules, registers.rules],
});

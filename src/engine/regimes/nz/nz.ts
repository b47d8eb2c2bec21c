import { defineRegime } from '../../core/tax/regime.ts';
import { registers } from './identities.ts';
import { taxIdentityRules } from './rules.ts';
import { gst } from './tax-categories.ts';
import { irdNumber } from './tax-identity.ts';

/** New Zealand: goods and services tax. */
export const newZealand = defineRegime({
  country: 'NZ',
  name: { en: 'New Zealand', mi: 'Aotearoa' },
  description: {
    en: [
      'New Zealand charges a goods and services tax (GST) of 15 % on nearly everything. Exports and land between registered persons are free of it (`zero`); financial services and rents of homes are exempt.',
      'A business states its IRD number, eight or nine digits. Invoices are corrected by credit notes. The 9 % for long stays in commercial dwellings are not among the rates here: part of the price is taxed at 15 %.',
    ].join('\n\n'),
  },
  sources: [
    {
      title: { en: 'Inland Revenue, rate of GST' },
      url: 'https://www.taxtechnical.ird.govt.nz/new-legislation/act-articles/taxation-budget-measures-act-2010/gst-rate-increase',
      at: '2026-11-22T00:00:00',
    },
  ],
  known: { since: '1989-07-01', read: '2026-11-22' },
  timeZone: 'Pacific/Auckland',
  currency: 'NZD',
  taxScheme: 'GST',
  taxIdentity: irdNumber,
  identities: registers.identities,
  corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
  categories: [gst],
  normalisers: [registers.normaliser],
  rules: [taxIdentityRules, registers.rules],
});

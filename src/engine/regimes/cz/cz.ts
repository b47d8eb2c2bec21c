import { defineRegime } from '../../core/tax/regime.ts';
import { UNION_SOURCES } from '../shared/eu-norms.ts';
import { reverseChargeNote } from '../shared/reverse-charge.ts';
import { registers } from './identities.ts';
import { invoiceRules, taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { vatNumber } from './tax-identity.ts';

/** Czechia: daň z přidané hodnoty. */
export const czechia = defineRegime({
  country: 'CZ',
  name: { en: 'Czechia', cs: 'Česko' },
  description: {
    en: [
      'Czechia charges value added tax (DPH) within the rules of the European Union. Since 2024 there are a basic rate and one reduced rate; from 2015 to 2023 there were a first and a second reduced one. Documents may go on to name the second (`super-reduced`), which since then is the same.',
      'A business states its DIČ, CZ and eight to ten digits. Invoices are corrected by credit notes and debit notes (opravný daňový doklad), which refer to them.',
    ].join('\n\n'),
  },
  sources: UNION_SOURCES,
  known: { since: '2010-01-01', read: '2026-11-22' },
  timeZone: 'Europe/Prague',
  currency: 'CZK',
  taxScheme: 'VAT',
  taxIdentity: vatNumber,
  identities: registers.identities,
  scenarios: [{ schema: 'bill/invoice', list: [reverseChargeNote('daň odvede zákazník')] }],
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
  categories: [vat],
  normalisers: [registers.normaliser],
  rules: [invoiceRules, taxIdentityRules, registers.rules],
});

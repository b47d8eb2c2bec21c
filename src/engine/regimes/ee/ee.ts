import { defineRegime } from '../../core/tax/regime.ts';
import { UNION_SOURCES } from '../shared/eu-norms.ts';
import { reverseChargeNote } from '../shared/reverse-charge.ts';
import { registers } from './identities.ts';
import { invoiceRules, taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { vatNumber } from './tax-identity.ts';

/** Estonia: käibemaks. */
export const estonia = defineRegime({
  country: 'EE',
  name: { en: 'Estonia', et: 'Eesti' },
  description: {
    en: [
      'Estonia charges value added tax (käibemaks) within the rules of the European Union at a general rate, a reduced one for books and medicines, and one for accommodation since 2025. Newspapers and magazines had a rate of their own from August 2022 to 2024 (`super-reduced`), and have the reduced one since then.',
      'A business states its VAT number, EE and nine digits. Invoices are corrected by credit notes and debit notes, which refer to them.',
    ].join('\n\n'),
  },
  sources: UNION_SOURCES,
  known: { since: '2010-01-01', read: '2026-11-22' },
  timeZone: 'Europe/Tallinn',
  currency: 'EUR',
  taxScheme: 'VAT',
  taxIdentity: vatNumber,
  identities: registers.identities,
  scenarios: [{ schema: 'bill/invoice', list: [reverseChargeNote('pöördmaksustamine')] }],
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
  categories: [vat],
  normalisers: [registers.normaliser],
  rules: [invoiceRules, taxIdentityRules, registers.rules],
});

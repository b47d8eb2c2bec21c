import { defineRegime } from '../../core/tax/regime.ts';
import { UNION_SOURCES } from '../shared/eu-norms.ts';
import { reverseChargeNote } from '../shared/reverse-charge.ts';
import { registers } from './identities.ts';
import { invoiceRules, taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { vatNumber } from './tax-identity.ts';

/** Croatia: porez na dodanu vrijednost. */
export const croatia = defineRegime({
  country: 'HR',
  name: { en: 'Croatia', hr: 'Hrvatska' },
  description: {
    en: [
      'Croatia charges value added tax (PDV) within the rules of the European Union at a general rate and two reduced ones: one for accommodation, electricity and newspapers among others, one for basic food, books and medicines.',
      'Amounts are in euros since 2023. A business states its OIB with HR before it. Since 2026-01-01 invoices between businesses in Croatia are electronic ones (eRačun). Invoices are corrected by credit notes and debit notes, which refer to them.',
    ].join('\n\n'),
  },
  sources: UNION_SOURCES,
  known: { since: '2013-01-01', read: '2026-11-22' },
  timeZone: 'Europe/Zagreb',
  currency: 'EUR',
  taxScheme: 'VAT',
  taxIdentity: vatNumber,
  identities: registers.identities,
  scenarios: [{ schema: 'bill/invoice', list: [reverseChargeNote('prijenos porezne obveze')] }],
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
  categories: [vat],
  normalisers: [registers.normaliser],
  rules: [invoiceRules, taxIdentityRules, registers.rules],
});

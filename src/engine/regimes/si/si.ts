import { defineRegime } from '../../core/tax/regime.ts';
import { UNION_SOURCES } from '../shared/eu-norms.ts';
import { reverseChargeNote } from '../shared/reverse-charge.ts';
import { registers } from './identities.ts';
import { invoiceRules, taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { vatNumber } from './tax-identity.ts';

/** Slovenia: davek na dodano vrednost. */
export const slovenia = defineRegime({
  country: 'SI',
  name: { en: 'Slovenia', sl: 'Slovenija' },
  description: {
    en: [
      'Slovenia charges value added tax (DDV) within the rules of the European Union at a general rate, a reduced one for food, water, medicines and accommodation among others, and since 2020 one for books and newspapers, printed or electronic.',
      'A business states its VAT number, SI and eight digits. Invoices are corrected by credit notes and debit notes, which refer to them.',
    ].join('\n\n'),
  },
  sources: UNION_SOURCES,
  known: { since: '2010-01-01', read: '2026-11-22' },
  timeZone: 'Europe/Ljubljana',
  currency: 'EUR',
  taxScheme: 'VAT',
  taxIdentity: vatNumber,
  identities: registers.identities,
  scenarios: [{ schema: 'bill/invoice', list: [reverseChargeNote('Reverse Charge')] }],
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
  categories: [vat],
  normalisers: [registers.normaliser],
  rules: [invoiceRules, taxIdentityRules, registers.rules],
});

import { defineRegime } from '../../core/tax/regime.ts';
import { UNION_SOURCES } from '../shared/eu-norms.ts';
import { reverseChargeNote } from '../shared/reverse-charge.ts';
import { registers } from './identities.ts';
import { invoiceRules, taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { vatNumber } from './tax-identity.ts';

/** Cyprus: φόρος προστιθέμενης αξίας. */
export const cyprus = defineRegime({
  country: 'CY',
  name: { en: 'Cyprus', el: 'Κύπρος', tr: 'Kıbrıs' },
  description: {
    en: [
      'Cyprus charges value added tax (ΦΠΑ) within the rules of the European Union at a standard rate and three reduced ones: one for accommodation, restaurants and passenger transport among others, one for food for animals, medicines and water, and since 2023-07-21 one of 3 % for books and newspapers among others.',
      'A business states its VAT number, CY, eight digits and a letter. Invoices are corrected by credit notes and debit notes, which refer to them.',
    ].join('\n\n'),
  },
  sources: UNION_SOURCES,
  known: { since: '2010-01-01', read: '2026-11-23' },
  timeZone: 'Asia/Nicosia',
  currency: 'EUR',
  taxScheme: 'VAT',
  taxIdentity: vatNumber,
  identities: registers.identities,
  scenarios: [{ schema: 'bill/invoice', list: [reverseChargeNote('Αντίστροφη επιβάρυνση')] }],
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
  categories: [vat],
  normalisers: [registers.normaliser],
  rules: [invoiceRules, taxIdentityRules, registers.rules],
});

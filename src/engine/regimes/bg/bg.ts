import { defineRegime } from '../../core/tax/regime.ts';
import { UNION_SOURCES } from '../shared/eu-norms.ts';
import { reverseChargeNote } from '../shared/reverse-charge.ts';
import { registers } from './identities.ts';
import { invoiceRules, taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { vatNumber } from './tax-identity.ts';

/** Bulgaria: данък върху добавената стойност. */
export const bulgaria = defineRegime({
  country: 'BG',
  name: { en: 'Bulgaria', bg: 'България' },
  description: {
    en: [
      'Bulgaria charges value added tax (ДДС) within the rules of the European Union at a general rate and a reduced one for accommodation, books, newspapers and what babies need. What was taxed at the reduced rate for a while, such as restaurants, is not told apart here.',
      'Amounts are in euros since 2026; a document of before names its leva (BGN). A business states its VAT number, BG and nine or ten digits. Invoices are corrected by credit notes and debit notes, which refer to them.',
    ].join('\n\n'),
  },
  sources: UNION_SOURCES,
  known: { since: '2010-01-01', read: '2026-11-22' },
  timeZone: 'Europe/Sofia',
  currency: 'EUR',
  taxScheme: 'VAT',
  taxIdentity: vatNumber,
  identities: registers.identities,
  scenarios: [{ schema: 'bill/invoice', list: [reverseChargeNote('обратно начисляване')] }],
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
  categories: [vat],
  normalisers: [registers.normaliser],
  rules: [invoiceRules, taxIdentityRules, registers.rules],
});

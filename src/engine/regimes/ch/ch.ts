import { defineRegime } from '../../core/tax/regime.ts';
import { reverseCharge } from '../shared/reverse-charge.ts';
import { taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { uid } from './tax-identity.ts';

/** Switzerland: Mehrwertsteuer, taxe sur la valeur ajoutée, imposta sul valore aggiunto. */
export const switzerland = defineRegime({
  country: 'CH',
  name: { en: 'Switzerland' },
  description: {
    en: [
      'Switzerland, no member of the European Union, charges a value added tax of its own (MWST, TVA, IVA): a general rate, a reduced one for food, books, newspapers and medicines, and one for nights in hotels.',
      'A business states its UID (CHE and nine digits) with MWST, TVA or IVA behind it; who turns over CHF 100,000 a year must register. Invoices are corrected by credit notes.',
    ].join('\n\n'),
  },
  known: { since: '1996-10-01', read: '2026-11-23' },
  timeZone: 'Europe/Zurich',
  currency: 'CHF',
  taxScheme: 'VAT',
  taxIdentity: uid,
  scenarios: [{ schema: 'bill/invoice', list: [reverseCharge] }],
  corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
  categories: [vat],
  rules: [taxIdentityRules],
});

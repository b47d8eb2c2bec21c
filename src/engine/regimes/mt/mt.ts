import { defineRegime } from '../../core/tax/regime.ts';
import { UNION_SOURCES } from '../shared/eu-norms.ts';
import { reverseChargeNote } from '../shared/reverse-charge.ts';
import { invoiceRules, taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { vatNumber } from './tax-identity.ts';

/** Malta: taxxa fuq il-valur miżjud. */
export const malta = defineRegime({
  country: 'MT',
  name: { en: 'Malta', mt: 'Malta' },
  description: {
    en: [
      'Malta charges value added tax within the rules of the European Union at a standard rate, one of 12 % since 2024 for the charter of pleasure boats among others, one of 7 % for accommodation and sport, and one of 5 % for electricity, printed matter and works of art. The 7 % began in 2011; on which day has one source only, so it is known from 2014 on.',
      'A business states its VAT number, MT and eight digits. Invoices are corrected by credit notes and debit notes, which refer to them.',
    ].join('\n\n'),
  },
  sources: UNION_SOURCES,
  known: { since: '2014-01-13', read: '2026-11-22' },
  timeZone: 'Europe/Malta',
  currency: 'EUR',
  taxScheme: 'VAT',
  taxIdentity: vatNumber,
  scenarios: [{ schema: 'bill/invoice', list: [reverseChargeNote('Inverżjoni tal-ħlas')] }],
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
  categories: [vat],
  rules: [invoiceRules, taxIdentityRules],
});

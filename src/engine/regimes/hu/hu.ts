import { defineRegime } from '../../core/tax/regime.ts';
import { UNION_SOURCES } from '../shared/eu-norms.ts';
import { reverseChargeNote } from '../shared/reverse-charge.ts';
import { registers } from './identities.ts';
import { invoiceRules, taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { vatNumber } from './tax-identity.ts';

/** Hungary: általános forgalmi adó. */
export const hungary = defineRegime({
  country: 'HU',
  name: { en: 'Hungary', hu: 'Magyarország' },
  description: {
    en: [
      'Hungary charges value added tax (áfa) within the rules of the European Union at a general rate, the highest of the Union, and two reduced ones: one for milk, flour and bread among others, one for medicines, books and some meat.',
      'A business states its tax number, at home with all eleven digits (`12892312-2-42`), abroad HU and the first eight. Invoices are corrected by credit notes and debit notes, which refer to them.',
    ].join('\n\n'),
  },
  sources: UNION_SOURCES,
  known: { since: '2010-01-01', read: '2026-11-22' },
  timeZone: 'Europe/Budapest',
  currency: 'HUF',
  taxScheme: 'VAT',
  taxIdentity: vatNumber,
  identities: registers.identities,
  scenarios: [{ schema: 'bill/invoice', list: [reverseChargeNote('fordított adózás')] }],
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
  categories: [vat],
  normalisers: [registers.normaliser],
  rules: [invoiceRules, taxIdentityRules, registers.rules],
});

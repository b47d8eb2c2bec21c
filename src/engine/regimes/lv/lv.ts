import { defineRegime } from '../../core/tax/regime.ts';
import { UNION_SOURCES } from '../shared/eu-norms.ts';
import { reverseChargeNote } from '../shared/reverse-charge.ts';
import { registers } from './identities.ts';
import { invoiceRules, taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { vatNumber } from './tax-identity.ts';

/** Latvia: pievienotās vērtības nodoklis. */
export const latvia = defineRegime({
  country: 'LV',
  name: { en: 'Latvia', lv: 'Latvija' },
  description: {
    en: [
      'Latvia charges value added tax (PVN) within the rules of the European Union at a standard rate, a reduced one for medicines, passenger transport, heating and accommodation among others, and since 2018 a lower one, first for fruit and vegetables, later for books and the press.',
      'A business states its VAT number, LV and eleven digits. Invoices are corrected by credit notes and debit notes, which refer to them.',
    ].join('\n\n'),
  },
  sources: UNION_SOURCES,
  known: { since: '2010-01-01', read: '2026-11-22' },
  timeZone: 'Europe/Riga',
  currency: 'EUR',
  taxScheme: 'VAT',
  taxIdentity: vatNumber,
  identities: registers.identities,
  scenarios: [{ schema: 'bill/invoice', list: [reverseChargeNote('nodokļa apgrieztā maksāšana')] }],
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
  categories: [vat],
  normalisers: [registers.normaliser],
  rules: [invoiceRules, taxIdentityRules, registers.rules],
});

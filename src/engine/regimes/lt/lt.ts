import { defineRegime } from '../../core/tax/regime.ts';
import { UNION_SOURCES } from '../shared/eu-norms.ts';
import { reverseChargeNote } from '../shared/reverse-charge.ts';
import { registers } from './identities.ts';
import { invoiceRules, taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { vatNumber } from './tax-identity.ts';

/** Lithuania: pridėtinės vertės mokestis. */
export const lithuania = defineRegime({
  country: 'LT',
  name: { en: 'Lithuania', lt: 'Lietuva' },
  description: {
    en: [
      'Lithuania charges value added tax (PVM) within the rules of the European Union at a standard rate, a reduced one, which rose from 9 % to 12 % with 2026, and a lower one for medicines and the press among others.',
      'A business states its VAT number, LT and nine or twelve digits. Invoices are corrected by credit notes and debit notes, which refer to them.',
    ].join('\n\n'),
  },
  sources: UNION_SOURCES,
  known: { since: '2010-01-01', read: '2026-11-22' },
  timeZone: 'Europe/Vilnius',
  currency: 'EUR',
  taxScheme: 'VAT',
  taxIdentity: vatNumber,
  identities: registers.identities,
  scenarios: [{ schema: 'bill/invoice', list: [reverseChargeNote('Atvirkštinis apmokestinimas')] }],
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
  categories: [vat],
  normalisers: [registers.normaliser],
  rules: [invoiceRules, taxIdentityRules, registers.rules],
});

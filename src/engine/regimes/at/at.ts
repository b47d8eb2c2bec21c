import { defineRegime } from '../../core/tax/regime.ts';
import { reverseCharge } from '../shared/reverse-charge.ts';
import { taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { uid } from './tax-identity.ts';

/** Austria: Umsatzsteuer (UStG 1994). */
export const austria = defineRegime({
  country: 'AT',
  name: { en: 'Austria' },
  description: {
    en: [
      'Austria charges Umsatzsteuer, its value added tax within the rules of the European Union, at a general rate and three lower ones; Jungholz and Mittelberg have a general rate of their own.',
      'A business states its UID-Nummer (ATU and eight digits). Invoices are corrected by credit notes. Federal bodies receive electronic invoices through E-Rechnung.',
    ].join('\n\n'),
  },
  sources: [{ title: { en: 'E-Rechnung - Austrian E-Invoicing' }, url: 'https://www.erechnung.gv.at/erb' }],
  known: { since: '2011-01-04', read: '2026-11-23' },
  timeZone: 'Europe/Vienna',
  currency: 'EUR',
  taxScheme: 'VAT',
  taxIdentity: uid,
  scenarios: [{ schema: 'bill/invoice', list: [reverseCharge] }],
  corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
  categories: [vat],
  rules: [taxIdentityRules],
});

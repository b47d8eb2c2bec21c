import { defineRegime } from '../../core/tax/regime.ts';
import { reverseChargeNote } from '../shared/reverse-charge.ts';
import { identities, normaliseTaxNumber } from './identities.ts';
import { identityRules, invoiceRules, taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { ustIdNr } from './tax-identity.ts';

/** Germany: Umsatzsteuer (UStG). */
export const germany = defineRegime({
  country: 'DE',
  name: { en: 'Germany', de: 'Deutschland' },
  description: {
    en: [
      'Germany charges Umsatzsteuer, its value added tax within the rules of the European Union, at a general and a reduced rate.',
      'A business states its USt-IdNr. (DE and nine digits) or the Steuernummer of its local tax office. Invoices are corrected by credit notes.',
      'Public bodies receive XRechnung; businesses also use ZUGFeRD. Each has its addon.',
    ].join('\n\n'),
  },
  known: { since: '1993-01-01', read: '2026-11-21' },
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
  taxScheme: 'VAT',
  taxIdentity: ustIdNr,
  identities,
  scenarios: [{ schema: 'bill/invoice', list: [reverseChargeNote('Reverse Charge / Umkehr der Steuerschuld.')] }],
  corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
  categories: [vat],
  normalisers: [normaliseTaxNumber],
  rules: [invoiceRules, identityRules, taxIdentityRules],
});

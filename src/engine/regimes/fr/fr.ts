import { defineRegime } from '../../core/tax/regime.ts';
import { reverseChargeNote } from '../shared/reverse-charge.ts';
import { identityRules, invoiceRules, taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { vatNumber } from './tax-identity.ts';

const REVERSE_CHARGE =
  'Reverse Charge / Autoliquidation de la TVA - Article 283-1 du CGI. Le client est redevable de la TVA.';

/** France: TVA (Code général des impôts). */
export const france = defineRegime({
  country: 'FR',
  name: { en: 'France', fr: 'La France' },
  description: {
    en: [
      'France charges TVA, its value added tax within the rules of the European Union, at a general rate and three lower ones.',
      'A company has a SIREN of nine digits. Two check digits before it make the VAT number; five digits behind it, which name an establishment, make the SIRET. Invoices are corrected by credit notes or replaced by corrective invoices.',
      'Public bodies receive invoices over Chorus Pro; between businesses the duty to send and report them electronically comes in step by step. Each has its addon.',
    ].join('\n\n'),
  },
  known: { since: '2012-01-01', read: '2026-11-23' },
  timeZone: 'Europe/Paris',
  currency: 'EUR',
  taxScheme: 'VAT',
  taxIdentity: vatNumber,
  scenarios: [{ schema: 'bill/invoice', list: [reverseChargeNote(REVERSE_CHARGE)] }],
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'corrective'] }],
  categories: [vat],
  rules: [invoiceRules, identityRules, taxIdentityRules],
});

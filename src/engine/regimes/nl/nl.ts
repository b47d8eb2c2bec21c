import { defineRegime } from '../../core/tax/regime.ts';
import { reverseCharge } from '../shared/reverse-charge.ts';
import { identities } from './identities.ts';
import { identityRules, invoiceRules, taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { btwId } from './tax-identity.ts';

/** The Netherlands: omzetbelasting, called btw. */
export const netherlands = defineRegime({
  country: 'NL',
  name: { en: 'The Netherlands', nl: 'Nederland' },
  description: {
    en: [
      'The Netherlands charge btw, their value added tax within the rules of the European Union, at a general and a reduced rate; the latter is for food, medicines, books, passenger transport, culture and sport.',
      'A business states its btw-identificatienummer (nine digits, B, two digits), or its number in the trade register (KVK); public bodies have an OIN. Invoices are corrected by credit notes.',
      'Public bodies receive electronic invoices, mostly over Peppol.',
    ].join('\n\n'),
  },
  known: { since: '2019-01-01', read: '2026-11-27' },
  timeZone: 'Europe/Amsterdam',
  currency: 'EUR',
  taxScheme: 'VAT',
  taxIdentity: btwId,
  identities,
  scenarios: [{ schema: 'bill/invoice', list: [reverseCharge] }],
  corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
  categories: [vat],
  rules: [invoiceRules, identityRules, taxIdentityRules],
});

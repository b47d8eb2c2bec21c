import { defineRegime } from '../../core/tax/regime.ts';
import { identities } from './identities.ts';
import { identityRules, invoiceRules, taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { cvr } from './tax-identity.ts';

/** Denmark: merværdiafgift, called moms. */
export const denmark = defineRegime({
  country: 'DK',
  name: { en: 'Denmark', da: 'Danmark' },
  description: {
    en: [
      'Denmark charges moms, its value added tax within the rules of the European Union, at one rate. Newspapers bear none; health care, teaching, passenger transport, banking and insurance are exempt. The Faroe Islands and Greenland lie outside.',
      'A business is identified by its number in the register of companies (CVR), which is its number for moms as well. Invoices are corrected by credit notes.',
      'Public bodies receive electronic invoices only, as OIOUBL over NemHandel or over Peppol.',
    ].join('\n\n'),
  },
  known: { since: '1992-01-01', read: '2026-11-21' },
  timeZone: 'Europe/Copenhagen',
  currency: 'DKK',
  taxScheme: 'VAT',
  taxIdentity: cvr,
  identities,
  corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
  categories: [vat],
  rules: [invoiceRules, identityRules, taxIdentityRules],
});

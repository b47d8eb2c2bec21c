import { defineRegime } from '../../core/tax/regime.ts';
import { cleanOrganisationNumber, identities } from './identities.ts';
import { identityRules, taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { mvaNumber } from './tax-identity.ts';

/** Norway: merverdiavgift. */
export const norway = defineRegime({
  country: 'NO',
  name: { en: 'Norway', nb: 'Norge' },
  description: {
    en: [
      'Norway, no member of the European Union, charges merverdiavgift (MVA), a value added tax of its own: a general rate, one for food, a low one for transport, hotels and culture, and a special one for the sale of raw fish.',
      'A business states its organisation number (nine digits) with MVA behind it when it is registered for the tax. Invoices are corrected by credit notes. Public bodies receive electronic invoices over Peppol.',
    ].join('\n\n'),
  },
  known: { since: '2021-10-01', read: '2026-11-27' },
  timeZone: 'Europe/Oslo',
  currency: 'NOK',
  taxScheme: 'VAT',
  taxIdentity: mvaNumber,
  identities,
  corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
  categories: [vat],
  normalisers: [cleanOrganisationNumber],
  rules: [identityRules, taxIdentityRules],
});

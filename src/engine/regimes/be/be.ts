import { defineRegime } from '../../core/tax/regime.ts';
import { reverseCharge } from '../shared/reverse-charge.ts';
import { identities } from './identities.ts';
import { invoiceRules, taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { vatNumber } from './tax-identity.ts';

/** Belgium: taxe sur la valeur ajoutée, belasting over de toegevoegde waarde. */
export const belgium = defineRegime({
  country: 'BE',
  name: { en: 'Belgium' },
  description: {
    en: [
      'Belgium charges value added tax (TVA, btw) within the rules of the European Union: a general rate, an intermediate one for social housing and restaurants among others, and a reduced one for food, water, medicines, books and passenger transport.',
      'A business has one number of ten digits in the Banque-Carrefour des Entreprises / Kruispuntbank van Ondernemingen (BCE, KBO), which is its VAT number too. Invoices are corrected by credit notes.',
      'Invoices between businesses are sent over Peppol.',
    ].join('\n\n'),
  },
  sources: [
    {
      title: { en: 'BOSA - Electronic Invoicing' },
      url: 'https://bosa.belgium.be/fr/themes/administration-numerique/facturation-electronique',
    },
  ],
  known: { since: '2011-01-04', read: '2026-11-21' },
  timeZone: 'Europe/Brussels',
  currency: 'EUR',
  taxScheme: 'VAT',
  taxIdentity: vatNumber,
  identities,
  scenarios: [{ schema: 'bill/invoice', list: [reverseCharge] }],
  corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
  categories: [vat],
  rules: [invoiceRules, taxIdentityRules],
});

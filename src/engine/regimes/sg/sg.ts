import { defineRegime } from '../../core/tax/regime.ts';
import { cleanUen, identities } from './identities.ts';
import { identityRules, invoiceRules, taxIdentityRules } from './rules.ts';
import { gst } from './tax-categories.ts';
import { gstNumber } from './tax-identity.ts';

/** Singapore: goods and services tax. */
export const singapore = defineRegime({
  country: 'SG',
  name: { en: 'Singapore' },
  description: {
    en: [
      'Singapore charges GST, a tax on goods and services, at one rate. Exports and international services bear the zero rate; financial services, homes, precious metals and digital payment tokens are exempt. Who turns over a million dollars a year must register.',
      'A business states its GST registration number, mostly its Unique Entity Number (UEN). Invoices are corrected by credit notes.',
      'Electronic invoices go over InvoiceNow, the Peppol network of the country.',
    ].join('\n\n'),
  },
  sources: [
    {
      title: { en: 'IRAS - GST General Guide for Businesses' },
      url: 'https://www.iras.gov.sg/media/docs/default-source/e-tax/etaxguide_gst_gst-general-guide-for-businesses(1).pdf',
    },
  ],
  known: { since: '1994-04-01', read: '2026-11-21' },
  timeZone: 'Asia/Singapore',
  currency: 'SGD',
  taxScheme: 'GST',
  taxIdentity: gstNumber,
  identities,
  corrections: [{ schema: 'bill/invoice', types: ['credit-note'] }],
  categories: [gst],
  normalisers: [cleanUen],
  rules: [invoiceRules, identityRules, taxIdentityRules],
});

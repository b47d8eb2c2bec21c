import { defineAddon } from '../../core/tax/addon.ts';
import { invoiceRules } from './invoice-rules.ts';
import { partyRules } from './party-rules.ts';
import { paymentRules } from './payment-rules.ts';

/** XRechnung 3, German requirements beyond EN 16931. Source: KoSIT, Spezifikation XRechnung 3.0. */
export const xrechnung = defineAddon({
  key: 'de-xrechnung-v3',
  requires: ['eu-en16931-v2017'],
  name: { en: 'German XRechnung 3.X' },
  description: {
    en: 'Prepares invoices for XRechnung, the German use of EN 16931 that public customers ask for: contact of the seller, electronic addresses, complete means of payment and the reference of the buyer (`ordering.code`, the Leitweg-ID of authorities) are checked beyond what EN 16931 requires.',
  },
  rules: [invoiceRules, partyRules, ...paymentRules],
});

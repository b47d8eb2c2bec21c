import { defineRegime } from '../../core/tax/regime.ts';
import { cleanIdentity } from './identities.ts';
import { identityRules, itemRules, taxIdentityRules } from './rules.ts';
import { invoiceScenarios } from './scenarios.ts';
import { cgst, igst, sgst, utgst } from './tax-categories.ts';
import { gstin } from './tax-identity.ts';

/** India: the goods and services tax of the Union, the states and the Union territories. */
export const india = defineRegime({
  country: 'IN',
  name: { en: 'India' },
  description: {
    en: [
      'India charges GST, a tax on goods and services. A sale within a state bears CGST of the Union and SGST of the state (UTGST in Union territories without parliament); one between states, and an import, bears IGST. The percentage follows from the classification of what is sold.',
      'A business states its GSTIN: state, PAN, number of the registration and a check character. Every item carries its HSN code; that of services begins with 99.',
      'Invoices are corrected by credit and debit notes. Businesses above a turnover register their invoices with the Invoice Registration Portal.',
    ].join('\n\n'),
  },
  sources: [{ title: { en: 'GST Portal' }, url: 'https://www.gst.gov.in/' }],
  known: { read: '2026-11-21' },
  timeZone: 'Asia/Kolkata',
  currency: 'INR',
  taxScheme: 'GST',
  taxIdentity: gstin,
  scenarios: [invoiceScenarios],
  corrections: [{ schema: 'bill/invoice', types: ['credit-note', 'debit-note'] }],
  categories: [cgst, sgst, igst, utgst],
  normalisers: [cleanIdentity],
  rules: [identityRules, itemRules, taxIdentityRules],
});

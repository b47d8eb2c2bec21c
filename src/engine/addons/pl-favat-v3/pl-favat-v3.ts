import { defineAddon } from '../../core/tax/addon.ts';
import { normaliseCombo } from './combo.ts';
import { extensions } from './extensions.codes.ts';
import { invoiceRules } from './invoice-rules.ts';
import { normaliseInvoice } from './invoice.ts';
import { partRules } from './part-rules.ts';
import { partyRules } from './party-rules.ts';
import { paymentNormalisers } from './payment.ts';
import { invoiceScenarios, invoiceTags } from './scenarios.ts';

/** Structured invoices of the Polish KSeF. Source: logical structure FA(3), Ministerstwo Finansów. */
export const faVat = defineAddon({
  key: 'pl-favat-v3',
  name: { en: 'Polish KSeF FA_VAT FA(3)' },
  description: {
    en: 'Prepares invoices for KSeF, the Polish system of structured invoices, in the structure FA(3): kind of invoice, position of each tax and means of payment are derived from type, tags and keys. Taxes must name their key, such as `standard`. An exemption needs a legal note from `pl-favat-exemption`.',
  },
  extensions,
  tags: [invoiceTags],
  scenarios: [invoiceScenarios],
  corrections: [{ schema: 'bill/invoice', types: ['credit-note'], stamps: ['favat-ksef-number'] }],
  normalisers: [normaliseInvoice, normaliseCombo, ...paymentNormalisers],
  rules: [invoiceRules, partyRules, ...partRules],
});

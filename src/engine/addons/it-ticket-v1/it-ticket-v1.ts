import { defineAddon } from '../../core/tax/addon.ts';
import { normaliseCombo } from './combo.ts';
import { extensions } from './extensions.codes.ts';
import { normaliseInvoice, normaliseItem } from './invoice.ts';
import { comboRules, invoiceRules } from './rules.ts';

/** Italian receipts sent to the tax agency (documento commerciale online). Source: D.Lgs. 127/2015, article 2. */
export const ticket = defineAddon({
  key: 'it-ticket-v1',
  name: { en: 'Italy AdE ticket v1.x' },
  description: {
    en: 'Prepares receipts for the daily register of the Italian tax agency (Fatture e Corrispettivi): prices include IVA, kind of product and reason of exemption are derived from items and tax keys, and what the agency would refuse is pointed out.',
  },
  sources: [
    {
      title: { en: 'Italian AdE Cassetto Fiscale' },
      url: 'https://www.agenziaentrate.gov.it/portale/schede/comunicazioni/fatture-e-corrispettivi',
      contentType: 'application/pdf',
    },
    {
      title: { en: 'Italian AdE Fattura e Corrispettivi' },
      url: 'https://www.agenziaentrate.gov.it/portale/schede/comunicazioni/fatture-e-corrispettivi',
      contentType: 'application/pdf',
    },
  ],
  extensions,
  corrections: [{ schema: 'bill/invoice', types: ['corrective'], stamps: ['ade-ref'] }],
  normalisers: [normaliseInvoice, normaliseItem, normaliseCombo],
  rules: [invoiceRules, comboRules],
});

import { defineAddon } from '../../core/tax/addon.ts';
import { normaliseCombo } from './combo.ts';
import { prepareCorrection } from './correction.ts';
import { customerRules } from './customer-rules.ts';
import { DOC_TYPE } from './extension-keys.ts';
import { extensions } from './extensions.codes.ts';
import { invoiceRules } from './invoice-rules.ts';
import { normaliseInvoice } from './invoice.ts';
import { partRules } from './part-rules.ts';
import { serviceRules } from './service-rules.ts';
import { invoiceTags } from './tags.ts';
import { tourismRules } from './tourism-rules.ts';

/** Electronic vouchers of the Argentinian ARCA. Source: Manual para el desarrollador, COMPG v4.0. */
export const arca = defineAddon({
  key: 'ar-arca-v4',
  name: { en: 'Argentina ARCA V4' },
  description: {
    en: "Prepares invoices for the authorisation (CAE) by the Argentinian tax agency: the customer's position in VAT, type and concept of the voucher and the codes of VAT rates are derived from the document, and what the agency would refuse is pointed out. Vouchers of class C have the tag `monotax`. A correction needs the type of the new voucher.",
  },
  sources: [
    {
      title: { en: 'Argentina ARCA V4' },
      url: 'https://www.afip.gob.ar/ws/documentacion/manuales/manual-desarrollador-ARCA-COMPG-v4-0.pdf',
    },
  ],
  extensions,
  tags: [invoiceTags],
  corrections: [{ schema: 'bill/invoice', extensions: [DOC_TYPE] }],
  prepareCorrection,
  normalisers: [normaliseInvoice, normaliseCombo],
  rules: [invoiceRules, customerRules, ...serviceRules, tourismRules, ...partRules],
});

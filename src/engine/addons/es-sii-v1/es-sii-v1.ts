import { defineAddon } from '../../core/tax/addon.ts';
import { withDocTypeOnDocument } from '../shared/spanish-invoice.ts';
import { comboRules } from './combo-rules.ts';
import { normaliseCombo } from './combo.ts';
import { customerRules } from './customer-rules.ts';
import { DOC_TYPE } from './extension-keys.ts';
import { extensions } from './extensions.codes.ts';
import { invoiceRules } from './invoice-rules.ts';
import { normaliseInvoice, normaliseLine } from './invoice.ts';
import { docTypeScenarios, replacementTag } from '../shared/spanish-doc-types.ts';

/** VAT registers kept with the tax agency (Suministro Inmediato de Información). Source: Orden HFP/417/2017. */
export const sii = defineAddon({
  key: 'es-sii-v1',
  name: { en: 'Spain SII V1.x' },
  description: {
    en: 'Prepares invoices for the SII, by which larger Spanish businesses send their VAT registers to the tax agency: kind of invoice, exemption and scheme are derived from type, tags and tax keys, and what the agency would refuse is pointed out.',
  },
  sources: [
    {
      title: { en: 'Suministro Inmediato de Información (SII) at AEAT portal' },
      url: 'https://sede.agenciatributaria.gob.es/Sede/iva/suministro-inmediato-informacion.html',
    },
  ],
  extensions,
  tags: [replacementTag],
  scenarios: [docTypeScenarios(DOC_TYPE)],
  corrections: [{ schema: 'bill/invoice', extensions: [DOC_TYPE], copyTax: true }],
  prepareCorrection: (draft) => withDocTypeOnDocument(draft, DOC_TYPE),
  after: ['pl-favat-v3'],
  normalisers: [normaliseInvoice, normaliseLine, normaliseCombo],
  rules: [invoiceRules, customerRules, comboRules],
});

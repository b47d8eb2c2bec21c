import { defineAddon } from '../../core/tax/addon.ts';
import { withDocTypeOnDocument } from '../shared/spanish-invoice.ts';
import { comboRules } from './combo-rules.ts';
import { normaliseCombo } from './combo.ts';
import { customerRules } from './customer-rules.ts';
import { DOC_TYPE } from './extension-keys.ts';
import { extensions } from './extensions.codes.ts';
import { invoiceRules } from './invoice-rules.ts';
import { normaliseInvoice } from './invoice.ts';
import { docTypeScenarios, replacementTag } from '../shared/spanish-doc-types.ts';

/** Billing records of VERI*FACTU. Source: Real Decreto 1007/2023 and Orden HAC/1177/2024. */
export const verifactu = defineAddon({
  key: 'es-verifactu-v1',
  name: { en: 'Spain VERI*FACTU V1' },
  description: {
    en: 'Prepares invoices for the billing records that Spanish invoicing software keeps or sends to the tax agency: document type, operation class, exemption and scheme are derived from type, tags and tax keys, and what the agency would refuse is pointed out.',
  },
  sources: [
    {
      title: { en: 'VERI*FACTU error response code list' },
      url: 'https://prewww2.aeat.es/static_files/common/internet/dep/aplicaciones/es/aeat/tikeV1.0/cont/ws/errores.properties',
    },
  ],
  extensions,
  tags: [replacementTag],
  scenarios: [docTypeScenarios(DOC_TYPE)],
  corrections: [{ schema: 'bill/invoice', extensions: [DOC_TYPE], copyTax: true }],
  prepareCorrection: (draft) => withDocTypeOnDocument(draft, DOC_TYPE),
  after: ['pl-favat-v3'],
  normalisers: [normaliseInvoice, normaliseCombo],
  rules: [invoiceRules, ...customerRules, comboRules],
});

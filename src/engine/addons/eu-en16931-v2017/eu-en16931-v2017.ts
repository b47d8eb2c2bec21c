import { defineAddon } from '../../core/tax/addon.ts';
import { adjustmentNormalisers } from './adjustments.ts';
import { comboRules } from './combo-rules.ts';
import { normaliseInvoice } from './invoice.ts';
import { invoiceRules } from './invoice-rules.ts';
import { normaliseNote } from './note-subjects.ts';
import { partRules } from './part-rules.ts';
import { normaliseIdentity, normaliseInbox, normaliseParty } from './party.ts';
import { normaliseInstructions } from './payment-means.ts';
import { invoiceScenarios } from './scenarios.ts';
import { normaliseCombo, normaliseTaxNote } from './tax-category.ts';
import { normaliseAttribute, normaliseItem } from './unit.ts';

/** The European standard for the content of electronic invoices, EN 16931-1:2017, the base of many national formats. */
export const en16931 = defineAddon({
  key: 'eu-en16931-v2017',
  name: { en: 'EN 16931-1:2017' },
  description: {
    en: [
      'Prepares invoices for the formats of the European standard EN 16931, such as UBL and CII: the codes of UNTDID, ISO and CEF that the standard needs are derived from the keys of the document, and what the standard requires is checked.',
      'VAT keys give the tax category: `standard` S, `zero` Z, `exempt` E, `reverse-charge` AE, `intra-community` K, `export` G, `outside-scope` O. IGIC is L, IPSI is M, every other tax O.',
      'Categories without tax (E, AE, K, G, O) need a reason: the code `cef-vatex` on the tax, or an entry in `tax.notes` about the category.',
    ].join('\n\n'),
  },
  scenarios: [invoiceScenarios],
  // Its codes are derived from keys that these addons set, and it fills in keys that they leave open.
  after: ['fr-ctc-flow6-v1', 'it-ticket-v1', 'pl-favat-v3'],
  normalisers: [
    normaliseInvoice,
    normaliseCombo,
    normaliseTaxNote,
    ...adjustmentNormalisers,
    normaliseInstructions,
    normaliseNote,
    normaliseItem,
    normaliseAttribute,
    normaliseIdentity,
    normaliseInbox,
    normaliseParty,
  ],
  rules: [invoiceRules, ...partRules, comboRules],
});

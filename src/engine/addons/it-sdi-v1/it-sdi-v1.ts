import { defineAddon } from '../../core/tax/addon.ts';
import { normaliseAddress } from './address.ts';
import { normaliseCombo } from './combo.ts';
import { extensions } from './extensions.codes.ts';
import { invoiceRules } from './invoice-rules.ts';
import { normaliseInvoice } from './invoice.ts';
import { partRules } from './part-rules.ts';
import { partyRules } from './party-rules.ts';
import { normaliseInstructions, normaliseRecord } from './payment.ts';
import { invoiceScenarios } from './scenarios.ts';
import { invoiceTags } from './tags.ts';

/** Italian invoices for the Sistema di Interscambio. Source: technical rules of the FatturaPA format, version 1.2 and later. */
export const sdi = defineAddon({
  key: 'it-sdi-v1',
  name: { en: 'Italy SDI FatturaPA v1.x' },
  description: {
    en: 'Prepares invoices for the Sistema di Interscambio (SDI), through which all Italian invoices pass in the FatturaPA format: kind of document, reason of exemption and means of payment are derived from type, tags and keys, and what the SDI would refuse is pointed out.',
  },
  extensions,
  tags: [invoiceTags],
  scenarios: [invoiceScenarios],
  inboxes: [
    { key: 'it-sdi-code', name: { en: 'SDI Destination Code', it: 'Codice Destinatario SDI' } },
    { key: 'it-sdi-pec', name: { en: 'SDI PEC Destination', it: 'PEC Destinatario SDI' } },
  ],
  // A tax without key would become standard before the ticket's exemption reason has set its key.
  after: ['it-ticket-v1', 'pl-favat-v3'],
  normalisers: [normaliseInvoice, normaliseAddress, normaliseCombo, normaliseInstructions, normaliseRecord],
  rules: [invoiceRules, ...partyRules, ...partRules],
});

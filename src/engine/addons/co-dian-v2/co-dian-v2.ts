import { defineAddon } from '../../core/tax/addon.ts';
import { CREDIT_CODE, DEBIT_CODE } from './extension-keys.ts';
import { extensions } from './extensions.codes.ts';
import { identities } from './identities.codes.ts';
import { invoiceRules } from './invoice-rules.ts';
import { normaliseInvoice } from './invoice.ts';
import { partyRules } from './party-rules.ts';

/** Electronic invoices of the Colombian DIAN in UBL 2.1. Source: Anexo Técnico de Factura Electrónica de Venta. */
export const dian = defineAddon({
  key: 'co-dian-v2',
  name: { en: 'Colombia DIAN UBL 2.X' },
  description: {
    en: 'Prepares invoices, credit and debit notes for the DIAN, which validates each before the customer gets it: Colombian parties get their fiscal responsibility and need the municipality, corrections need a reason and its code. Customers without tax identity are for invoices with the tag `simplified`; their identities have keys of their own, such as `co-citizen-id`.',
  },
  extensions,
  identities,
  corrections: [
    {
      schema: 'bill/invoice',
      types: ['credit-note', 'debit-note'],
      extensions: [CREDIT_CODE, DEBIT_CODE],
      reasonRequired: true,
      stamps: ['dian-cude'],
    },
  ],
  normalisers: [normaliseInvoice],
  rules: [invoiceRules, ...partyRules],
});

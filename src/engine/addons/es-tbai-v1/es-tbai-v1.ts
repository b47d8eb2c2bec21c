import { defineAddon } from '../../core/tax/addon.ts';
import { normaliseCombo } from './combo.ts';
import { CORRECTION } from './extension-keys.ts';
import { extensions } from './extensions.codes.ts';
import { normaliseInvoice } from './invoice.ts';
import { normaliseLine } from './line.ts';
import { comboRules, invoiceRules } from './rules.ts';

/** TicketBAI, the registration of invoices at issue with the Basque tax offices. */
export const ticketBai = defineAddon({
  key: 'es-tbai-v1',
  name: { en: 'Spain TicketBAI' },
  description: {
    en: 'Prepares invoices for TicketBAI, the registration of invoices in Álava, Bizkaia and Gipuzkoa: territory, scheme, exemption and kind of product are derived from address, tax keys and item keys, and what the tax offices would refuse is pointed out.',
  },
  extensions,
  corrections: [{ schema: 'bill/invoice', extensions: [CORRECTION] }],
  after: ['pl-favat-v3'],
  normalisers: [normaliseInvoice, normaliseLine, normaliseCombo],
  rules: [invoiceRules, comboRules],
});

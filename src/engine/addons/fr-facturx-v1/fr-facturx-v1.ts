import { defineAddon } from '../../core/tax/addon.ts';

/** Factur-X 1, equal to ZUGFeRD from version 2.2: an invoice of EN 16931 inside a PDF. */
export const facturX = defineAddon({
  key: 'fr-facturx-v1',
  requires: ['eu-en16931-v2017'],
  name: { en: 'French Factur-X v1' },
  description: {
    en: 'Prepares invoices for Factur-X, where the data of EN 16931 travel inside a PDF. Nothing is asked for beyond EN 16931, whose addon comes along.',
  },
});

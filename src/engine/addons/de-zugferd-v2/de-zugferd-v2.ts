import { defineAddon } from '../../core/tax/addon.ts';

/** ZUGFeRD from version 2.2, equal to Factur-X: an invoice of EN 16931 inside a PDF. */
export const zugferd = defineAddon({
  key: 'de-zugferd-v2',
  requires: ['eu-en16931-v2017'],
  name: { en: 'German ZUGFeRD 2.X' },
  description: {
    en: 'Prepares invoices for ZUGFeRD, where the data of EN 16931 travel inside a PDF. Nothing is asked for beyond EN 16931, whose addon comes along.',
  },
});

import { defineRegime } from '../../core/tax/regime.ts';
import { reverseCharge } from '../shared/reverse-charge.ts';
import { taxIdentityRules } from './rules.ts';
import { vat } from './tax-categories.ts';
import { businessId } from './tax-identity.ts';

/** Finland: arvonlisävero, ALV. */
export const finland = defineRegime({
  country: 'FI',
  name: { en: 'Finland', fi: 'Suomi' },
  description: {
    en: [
      'Finland charges ALV, its value added tax within the rules of the European Union: a general rate, a reduced one for food, restaurants, books, passenger transport, hotels and culture, and a second reduced one for newspapers and magazines. Exports and sales to businesses of other member states are taxed at zero.',
      'A business has a Y-tunnus (1234567-8), which without the dash is its VAT number. Invoices are corrected by documents of any type that name the original.',
      'Public bodies receive electronic invoices, in the national formats Finvoice and TEAPPSXML or over Peppol.',
    ].join('\n\n'),
  },
  sources: [
    {
      title: { en: 'Verohallinto - VAT Invoice Requirements' },
      url: 'https://www.vero.fi/en/detailed-guidance/guidance/48090/vat-invoice-requirements/',
    },
    {
      title: { en: 'Verohallinto - Business ID Validation' },
      url: 'https://www.vero.fi/globalassets/tietoa-verohallinnosta/ohjelmistokehittajille/yritys--ja-yhteisötunnuksen-ja-henkilötunnuksen-tarkistusmerkin-tarkistuslaskenta.pdf',
    },
    {
      title: { en: 'Valtiokonttori - Invoicing the State' },
      url: 'https://www.valtiokonttori.fi/en/services/government-e-invoices/invoicing-the-state/',
    },
    {
      title: { en: 'Finlex - Act on Electronic Invoicing 241/2019' },
      url: 'https://www.finlex.fi/fi/laki/alkup/2019/20190241',
    },
  ],
  known: { since: '2013-01-01', read: '2026-11-21' },
  timeZone: 'Europe/Helsinki',
  currency: 'EUR',
  taxScheme: 'VAT',
  taxIdentity: businessId,
  scenarios: [{ schema: 'bill/invoice', list: [reverseCharge] }],
  categories: [vat],
  rules: [taxIdentityRules],
});

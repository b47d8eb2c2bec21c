import { valueAddedTax } from '../shared/value-added-tax.ts';

/** Arvonlisävero. Source of the rates: arvonlisäverolaki 1501/1993, sections 84 to 85 a, and the pages below. */
export const vat = valueAddedTax({
  name: { fi: 'ALV' },
  title: { fi: 'Arvonlisävero' },
  rates: {
    general: {
      name: { en: 'General Rate', fi: 'Yleinen verokanta' },
      values: { '2024-09-01': '25.5%', '2013-01-01': '24.0%' },
    },
    reduced: {
      name: { en: 'Reduced Rate', fi: 'Ensimmäinen alennettu verokanta' },
      values: { '2026-01-01': '13.5%', '2013-01-01': '14.0%' },
    },
    'super-reduced': {
      name: { en: 'Super-Reduced Rate', fi: 'Toinen alennettu verokanta' },
      values: { '2013-01-01': '10.0%' },
    },
  },
  sources: [
    {
      title: { en: 'Verohallinto - VAT Rates' },
      url: 'https://www.vero.fi/en/businesses-and-corporations/taxes-and-charges/vat/rates-of-vat/',
    },
    {
      title: { en: 'Finlex - Value Added Tax Act 1501/1993' },
      url: 'https://www.finlex.fi/fi/laki/ajantasa/1993/19931501',
    },
  ],
});

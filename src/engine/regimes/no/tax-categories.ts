import { valueAddedTax } from '../shared/value-added-tax.ts';

/** Merverdiavgift. Source of the rates: the yearly decision of the Storting; merverdiavgiftsloven, chapter 5. */
export const vat = valueAddedTax({
  name: { nb: 'MVA' },
  title: { nb: 'Merverdiavgift' },
  rates: {
    general: {
      name: { en: 'General Rate', nb: 'Alminnelig sats' },
      desc: {
        en: 'For all goods and services to which the law gives no other rate.',
        nb: 'For alle varer og tjenester som loven ikke gir en annen sats.',
      },
      values: '25.0%',
    },
    reduced: {
      name: { en: 'Reduced Rate', nb: 'Redusert sats' },
      desc: {
        en: 'For food and drink, though not in restaurants, and for water and sewerage.',
        nb: 'For mat og drikke, men ikke servering, og for vann og avløp.',
      },
      byLaw: { '2012-01-01': '15.0%', '2010-01-01': '14.0%' },
    },
    'super-reduced': {
      name: { en: 'Super-reduced Rate', nb: 'Lav sats' },
      desc: {
        en: 'For passenger transport, nights in hotels, cinemas, museums, amusement parks and sports events.',
        nb: 'For persontransport, overnatting, kino, museer, fornøyelsesparker og idrettsarrangementer.',
      },
      byLaw: {
        '2021-10-01': '12.0%',
        '2020-04-01': '6.0%',
        '2018-01-01': '12.0%',
        '2016-01-01': '10.0%',
        '2010-01-01': '8.0%',
      },
    },
    special: {
      name: { en: 'Special Rate', nb: 'Særskilt sats' },
      desc: {
        en: 'For fish and other wild marine resources sold first hand through a fishermen’s sales organisation.',
        nb: 'For førstehåndsomsetning av viltlevende marine ressurser gjennom et fiskesalgslag.',
      },
      values: '11.11%',
    },
  },
  sources: [
    {
      title: { en: 'Skatteetaten - VAT rates', nb: 'Skatteetaten - Satser for merverdiavgift' },
      url: 'https://www.skatteetaten.no/en/rates/value-added-tax/',
      at: '2025-06-15T00:00:00',
    },
    {
      title: { en: 'Stortingsvedtak om merverdiavgift for 2026' },
      url: 'https://lovdata.no/dokument/STV/forskrift/2025-12-18-2752',
    },
    {
      title: { nb: 'Lovdata - merverdiavgiftsloven' },
      url: 'https://lovdata.no/dokument/NL/lov/2009-06-19-58',
    },
  ],
});

import { alternativeCountryCode, country, isoCountries } from '../../codelists/countries.ts';
import type { CodeDefinition } from '../../core/tax/definitions.ts';

/** Key of the extension for the place of taxation. */
export const REGION = 'pt-region';

export const MAINLAND = 'PT';
export const AZORES = 'PT-AC';
export const MADEIRA = 'PT-MA';

const foreign = isoCountries()
  .filter(({ code }) => code !== MAINLAND)
  .map(({ code, name }): CodeDefinition => ({ code, name: { en: name } }));

/** Element `TaxCountryRegion` of SAF-T (PT), as Portaria 302/2016 defines it: a region of Portugal, or a country by ISO 3166-1. */
export const region: CodeDefinition = {
  key: REGION,
  name: { en: 'Region Code', pt: 'Código da Região' },
  desc: {
    en: [
      'Where the sale is taxed: `PT` for the mainland, `PT-AC` for the Azores, `PT-MA` for Madeira, or the ISO code of another country. SAF-T reports it as `TaxCountryRegion`.',
      'It decides the percentage of a rate. The mainland is filled in when nothing is said.',
    ].join('\n\n'),
  },
  values: [
    { code: MAINLAND, name: { en: 'Mainland Portugal', pt: 'Portugal Continental' } },
    { code: AZORES, name: { en: 'Azores', pt: 'Açores' } },
    { code: MADEIRA, name: { en: 'Madeira', pt: 'Madeira' } },
    ...foreign,
  ],
};

/** The region for a tax of another country: its ISO code, `''` if it is no country (the union one-stop shop). */
export function regionOf(taxCountry: string): string {
  if (country(taxCountry)?.iso) return taxCountry;
  const alternative = alternativeCountryCode(taxCountry) ?? '';
  return country(alternative)?.iso ? alternative : '';
}

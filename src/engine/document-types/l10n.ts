// Written by `npm run tool -- document-types` from the definitions of the types. Edit the definitions instead.

/** A country, region or district by a code of capital letters and digits. */
export type L10nCode = string;

/** A country by its two-letter ISO 3166-1 code. */
export type L10nIsoCountryCode = string;

/** A country as its tax authority names it: mostly the ISO 3166-1 code, but EL for Greece and XI for Northern Ireland. */
export type L10nTaxCountryCode = string;

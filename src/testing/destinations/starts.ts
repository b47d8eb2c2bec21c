import type { JsonObject } from '../../engine/index.ts';
import type { Answers } from './from-nothing.ts';

/** In a country other than that of the destination: of no country, or of several. */
export const COUNTRIES: Readonly<Record<string, string>> = { 'pint-aunz': 'AU', 'pint-aunz-selfbilling': 'AU' };

/** What the author of the document knows before the first question. */
export const STARTS: readonly (readonly [keys: RegExp, start: JsonObject])[] = [
  [/self-?billing/, { $tags: ['self-billed'] }],
  // A seller who is not registered for the tax.
  [/^pint-jp-ntr$/, { lines: [{}] }],
  [/^fr-cdar$/, { $schema: 'https://gobl.org/draft-0/bill/status', type: 'response' }],
];

/** Destinations that no questions lead to yet. */
export const NOT_YET: ReadonlyMap<string, string> = new Map([
  ['peppol-invoice-response', 'a response is made from the invoice that it answers'],
  ['peppol-mls', 'a status is made by service providers'],
]);

/** Answers for one destination alone: Chorus Pro has the SIRET of a party where others have the SIREN. */
export const OWN_ANSWERS: Readonly<Record<string, Answers>> = {
  choruspro: {
    'supplier.identities[].code': '73282932000074',
    'customer.identities[].code': '73282932000074',
  },
};

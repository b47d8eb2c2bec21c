import type { CodeDefinition } from '../../core/tax/definitions.ts';

/** Number in the trade register of the Kamer van Koophandel. */
export const KVK = 'KVK';

/** Number of public bodies and their suppliers in electronic communication, issued by Logius. */
export const OIN = 'OIN';

export const identities: readonly CodeDefinition[] = [
  { code: KVK, name: { en: 'KVK Number', nl: 'KVK-nummer' } },
  {
    code: OIN,
    name: { en: 'OIN Number', nl: 'OIN-nummer' },
    sources: [
      {
        title: { en: 'OIN Stelsel - Samenstelling OIN' },
        url: 'https://gitdocumentatie.logius.nl/publicatie/dk/oin/2.2.1/#samenstelling-oin',
      },
    ],
  },
];

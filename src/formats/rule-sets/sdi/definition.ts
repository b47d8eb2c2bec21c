import type { RuleSetDefinition } from '../definition.ts';

/**
 * Conditions of the Sistema di Interscambio that a file alone can break, under the codes of its notifications.
 * Source: Agenzia delle Entrate, list of checks of the technical specification 1.9.
 */
export const sdiSet = {
  key: 'sdi',
  name: 'Sistema di Interscambio (SdI)',
  authority: 'Agenzia delle Entrate',
  documents: { FatturaElettronica: 'fatturapa', FatturaElettronicaSemplificata: 'fatturapa' },
  profiles: ['fatturapa'],
  releases: [
    {
      key: '1.9',
      from: '2025-04-01',
      source: 'https://www.fatturapa.gov.it/it/norme-e-regole/documentazione-fatturapa/',
    },
  ],
  norm: {
    title: 'Agenzia delle Entrate, FatturaPA, specifiche tecniche 1.9, elenco dei controlli',
    url: 'https://www.fatturapa.gov.it/it/norme-e-regole/documentazione-fatturapa/',
  },
} as const satisfies RuleSetDefinition;

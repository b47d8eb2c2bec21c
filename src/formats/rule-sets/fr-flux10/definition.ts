import type { RuleSetDefinition } from '../definition.ts';

/** Reports of transactions and payments to the tax office, a separate document. */
export const frFlux10Set = {
  key: 'fr-flux10',
  name: 'French e-reporting (flow 10)',
  authority: 'AIFE',
  documents: { Report: 'cii' },
  releases: [{ key: '1.0', from: '2026-07-27', source: 'https://www.impots.gouv.fr/specifications-externes-b2b' }],
  newer: [{ key: '1.1', known: '2026-11-28', source: 'https://github.com/phax/phive-rules' }],
  norm: { title: 'DGFiP, external specifications B2B', url: 'https://www.impots.gouv.fr/specifications-externes-b2b' },
} as const satisfies RuleSetDefinition;

import type { RuleSetDefinition } from '../definition.ts';

/** Messages on the life cycle of an invoice, in a separate document. */
export const frCdarSet = {
  key: 'fr-cdar',
  name: 'French life cycle (CDAR)',
  unstated: 6,
  authority: 'FNFE-MPE',
  documents: { CrossDomainAcknowledgementAndResponse: 'cii' },
  profiles: ['fr-cdar'],
  // There is no content model of these messages.
  replaces: ['en16931', 'schema'],
  releases: [
    { key: '1.4.0', from: '2026-06-30', until: '2026-08-04', source: 'https://github.com/fnfempe/France_RFE' },
    { key: '1.4.0.03', from: '2026-08-04', source: 'https://github.com/fnfempe/France_RFE' },
  ],
  newer: [{ key: '1.4.0.04', known: '2026-09-03', source: 'https://github.com/fnfempe/France_RFE' }],
  norm: { title: 'AFNOR XP Z12-012', url: 'https://github.com/fnfempe/France_RFE' },
} as const satisfies RuleSetDefinition;

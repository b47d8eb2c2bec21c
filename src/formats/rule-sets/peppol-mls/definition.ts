import type { RuleSetDefinition } from '../definition.ts';

/** An access point's answer to a received message. */
export const peppolMlsSet = {
  key: 'peppol-mls',
  name: 'Peppol Message Level Status',
  authority: 'OpenPeppol',
  documents: { ApplicationResponse: 'ubl' },
  profiles: ['peppol-mls'],
  replaces: 'en16931',
  releases: [
    { key: '1.0.0', from: '2025-03-12', until: '2026-07-07', source: 'https://docs.peppol.eu/edelivery/specs/mls/' },
    { key: '1.0.1', from: '2026-07-07', source: 'https://docs.peppol.eu/edelivery/specs/mls/' },
  ],
  norm: { title: 'Peppol Message Level Status 1.0', url: 'https://docs.peppol.eu/edelivery/specs/mls/' },
} as const satisfies RuleSetDefinition;

import type { RuleSetDefinition } from '../definition.ts';

/** A receiver's answer to a message, before the message level status. */
export const peppolT71Set = {
  key: 'peppol-t71',
  name: 'Peppol Message Level Response',
  authority: 'OpenPeppol',
  documents: { ApplicationResponse: 'ubl' },
  profiles: ['peppol-mlr'],
  replaces: 'en16931',
  releases: [{ key: '2026.5', from: '2026-08-17', source: 'https://docs.peppol.eu/poacc/upgrade-3/profiles/36-mlr/' }],
  norm: { title: 'Peppol Message Level Response', url: 'https://docs.peppol.eu/poacc/upgrade-3/profiles/36-mlr/' },
} as const satisfies RuleSetDefinition;

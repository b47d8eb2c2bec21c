import type { RuleSetDefinition } from '../definition.ts';

/** A seller's response to an order. */
export const peppolT76Set = {
  key: 'peppol-t76',
  name: 'Peppol Order Response',
  authority: 'OpenPeppol',
  documents: { OrderResponse: 'ubl' },
  releases: [
    { key: '2026.5', from: '2026-08-17', source: 'https://docs.peppol.eu/poacc/upgrade-3/profiles/28-ordering/' },
  ],
  norm: { title: 'Peppol Order Response', url: 'https://docs.peppol.eu/poacc/upgrade-3/profiles/28-ordering/' },
} as const satisfies RuleSetDefinition;

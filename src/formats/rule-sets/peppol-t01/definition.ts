import type { RuleSetDefinition } from '../definition.ts';

/** A buyer's order. */
export const peppolT01Set = {
  key: 'peppol-t01',
  name: 'Peppol Order',
  authority: 'OpenPeppol',
  documents: { Order: 'ubl' },
  releases: [
    { key: '2026.5', from: '2026-08-17', source: 'https://docs.peppol.eu/poacc/upgrade-3/profiles/3-order-only/' },
  ],
  norm: { title: 'Peppol Order', url: 'https://docs.peppol.eu/poacc/upgrade-3/profiles/3-order-only/' },
} as const satisfies RuleSetDefinition;

import { UBL_INVOICES, type RuleSetDefinition } from '../definition.ts';

export const pintMySet = {
  key: 'pint-my',
  name: 'PINT Malaysia',
  authority: 'OpenPeppol',
  profiles: ['pint-my'],
  replaces: 'en16931',
  documents: UBL_INVOICES,
  base: 'pint',
  tax: 'SST',
  releases: [
    { key: '1.3.1', published: '2026-06-05', from: '2026-09-07', source: 'https://docs.peppol.eu/poac/my/pint-my/' },
  ],
  norm: { title: 'Peppol PINT Malaysia', url: 'https://docs.peppol.eu/poac/my/pint-my/' },
} as const satisfies RuleSetDefinition;

import { UBL_INVOICES, type RuleSetDefinition } from '../definition.ts';

export const pintEuSet = {
  key: 'pint-eu',
  name: 'PINT EU',
  unstated: 6,
  authority: 'OpenPeppol',
  profiles: ['pint-eu'],
  replaces: 'en16931',
  documents: UBL_INVOICES,
  base: 'pint',
  releases: [
    { key: '1.1.1', published: '2026-06-09', from: '2026-09-07', source: 'https://docs.peppol.eu/poac/eu/pint-eu/' },
  ],
  norm: { title: 'Peppol PINT EU', url: 'https://docs.peppol.eu/poac/eu/pint-eu/' },
} as const satisfies RuleSetDefinition;

import { UBL_INVOICES, type RuleSetDefinition } from '../definition.ts';

export const pintJpSet = {
  key: 'pint-jp',
  name: 'PINT Japan',
  authority: 'OpenPeppol',
  profiles: ['pint-jp'],
  replaces: 'en16931',
  documents: UBL_INVOICES,
  base: 'pint',
  releases: [
    { key: '1.1.3', published: '2026-05-18', from: '2026-09-07', source: 'https://docs.peppol.eu/poac/jp/pint-jp/' },
  ],
  norm: { title: 'Peppol PINT Japan', url: 'https://docs.peppol.eu/poac/jp/pint-jp/' },
} as const satisfies RuleSetDefinition;

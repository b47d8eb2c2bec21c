import { UBL_INVOICES, type RuleSetDefinition } from '../definition.ts';

export const oioublSet = {
  key: 'oioubl',
  name: 'OIOUBL',
  authority: 'Erhvervsstyrelsen',
  documents: UBL_INVOICES,
  profiles: ['oioubl-2'],
  // OIOUBL 2.1 is not built on EN 16931.
  replaces: 'en16931',
  releases: [{ key: '1.17.2', from: '2026-05-01', source: 'https://oioubl21.oioubl.dk/' }],
  english: true,
  norm: { title: 'OIOUBL 2.1', url: 'https://oioubl21.oioubl.dk/' },
} as const satisfies RuleSetDefinition;

import { UBL_INVOICES, type RuleSetDefinition } from '../definition.ts';

export const oioublSet = {
  key: 'oioubl',
  name: 'OIOUBL',
  authority: 'Erhvervsstyrelsen',
  documents: UBL_INVOICES,
  profiles: ['oioubl-2', 'oioubl-3'],
  // OIOUBL 2.1 is not based on EN 16931.
  replaces: 'en16931',
  releases: [
    { key: '1.17.2', from: '2026-05-01', source: 'https://oioubl21.oioubl.dk/' },
    // OIOUBL 3 was published beside OIOUBL 2.1; the day from which it is required is unknown.
    { key: '3.0.1', from: '2024-12-06', profiles: ['oioubl-3'], source: 'https://oioubl3.oioubl.dk/' },
  ],
  norm: { title: 'OIOUBL 2.1', url: 'https://oioubl21.oioubl.dk/' },
} as const satisfies RuleSetDefinition;

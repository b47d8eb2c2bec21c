import { UBL_INVOICES, type RuleSetDefinition } from '../definition.ts';

export const pintAeSet = {
  key: 'pint-ae',
  name: 'PINT United Arab Emirates',
  authority: 'OpenPeppol',
  profiles: ['pint-ae'],
  replaces: 'en16931',
  documents: UBL_INVOICES,
  base: 'pint',
  releases: [
    { key: '2026.5', published: '2026-05-28', from: '2026-09-07', source: 'https://docs.peppol.eu/poac/ae/pint-ae/' },
  ],
  norm: { title: 'Peppol PINT United Arab Emirates', url: 'https://docs.peppol.eu/poac/ae/pint-ae/' },
} as const satisfies RuleSetDefinition;

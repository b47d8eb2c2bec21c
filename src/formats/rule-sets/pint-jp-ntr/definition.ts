import { UBL_INVOICES, type RuleSetDefinition } from '../definition.ts';

export const pintJpNtrSet = {
  key: 'pint-jp-ntr',
  name: 'PINT Japan Non-Tax-Registered',
  authority: 'OpenPeppol',
  profiles: ['pint-jp-ntr'],
  replaces: 'en16931',
  documents: UBL_INVOICES,
  base: 'pint',
  releases: [
    {
      key: '1.1.3',
      published: '2026-05-18',
      from: '2026-09-07',
      source: 'https://docs.peppol.eu/poac/jp/pint-jp-ntr/',
    },
  ],
  norm: {
    title: 'Peppol PINT Japan for sellers that are not tax-registered',
    url: 'https://docs.peppol.eu/poac/jp/pint-jp-ntr/',
  },
} as const satisfies RuleSetDefinition;

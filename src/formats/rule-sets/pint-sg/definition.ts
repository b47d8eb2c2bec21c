import { UBL_INVOICES, type RuleSetDefinition } from '../definition.ts';

export const pintSgSet = {
  key: 'pint-sg',
  name: 'PINT Singapore',
  authority: 'OpenPeppol',
  profiles: ['pint-sg'],
  replaces: 'en16931',
  documents: UBL_INVOICES,
  base: 'pint',
  tax: 'GST',
  releases: [
    { key: '1.4.1', published: '2026-05-25', from: '2026-09-07', source: 'https://docs.peppol.eu/poac/sg/pint-sg/' },
  ],
  norm: { title: 'Peppol PINT Singapore', url: 'https://docs.peppol.eu/poac/sg/pint-sg/' },
} as const satisfies RuleSetDefinition;

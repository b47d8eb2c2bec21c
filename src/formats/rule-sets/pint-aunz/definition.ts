import { UBL_INVOICES, type RuleSetDefinition } from '../definition.ts';

export const pintAunzSet = {
  key: 'pint-aunz',
  name: 'PINT A-NZ',
  authority: 'OpenPeppol',
  profiles: ['pint-aunz'],
  replaces: 'en16931',
  documents: UBL_INVOICES,
  base: 'pint',
  tax: 'GST',
  releases: [
    {
      key: '1.1.3',
      published: '2026-05-21',
      from: '2026-09-07',
      source: 'https://docs.peppol.eu/poac/aunz/pint-aunz/',
    },
  ],
  norm: { title: 'Peppol PINT A-NZ', url: 'https://docs.peppol.eu/poac/aunz/pint-aunz/' },
} as const satisfies RuleSetDefinition;

import { UBL_INVOICES, type RuleSetDefinition } from '../definition.ts';

export const pintAunzSelfbillingSet = {
  key: 'pint-aunz-selfbilling',
  name: 'PINT A-NZ Self-Billing',
  authority: 'OpenPeppol',
  profiles: ['pint-aunz-selfbilling'],
  replaces: 'en16931',
  documents: UBL_INVOICES,
  base: 'pint',
  tax: 'GST',
  releases: [
    {
      key: '1.1.3',
      published: '2026-05-21',
      from: '2026-09-07',
      source: 'https://docs.peppol.eu/poac/aunz/pint-aunz-sb/',
    },
  ],
  norm: { title: 'Peppol PINT A-NZ Self-Billing', url: 'https://docs.peppol.eu/poac/aunz/pint-aunz-sb/' },
} as const satisfies RuleSetDefinition;

import { UBL_INVOICES, type RuleSetDefinition } from '../definition.ts';

export const pintMySelfbillingSet = {
  key: 'pint-my-selfbilling',
  name: 'PINT Malaysia Self-Billing',
  authority: 'OpenPeppol',
  profiles: ['pint-my-selfbilling'],
  replaces: 'en16931',
  documents: UBL_INVOICES,
  base: 'pint',
  tax: 'SST',
  releases: [
    { key: '1.3.1', published: '2026-06-05', from: '2026-09-07', source: 'https://docs.peppol.eu/poac/my/pint-my-sb/' },
  ],
  norm: { title: 'Peppol PINT Malaysia Self-Billing', url: 'https://docs.peppol.eu/poac/my/pint-my-sb/' },
} as const satisfies RuleSetDefinition;

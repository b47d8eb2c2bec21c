import { UBL_INVOICES, type RuleSetDefinition } from '../definition.ts';

export const pintJpSelfbillingSet = {
  key: 'pint-jp-selfbilling',
  name: 'PINT Japan Self-Billing',
  authority: 'OpenPeppol',
  profiles: ['pint-jp-selfbilling'],
  replaces: 'en16931',
  documents: UBL_INVOICES,
  base: 'pint',
  releases: [
    { key: '1.1.3', published: '2026-05-18', from: '2026-09-07', source: 'https://docs.peppol.eu/poac/jp/pint-jp-sb/' },
  ],
  norm: { title: 'Peppol PINT Japan Self-Billing', url: 'https://docs.peppol.eu/poac/jp/pint-jp-sb/' },
} as const satisfies RuleSetDefinition;

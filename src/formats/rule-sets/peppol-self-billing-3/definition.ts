import { UBL_INVOICES, type RuleSetDefinition } from '../definition.ts';

export const peppolSelfBilling3Set = {
  key: 'peppol-self-billing-3',
  name: 'Peppol BIS Self-Billing 3',
  authority: 'OpenPeppol',
  documents: UBL_INVOICES,
  profiles: ['peppol-self-billing-3'],
  base: 'en16931',
  releases: [
    {
      key: '2026.5',
      from: '2026-08-24',
      base: '1.3.16',
      source: 'https://docs.peppol.eu/poacc/self-billing/3.0/release-notes/',
    },
  ],
  // OpenPeppol publishes in autumn; the day is not known.
  newer: [
    {
      key: '2026.11',
      known: '2026-11-01',
      due: true,
      source: 'https://docs.peppol.eu/poacc/self-billing/3.0/release-notes/',
    },
  ],
  norm: { title: 'Peppol BIS Self-Billing 3.0', url: 'https://docs.peppol.eu/poacc/self-billing/3.0/' },
  ahead: true,
} as const satisfies RuleSetDefinition;

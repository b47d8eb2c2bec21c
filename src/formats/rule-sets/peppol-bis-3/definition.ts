import { CII_INVOICES, UBL_INVOICES, type RuleSetDefinition } from '../definition.ts';

export const peppolBis3Set = {
  key: 'peppol-bis-3',
  name: 'Peppol BIS Billing 3',
  authority: 'OpenPeppol',
  documents: { ...UBL_INVOICES, ...CII_INVOICES },
  profiles: ['peppol-bis-3'],
  base: 'en16931',
  releases: [
    {
      key: '2025.11',
      from: '2026-02-23',
      until: '2026-08-24',
      base: '1.3.15',
      source: 'https://docs.peppol.eu/poacc/billing/3.0/release-notes/',
    },
    {
      key: '2026.5',
      from: '2026-08-24',
      base: '1.3.16',
      source: 'https://docs.peppol.eu/poacc/billing/3.0/release-notes/',
    },
  ],
  // OpenPeppol publishes in autumn; the day is not known.
  newer: [
    {
      key: '2026.11',
      known: '2026-11-01',
      due: true,
      source: 'https://docs.peppol.eu/poacc/billing/3.0/release-notes/',
    },
  ],
  norm: { title: 'Peppol BIS Billing 3.0', url: 'https://docs.peppol.eu/poacc/billing/3.0/' },
  ahead: true,
} as const satisfies RuleSetDefinition;

import { UBL_INVOICES, type RuleSetDefinition } from '../definition.ts';

/**
 * The two files of the authority's kit in one set: its own rules, and its version of EN 16931, with fewer rules and
 * other severities.
 */
export const zatcaSet = {
  key: 'zatca',
  name: 'ZATCA e-invoicing',
  authority: 'ZATCA',
  documents: UBL_INVOICES,
  profiles: ['zatca'],
  replaces: 'en16931',
  // The files have no date: this is the first day on which this version was seen published.
  releases: [{ key: '3.4.6', from: '2026-04-02', source: 'https://github.com/phax/phive-rules/releases' }],
  norm: {
    title: 'ZATCA, Electronic Invoice XML Implementation Standard',
    url: 'https://zatca.gov.sa/en/E-Invoicing/SystemsDevelopers/Pages/E-Invoice-specifications.aspx',
  },
} as const satisfies RuleSetDefinition;

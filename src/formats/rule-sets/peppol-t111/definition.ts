import type { RuleSetDefinition } from '../definition.ts';

/** A buyer's response to an invoice. */
export const peppolT111Set = {
  key: 'peppol-t111',
  name: 'Peppol Invoice Response',
  authority: 'OpenPeppol',
  documents: { ApplicationResponse: 'ubl' },
  profiles: ['peppol-invoice-response'],
  replaces: 'en16931',
  releases: [
    {
      key: '2026.5',
      from: '2026-08-17',
      source: 'https://docs.peppol.eu/poacc/upgrade-3/profiles/63-invoiceresponse/',
    },
  ],
  norm: {
    title: 'Peppol Invoice Response',
    url: 'https://docs.peppol.eu/poacc/upgrade-3/profiles/63-invoiceresponse/',
  },
} as const satisfies RuleSetDefinition;

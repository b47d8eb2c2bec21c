import { CII_INVOICES, UBL_INVOICES, type RuleSetDefinition } from '../definition.ts';

export const frExtendedCtcSet = {
  key: 'fr-extended-ctc',
  name: 'French extended CTC',
  unstated: 8,
  authority: 'FNFE-MPE',
  documents: { ...UBL_INVOICES, ...CII_INVOICES },
  profiles: ['fr-extended'],
  replaces: 'en16931',
  releases: [{ key: '1.4.0.03', from: '2026-08-04', source: 'https://github.com/fnfempe/France_RFE' }],
  newer: [{ key: '1.4.0.04', known: '2026-09-03', source: 'https://github.com/fnfempe/France_RFE' }],
  norm: { title: 'AFNOR XP Z12-012', url: 'https://github.com/fnfempe/France_RFE' },
} as const satisfies RuleSetDefinition;

import { CII_INVOICES, UBL_INVOICES, type RuleSetDefinition } from '../definition.ts';

export const frCtcSet = {
  key: 'fr-ctc',
  name: 'French CTC',
  unstated: 2,
  authority: 'FNFE-MPE',
  documents: { ...UBL_INVOICES, ...CII_INVOICES },
  profiles: ['fr-cius', 'fr-extended'],
  base: 'en16931',
  releases: [
    {
      key: '1.4.0',
      from: '2026-06-30',
      until: '2026-08-04',
      source: 'https://github.com/fnfempe/France_RFE',
    },
    { key: '1.4.0.03', from: '2026-08-04', source: 'https://github.com/fnfempe/France_RFE' },
  ],
  newer: [{ key: '1.4.0.04', known: '2026-09-03', source: 'https://github.com/fnfempe/France_RFE' }],
  norm: { title: 'AFNOR XP Z12-012', url: 'https://github.com/fnfempe/France_RFE' },
} as const satisfies RuleSetDefinition;

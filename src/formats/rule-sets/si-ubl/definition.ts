import { UBL_INVOICES, type RuleSetDefinition } from '../definition.ts';

/** EN 16931 and the Dutch rules in one set: it has no base. */
export const siUblSet = {
  key: 'si-ubl',
  name: 'SI-UBL 2.0 (NLCIUS)',
  unstated: 4,
  authority: 'Nederlandse Peppolautoriteit',
  profiles: ['nlcius', 'nlcius-gaccount'],
  replaces: 'en16931',
  documents: UBL_INVOICES,
  releases: [{ key: '2.0.3.13', from: '2026-05-21', source: 'https://github.com/peppolautoriteit-nl/validation' }],
  norm: { title: 'SI-UBL 2.0, NLCIUS', url: 'https://github.com/peppolautoriteit-nl/validation' },
} as const satisfies RuleSetDefinition;

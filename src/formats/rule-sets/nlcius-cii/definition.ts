import { CII_INVOICES, type RuleSetDefinition } from '../definition.ts';

/** EN 16931 and the Dutch rules in one set: it has no base. */
export const nlciusCiiSet = {
  key: 'nlcius-cii',
  name: 'NLCIUS in CII',
  unstated: 7,
  authority: 'Nederlandse Peppolautoriteit',
  profiles: ['nlcius', 'nlcius-gaccount'],
  replaces: 'en16931',
  documents: CII_INVOICES,
  releases: [{ key: '1.0.3.13', from: '2026-05-21', source: 'https://github.com/peppolautoriteit-nl/validation' }],
  norm: { title: 'NLCIUS in CII', url: 'https://github.com/peppolautoriteit-nl/validation' },
} as const satisfies RuleSetDefinition;

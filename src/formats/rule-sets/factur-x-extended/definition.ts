import { CII_INVOICES, type RuleSetDefinition } from '../definition.ts';

export const facturXExtendedSet = {
  key: 'factur-x-extended',
  name: 'Factur-X EXTENDED',
  unstated: 3,
  authority: 'FNFE-MPE, FeRD',
  documents: CII_INVOICES,
  profiles: ['factur-x-extended', 'zugferd-2-extended'],
  replaces: 'en16931',
  releases: [{ key: '1.09.2', published: '2026-08-04', from: '2026-09-01', source: 'https://fnfe-mpe.org/factur-x/' }],
  norm: { title: 'Factur-X 1.09', url: 'https://fnfe-mpe.org/factur-x/' },
} as const satisfies RuleSetDefinition;

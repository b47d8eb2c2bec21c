import { CII_INVOICES, type RuleSetDefinition } from '../definition.ts';

/** What the rule sets of the levels have in common. */
const LEVEL = {
  authority: 'FNFE-MPE, FeRD',
  documents: CII_INVOICES,
  replaces: 'en16931',
  releases: [{ key: '1.09.2', published: '2026-08-04', from: '2026-09-01', source: 'https://fnfe-mpe.org/factur-x/' }],
  norm: { title: 'Factur-X 1.09', url: 'https://fnfe-mpe.org/factur-x/' },
} as const satisfies Omit<RuleSetDefinition, 'key' | 'name'>;

export const facturXMinimumSet = {
  ...LEVEL,
  key: 'factur-x-minimum',
  name: 'Factur-X MINIMUM',
  profiles: ['factur-x-minimum', 'zugferd-2-minimum'],
} as const satisfies RuleSetDefinition;

export const facturXBasicWlSet = {
  ...LEVEL,
  key: 'factur-x-basic-wl',
  name: 'Factur-X BASIC WL',
  unstated: 2,
  profiles: ['factur-x-basic-wl', 'zugferd-2-basic-wl'],
} as const satisfies RuleSetDefinition;

export const facturXBasicSet = {
  ...LEVEL,
  key: 'factur-x-basic',
  name: 'Factur-X BASIC',
  unstated: 3,
  profiles: ['factur-x-basic', 'zugferd-2-basic'],
} as const satisfies RuleSetDefinition;

export const facturXExtendedSet = {
  ...LEVEL,
  key: 'factur-x-extended',
  name: 'Factur-X EXTENDED',
  unstated: 3,
  profiles: ['factur-x-extended', 'zugferd-2-extended'],
} as const satisfies RuleSetDefinition;

import { UBL_INVOICES, type RuleSetDefinition } from '../definition.ts';
import { PINT_OM_NOT_STATED } from '../../rules/shared/pint/om/not-stated.codes.ts';

export const pintOmSet = {
  key: 'pint-om',
  name: 'PINT Oman',
  unstated: 2,
  authority: 'OpenPeppol',
  profiles: ['pint-om'],
  replaces: 'en16931',
  documents: UBL_INVOICES,
  base: 'pint',
  releases: [{ key: '1.0.1', from: '2026-07-29', source: 'https://docs.peppol.eu/poac/om/pint-om/' }],
  open: PINT_OM_NOT_STATED,
  norm: { title: 'Peppol PINT Oman', url: 'https://docs.peppol.eu/poac/om/pint-om/' },
} as const satisfies RuleSetDefinition;

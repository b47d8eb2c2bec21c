import { PINT_KEYS } from '../../en16931/profiles/pint.ts';
import { UBL_INVOICES, type RuleSetDefinition } from '../definition.ts';

export const pintSet = {
  key: 'pint',
  name: 'PINT',
  authority: 'OpenPeppol',
  profiles: PINT_KEYS,
  documents: UBL_INVOICES,
  releases: [
    { key: '1.1.3', published: '2026-05-18', from: '2026-09-07', source: 'https://docs.peppol.eu/poac/pint/' },
  ],
  norm: { title: 'Peppol International Invoice', url: 'https://docs.peppol.eu/poac/pint/' },
} as const satisfies RuleSetDefinition;

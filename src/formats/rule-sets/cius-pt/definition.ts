import { UBL_INVOICES, type RuleSetDefinition } from '../definition.ts';

/** EN 16931 and the Portuguese rules in one set: it has no base. */
export const ciusPtSet = {
  key: 'cius-pt',
  name: 'CIUS-PT',
  authority: 'eSPap',
  profiles: ['cius-pt'],
  replaces: 'en16931',
  documents: UBL_INVOICES,
  releases: [{ key: '2.1.1', from: '2021-02-26', source: 'https://www.espap.gov.pt/spfin/normas/Paginas/normas.aspx' }],
  norm: { title: 'CIUS-PT', url: 'https://www.espap.gov.pt/spfin/normas/Paginas/normas.aspx' },
} as const satisfies RuleSetDefinition;

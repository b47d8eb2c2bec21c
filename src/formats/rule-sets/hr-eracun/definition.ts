import { UBL_INVOICES, type RuleSetDefinition } from '../definition.ts';

export const hrEracunSet = {
  key: 'hr-eracun',
  name: 'HR eRačun',
  authority: 'Ministarstvo financija, Porezna uprava',
  documents: UBL_INVOICES,
  profiles: ['hr-eracun'],
  base: 'en16931',
  releases: [
    {
      key: '2026-03-13',
      from: '2026-03-13',
      source: 'https://porezna.gov.hr/fiskalizacija/bezgotovinski-racuni/eracun',
    },
  ],
  norm: {
    title: 'HR CIUS and extension 2025',
    url: 'https://porezna.gov.hr/fiskalizacija/bezgotovinski-racuni/eracun',
  },
} as const satisfies RuleSetDefinition;

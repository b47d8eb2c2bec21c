import type { RuleSetDefinition } from '../definition.ts';

/**
 * Conditions of Online Számla that a file alone can break. The authority's errors refuse it; with a warning it is kept.
 * Source: Online Invoice System 3.0, Interface Specification of 2023-02-02, chapter 3.
 */
export const navSet = {
  key: 'nav',
  name: 'Online Számla (NAV)',
  authority: 'Nemzeti Adó- és Vámhivatal',
  documents: { InvoiceData: 'nav' },
  profiles: ['nav'],
  // The day of the specification: the interface itself is of 2021.
  releases: [{ key: '3.0', from: '2021-04-01', source: 'https://github.com/nav-gov-hu/Online-Invoice' }],
  norm: {
    title: 'NAV, Online Invoice System 3.0, Interface Specification',
    url: 'https://github.com/nav-gov-hu/Online-Invoice',
  },
} as const satisfies RuleSetDefinition;

import type { Profile } from './profile.ts';

/** Invoices of Online Számla. Source: schema invoiceData 3.0, Nemzeti Adó- és Vámhivatal. */
export const nav: Profile = {
  key: 'nav',
  name: 'NAV 3.0',
  syntaxes: ['nav'],
  specification: '3.0',
  recognisedBy: [{ specification: /^$/ }],
  addons: [],
};

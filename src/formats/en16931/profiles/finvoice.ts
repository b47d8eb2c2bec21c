import type { Profile } from './profile.ts';

/** Invoices of Finvoice; earlier versions are read. Source: schema 3.0, Finanssiala. */
export const finvoice: Profile = {
  key: 'finvoice',
  name: 'Finvoice 3.0',
  syntaxes: ['finvoice'],
  specification: '3.0',
  recognisedBy: [{ specification: /^$/ }],
  addons: ['fi-finvoice-v3'],
};

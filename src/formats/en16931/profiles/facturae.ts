import type { Profile } from './profile.ts';

/** Invoices of Facturae; earlier versions are read. Source: schema 3.2.2, Ministerio de Hacienda. */
export const facturae: Profile = {
  key: 'facturae',
  name: 'Facturae 3.2.2',
  syntaxes: ['facturae'],
  specification: '3.2.2',
  recognisedBy: [{ specification: /^3\.2(?:\.[12])?$/ }],
  addons: ['es-facturae-v3'],
};

import type { Profile } from './profile.ts';

/** Digital tax receipts of Mexico. Source: Anexo 20, version 4.0, SAT. */
export const cfdi: Profile = {
  key: 'cfdi',
  name: 'CFDI 4.0',
  syntaxes: ['cfdi'],
  specification: '4.0',
  recognisedBy: [{ specification: /^(?:4\.0)?$/ }],
  addons: ['mx-cfdi-v4'],
};

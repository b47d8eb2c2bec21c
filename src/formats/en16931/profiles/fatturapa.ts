import type { Profile } from './profile.ts';

/** Invoices of FatturaPA. Source: schemas 1.2.3 (FPA12, FPR12) and 1.0.2 (FSM10), Agenzia delle Entrate. */
export const fatturapa: Profile = {
  key: 'fatturapa',
  name: 'FatturaPA 1.2.3',
  syntaxes: ['fatturapa'],
  specification: 'FPR12',
  recognisedBy: [{ specification: /^(?:FPA12|FPR12|FSM10)?$/ }],
  addons: ['it-sdi-v1'],
};

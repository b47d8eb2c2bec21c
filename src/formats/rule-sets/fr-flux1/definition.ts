import { CII_INVOICES, UBL_INVOICES, type RuleSetDefinition } from '../definition.ts';

/** Rules of the public portal for a fully reported invoice; used only by name. */
export const frFlux1CibleSet = {
  key: 'fr-flux1-cible',
  name: 'French flow 1 (target)',
  authority: 'AIFE',
  documents: { ...UBL_INVOICES, ...CII_INVOICES },
  releases: [{ key: '0.2', from: '2026-07-31', source: 'https://www.impots.gouv.fr/specifications-externes-b2b' }],
  newer: [{ key: '1.1', known: '2026-11-28', source: 'https://github.com/phax/phive-rules' }],
  norm: { title: 'DGFiP, external specifications B2B', url: 'https://www.impots.gouv.fr/specifications-externes-b2b' },
} as const satisfies RuleSetDefinition;

/** Its rules at the start of the reform, in the same releases; used only by name. */
export const frFlux1DemarrageSet = {
  ...frFlux1CibleSet,
  key: 'fr-flux1-demarrage',
  name: 'French flow 1 (start)',
} as const satisfies RuleSetDefinition;

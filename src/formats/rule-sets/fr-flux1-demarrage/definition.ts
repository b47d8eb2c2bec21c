import type { RuleSetDefinition } from '../definition.ts';
import { frFlux1CibleSet } from '../fr-flux1-cible/definition.ts';

/** Rules of the public portal at the start of the reform, in the same releases as its target; used only by name. */
export const frFlux1DemarrageSet = {
  ...frFlux1CibleSet,
  key: 'fr-flux1-demarrage',
  name: 'French flow 1 (start)',
} as const satisfies RuleSetDefinition;

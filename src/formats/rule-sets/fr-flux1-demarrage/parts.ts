import type { RulePart } from '../definition.ts';

export const frFlux1DemarrageParts: readonly RulePart[] = [
  { load: async () => (await import('../fr-flux1-cible/rules.ts')).FR_FLUX1_DEMARRAGE_RULES },
];

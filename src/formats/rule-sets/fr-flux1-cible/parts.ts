import type { RulePart } from '../definition.ts';

export const frFlux1CibleParts: readonly RulePart[] = [
  { load: async () => (await import('./rules.ts')).FR_FLUX1_CIBLE_RULES },
];

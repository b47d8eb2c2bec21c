import type { RulePart } from '../definition.ts';

export const siUblParts: readonly RulePart[] = [
  { syntax: 'ubl', load: async () => (await import('./rules.ts')).SI_UBL_RULES },
];

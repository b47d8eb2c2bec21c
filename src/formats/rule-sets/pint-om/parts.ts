import type { RulePart } from '../definition.ts';

export const pintOmParts: readonly RulePart[] = [
  { syntax: 'ubl', load: async () => (await import('./rules.ts')).PINT_OM_RULES },
];

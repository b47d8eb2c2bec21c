import type { RulePart } from '../definition.ts';

export const pintSgParts: readonly RulePart[] = [
  { syntax: 'ubl', load: async () => (await import('./rules.ts')).PINT_SG_RULES },
];

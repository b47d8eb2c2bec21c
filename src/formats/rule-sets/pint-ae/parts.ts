import type { RulePart } from '../definition.ts';

export const pintAeParts: readonly RulePart[] = [
  { syntax: 'ubl', load: async () => (await import('./rules.ts')).PINT_AE_RULES },
];

import type { RulePart } from '../definition.ts';

export const pintEuParts: readonly RulePart[] = [
  { syntax: 'ubl', load: async () => (await import('./rules.ts')).PINT_EU_RULES },
];

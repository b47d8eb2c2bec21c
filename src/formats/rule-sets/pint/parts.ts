import type { RulePart } from '../definition.ts';

export const pintParts: readonly RulePart[] = [
  { syntax: 'ubl', load: async () => (await import('./rules.ts')).PINT_RULES },
];

import type { RulePart } from '../definition.ts';

export const pintMyParts: readonly RulePart[] = [
  { syntax: 'ubl', load: async () => (await import('./rules.ts')).PINT_MY_RULES },
];

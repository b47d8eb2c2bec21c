import type { RulePart } from '../definition.ts';

export const pintAunzParts: readonly RulePart[] = [
  { syntax: 'ubl', load: async () => (await import('./rules.ts')).PINT_AUNZ_RULES },
];

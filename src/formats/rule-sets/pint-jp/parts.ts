import type { RulePart } from '../definition.ts';

export const pintJpParts: readonly RulePart[] = [
  { syntax: 'ubl', load: async () => (await import('./rules.ts')).PINT_JP_RULES },
];

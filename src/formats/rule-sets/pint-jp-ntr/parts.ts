import type { RulePart } from '../definition.ts';

export const pintJpNtrParts: readonly RulePart[] = [
  { syntax: 'ubl', load: async () => (await import('./rules.ts')).PINT_JP_NTR_RULES },
];

import type { RulePart } from '../definition.ts';

export const ublBeParts: readonly RulePart[] = [
  { syntax: 'ubl', load: async () => (await import('./rules.ts')).UBL_BE_RULES },
];

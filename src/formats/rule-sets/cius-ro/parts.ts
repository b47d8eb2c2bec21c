import type { RulePart } from '../definition.ts';

export const ciusRoParts: readonly RulePart[] = [
  { syntax: 'ubl', load: async () => (await import('./rules.ts')).CIUS_RO_RULES },
];

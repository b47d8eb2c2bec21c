import type { RulePart } from '../definition.ts';

export const ciusPtParts: readonly RulePart[] = [
  { syntax: 'ubl', load: async () => (await import('./rules.ts')).CIUS_PT_RULES },
];

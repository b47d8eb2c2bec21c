import type { RulePart } from '../definition.ts';

export const hrEracunParts: readonly RulePart[] = [
  { syntax: 'ubl', load: async () => (await import('./rules.ts')).HR_ERACUN_RULES },
];

import type { RulePart } from '../definition.ts';

export const zatcaParts: readonly RulePart[] = [
  { syntax: 'ubl', load: async () => (await import('./rules.ts')).ZATCA_RULES },
];

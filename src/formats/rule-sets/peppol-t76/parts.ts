import type { RulePart } from '../definition.ts';

export const peppolT76Parts: readonly RulePart[] = [
  { load: async () => (await import('./rules.ts')).PEPPOL_T76_RULES },
];

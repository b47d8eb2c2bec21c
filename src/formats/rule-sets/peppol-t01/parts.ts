import type { RulePart } from '../definition.ts';

export const peppolT01Parts: readonly RulePart[] = [
  { load: async () => (await import('./rules.ts')).PEPPOL_T01_RULES },
];

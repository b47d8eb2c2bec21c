import type { RulePart } from '../definition.ts';

export const peppolT16Parts: readonly RulePart[] = [
  { load: async () => (await import('./rules.ts')).PEPPOL_T16_RULES },
];

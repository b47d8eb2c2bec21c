import type { RulePart } from '../definition.ts';

export const peppolT71Parts: readonly RulePart[] = [
  { load: async () => (await import('./rules.ts')).PEPPOL_T71_RULES },
];

import type { RulePart } from '../definition.ts';

export const peppolT111Parts: readonly RulePart[] = [
  { load: async () => (await import('./rules.ts')).PEPPOL_T111_RULES },
];

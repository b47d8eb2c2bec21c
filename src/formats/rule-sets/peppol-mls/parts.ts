import type { RulePart } from '../definition.ts';

export const peppolMlsParts: readonly RulePart[] = [
  { load: async () => (await import('./rules.ts')).PEPPOL_MLS_RULES },
];

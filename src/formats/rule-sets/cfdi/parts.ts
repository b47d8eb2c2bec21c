import type { RulePart } from '../definition.ts';

export const cfdiParts: readonly RulePart[] = [
  { syntax: 'cfdi', load: async () => (await import('./rules.ts')).CFDI_RULES },
];

import type { RulePart } from '../definition.ts';

export const verifactuParts: readonly RulePart[] = [
  { syntax: 'verifactu', load: async () => (await import('./rules.ts')).VERIFACTU_RULES },
];

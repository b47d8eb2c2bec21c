import type { RulePart } from '../definition.ts';

export const facturXExtendedParts: readonly RulePart[] = [
  { syntax: 'cii', load: async () => (await import('./rules.ts')).FACTUR_X_EXTENDED_RULES },
];

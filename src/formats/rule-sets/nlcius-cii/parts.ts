import type { RulePart } from '../definition.ts';

export const nlciusCiiParts: readonly RulePart[] = [
  { syntax: 'cii', load: async () => (await import('./rules.ts')).NLCIUS_CII_RULES },
];

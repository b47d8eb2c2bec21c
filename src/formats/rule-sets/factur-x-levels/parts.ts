import type { RulePart } from '../definition.ts';
import type { FacturXLevel } from './rules.ts';

export const facturXLevelParts = (level: FacturXLevel): readonly RulePart[] => [
  { syntax: 'cii', load: async () => (await import('./rules.ts')).facturXLevelRules(level) },
];

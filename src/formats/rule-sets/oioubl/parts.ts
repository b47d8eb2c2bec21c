import type { RulePart } from '../definition.ts';

export const oioublParts: readonly RulePart[] = [
  { syntax: 'ubl', load: async () => (await import('./rules.ts')).OIOUBL_RULES },
];

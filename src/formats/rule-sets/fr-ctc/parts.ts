import type { RulePart } from '../definition.ts';

export const frCtcParts: readonly RulePart[] = [
  { syntax: 'ubl', load: async () => (await import('./ubl-rules.ts')).FR_CTC_UBL_RULES },
  { syntax: 'cii', load: async () => (await import('./cii-rules.ts')).FR_CTC_CII_RULES },
];

import type { RulePart } from '../definition.ts';

export const frExtendedCtcParts: readonly RulePart[] = [
  { syntax: 'ubl', load: async () => (await import('./ubl-rules.ts')).FR_EXTENDED_UBL_RULES },
  { syntax: 'cii', load: async () => (await import('./cii-rules.ts')).FR_EXTENDED_CII_RULES },
];

import type { RulePart } from '../definition.ts';

export const pintJpSelfbillingParts: readonly RulePart[] = [
  { syntax: 'ubl', load: async () => (await import('./rules.ts')).PINT_JP_SELFBILLING_RULES },
];

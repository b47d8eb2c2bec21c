import type { RulePart } from '../definition.ts';

export const pintAunzSelfbillingParts: readonly RulePart[] = [
  { syntax: 'ubl', load: async () => (await import('./rules.ts')).PINT_AUNZ_SELFBILLING_RULES },
];

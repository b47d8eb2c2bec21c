import type { RulePart } from '../definition.ts';

export const pintOmSelfbillingParts: readonly RulePart[] = [
  { syntax: 'ubl', load: async () => (await import('./rules.ts')).PINT_OM_SELFBILLING_RULES },
];

import type { RulePart } from '../definition.ts';

export const pintMySelfbillingParts: readonly RulePart[] = [
  { syntax: 'ubl', load: async () => (await import('./rules.ts')).PINT_MY_SELFBILLING_RULES },
];

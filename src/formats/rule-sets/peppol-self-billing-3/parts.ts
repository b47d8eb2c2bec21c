import type { RulePart } from '../definition.ts';

export const peppolSelfBilling3Parts: readonly RulePart[] = [
  {
    syntax: 'ubl',
    load: async () => (await import('../../peppol/peppol-self-billing.ts')).PEPPOL_SELF_BILLING_RULES,
  },
];

import type { RulePart } from '../definition.ts';

export const xrechnung3Parts: readonly RulePart[] = [
  { load: async () => (await import('../../xrechnung/xrechnung-rules.ts')).xrechnungRules },
  { load: async () => (await import('../../xrechnung/xrechnung-extension-rules.ts')).xrechnungExtensionRules },
  { syntax: 'ubl', load: async () => (await import('../../xrechnung/xrechnung-ubl-rules.ts')).xrechnungUblRules },
  { syntax: 'cii', load: async () => (await import('../../xrechnung/xrechnung-cii-rules.ts')).xrechnungCiiRules },
];

import type { TermRule } from '../../en16931/rules/rule.ts';
import type { RulePart } from '../definition.ts';

async function dated(rows: Promise<readonly TermRule[]>): Promise<readonly TermRule[]> {
  const { withFormerLineAmounts } = await import('./peppol-former.ts');
  return withFormerLineAmounts(await rows);
}

export const xrechnung3Parts: readonly RulePart[] = [
  { load: async () => (await import('./xrechnung-rules.ts')).XRECHNUNG_RULES },
  { syntax: 'ubl', load: () => dated(import('./xrechnung-peppol-ubl.ts').then((part) => part.xrechnungUblRules)) },
  { syntax: 'cii', load: () => dated(import('./xrechnung-peppol-cii.ts').then((part) => part.xrechnungCiiRules)) },
];

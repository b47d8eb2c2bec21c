import type { TermRule } from '../../en16931/rules/rule.ts';
import type { RulePart } from '../definition.ts';

/** Rows with their form in the previous release. */
async function dated(rows: Promise<readonly TermRule[]>): Promise<readonly TermRule[]> {
  const { withFormer } = await import('./former-rules.ts');
  return withFormer(await rows);
}

export const xrechnung3Parts: readonly RulePart[] = [
  { load: () => dated(import('../../xrechnung/xrechnung-rules.ts').then((part) => part.xrechnungRules)) },
  {
    load: () =>
      dated(import('../../xrechnung/xrechnung-extension-rules.ts').then((part) => part.xrechnungExtensionRules)),
  },
  {
    syntax: 'ubl',
    load: () => dated(import('../../xrechnung/xrechnung-ubl-rules.ts').then((part) => part.xrechnungUblRules)),
  },
  {
    syntax: 'cii',
    load: () => dated(import('../../xrechnung/xrechnung-cii-rules.ts').then((part) => part.xrechnungCiiRules)),
  },
];

import type { TermRule } from '../../en16931/rules/rule.ts';
import type { RulePart } from '../definition.ts';

/** Rows with their form in the previous release. */
async function dated(rows: Promise<readonly TermRule[]>): Promise<readonly TermRule[]> {
  const { withFormer } = await import('./former-rules.ts');
  return withFormer(await rows);
}

export const en16931Parts: readonly RulePart[] = [
  { load: () => dated(import('../../en16931/rules/rules.ts').then((rules) => rules.EN16931_RULES)) },
  {
    syntax: 'ubl',
    load: () => dated(import('../../en16931/rules/ubl-rules.ts').then((rules) => rules.EN16931_UBL_RULES)),
  },
  {
    syntax: 'cii',
    load: () => dated(import('../../en16931/rules/cii-rules.ts').then((rules) => rules.EN16931_CII_RULES)),
  },
  { load: async () => (await import('./former-rules.ts')).EN16931_FORMER_RULES },
];

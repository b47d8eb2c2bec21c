import type { TermRule } from '../en16931/rules/rule.ts';
import type { Syntax } from '../en16931/term-tree.ts';
import { RULE_SET_CARDS, ruleSetsFor, type Judging, type RuleSet, type RuleSetKey } from './rule-set.ts';

/** Code that is fetched by itself. */
interface Part {
  readonly set: RuleSetKey;
  /** Both when left out. */
  readonly syntax?: Syntax;
  readonly load: () => Promise<readonly TermRule[]>;
}

/** In the order of `standard.ts`. */
const PARTS: readonly Part[] = [
  { set: 'en16931', load: async () => (await import('../en16931/rules/rules.ts')).EN16931_RULES },
  {
    set: 'en16931',
    syntax: 'ubl',
    load: async () => (await import('../en16931/rules/ubl-rules.ts')).EN16931_UBL_RULES,
  },
  {
    set: 'en16931',
    syntax: 'cii',
    load: async () => (await import('../en16931/rules/cii-rules.ts')).EN16931_CII_RULES,
  },
  {
    set: 'peppol-bis-3',
    syntax: 'ubl',
    load: async () => (await import('../peppol/peppol-ubl.ts')).PEPPOL_UBL_RULES,
  },
  {
    set: 'peppol-bis-3',
    syntax: 'ubl',
    load: async () => (await import('../peppol/countries/countries.ts')).countryRules,
  },
  { set: 'peppol-bis-3', syntax: 'cii', load: async () => (await import('../peppol/peppol-cii.ts')).PEPPOL_CII_RULES },
  { set: 'xrechnung-3', load: async () => (await import('../xrechnung/xrechnung-rules.ts')).xrechnungRules },
  {
    set: 'xrechnung-3',
    load: async () => (await import('../xrechnung/xrechnung-extension-rules.ts')).xrechnungExtensionRules,
  },
];

/** The sets an invoice is judged by, with the rules for its syntax. Rejects when code cannot be fetched; asking again tries again. */
export async function fetchRuleSets(judging: Judging): Promise<readonly RuleSet[]> {
  return Promise.all(
    ruleSetsFor(RULE_SET_CARDS, judging).map(async (card) => {
      const parts = PARTS.filter(({ set, syntax }) => set === card.key && (!syntax || syntax === judging.syntax));
      const rules = await Promise.all(parts.map(async ({ load }) => load()));
      return { ...card, rules: rules.flat() };
    }),
  );
}

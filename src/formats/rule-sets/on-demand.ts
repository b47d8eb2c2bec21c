import type { TermRule } from '../en16931/rules/rule.ts';
import type { Syntax } from '../en16931/term-tree.ts';
import type { Structure } from '../structure/structure.ts';
import { STRUCTURE_RULES } from '../structure/structure-rules.ts';
import { RULE_SET_CARDS, ruleSetsFor, type Judging, type RuleSet, type RuleSetKey } from './rule-set.ts';

/** Code that is fetched by itself. */
interface Part {
  readonly set: RuleSetKey;
  /** Both when left out. */
  readonly syntax?: Syntax;
  /** What an invoice must name one of; any when left out. */
  readonly countries?: readonly string[];
  readonly load: () => Promise<readonly TermRule[]>;
  /** What walks the elements, of sets that judge so. */
  readonly structure?: () => Promise<Structure>;
}

/** In the order of `standard.ts`. */
const PARTS: readonly Part[] = [
  {
    set: 'schema',
    syntax: 'ubl',
    load: () => Promise.resolve(STRUCTURE_RULES),
    structure: async () => (await import('../structure/ubl-structure.ts')).ublStructure,
  },
  {
    set: 'schema',
    syntax: 'cii',
    load: () => Promise.resolve(STRUCTURE_RULES),
    structure: async () => (await import('../structure/cii-structure.ts')).ciiStructure,
  },
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
    countries: ['NO'],
    load: async () => (await import('../peppol/countries/norway.ts')).norwayRules,
  },
  {
    set: 'peppol-bis-3',
    syntax: 'ubl',
    countries: ['DK'],
    load: async () => (await import('../peppol/countries/denmark.ts')).denmarkRules,
  },
  {
    set: 'peppol-bis-3',
    syntax: 'ubl',
    countries: ['IT'],
    load: async () => (await import('../peppol/countries/italy.ts')).italyRules,
  },
  {
    set: 'peppol-bis-3',
    syntax: 'ubl',
    countries: ['SE'],
    load: async () => (await import('../peppol/countries/sweden.ts')).swedenRules,
  },
  {
    set: 'peppol-bis-3',
    syntax: 'ubl',
    countries: ['GR', 'EL'],
    load: async () => (await import('../peppol/countries/greece.ts')).greeceRules,
  },
  {
    set: 'peppol-bis-3',
    syntax: 'ubl',
    countries: ['IS'],
    load: async () => (await import('../peppol/countries/iceland.ts')).icelandRules,
  },
  {
    set: 'peppol-bis-3',
    syntax: 'ubl',
    countries: ['NL'],
    load: async () => (await import('../peppol/countries/netherlands.ts')).netherlandsRules,
  },
  {
    set: 'peppol-bis-3',
    syntax: 'ubl',
    countries: ['DE'],
    load: async () => (await import('../peppol/countries/germany.ts')).germanyRules,
  },
  { set: 'peppol-bis-3', syntax: 'cii', load: async () => (await import('../peppol/peppol-cii.ts')).PEPPOL_CII_RULES },
  {
    set: 'peppol-bis-3',
    syntax: 'cii',
    countries: ['NO'],
    load: async () => (await import('../peppol/countries/cii-norway.ts')).norwayCiiRules,
  },
  {
    set: 'peppol-bis-3',
    syntax: 'cii',
    countries: ['IT'],
    load: async () => (await import('../peppol/countries/cii-italy.ts')).italyCiiRules,
  },
  {
    set: 'peppol-bis-3',
    syntax: 'cii',
    countries: ['DK'],
    load: async () => (await import('../peppol/countries/cii-denmark.ts')).denmarkCiiRules,
  },
  {
    set: 'peppol-bis-3',
    syntax: 'cii',
    countries: ['SE'],
    load: async () => (await import('../peppol/countries/cii-sweden.ts')).swedenCiiRules,
  },
  {
    set: 'peppol-bis-3',
    syntax: 'cii',
    countries: ['NL'],
    load: async () => (await import('../peppol/countries/cii-netherlands.ts')).netherlandsCiiRules,
  },
  {
    set: 'peppol-self-billing-3',
    syntax: 'ubl',
    load: async () => (await import('../peppol/peppol-self-billing.ts')).PEPPOL_SELF_BILLING_RULES,
  },
  { set: 'xrechnung-3', load: async () => (await import('../xrechnung/xrechnung-rules.ts')).xrechnungRules },
  {
    set: 'xrechnung-3',
    load: async () => (await import('../xrechnung/xrechnung-extension-rules.ts')).xrechnungExtensionRules,
  },
  {
    set: 'xrechnung-3',
    syntax: 'ubl',
    load: async () => (await import('../xrechnung/xrechnung-ubl-rules.ts')).xrechnungUblRules,
  },
  {
    set: 'xrechnung-3',
    syntax: 'cii',
    load: async () => (await import('../xrechnung/xrechnung-cii-rules.ts')).xrechnungCiiRules,
  },
];

function isAsked({ syntax, countries }: Part, judging: Judging): boolean {
  if (syntax && syntax !== judging.syntax) return false;
  return !countries || !judging.countries || countries.some((country) => judging.countries?.includes(country));
}

/** The sets an invoice is judged by, with the rules for its syntax. Rejects when code cannot be fetched; asking again tries again. */
export async function fetchRuleSets(judging: Judging): Promise<readonly RuleSet[]> {
  return Promise.all(
    ruleSetsFor(RULE_SET_CARDS, judging).map(async (card) => {
      const parts = PARTS.filter((part) => part.set === card.key && isAsked(part, judging));
      const [rules, structures] = await Promise.all([
        Promise.all(parts.map(async ({ load }) => load())),
        Promise.all(parts.flatMap(({ structure }) => (structure ? [structure()] : []))),
      ]);
      return { ...card, rules: rules.flat(), ...(structures.length > 0 && { structures }) };
    }),
  );
}

/** Fetches the code of every rule there is, whatever will be judged. Settles whether or not it came. */
export async function fetchEveryRule(): Promise<void> {
  await Promise.allSettled(PARTS.flatMap(({ load, structure }) => [load(), structure?.()]));
}

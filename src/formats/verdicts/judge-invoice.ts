import { judgeTerms, MOST_VERDICTS_OF_A_RULE } from '../en16931/rules/judge-terms.ts';
import type { TermRule, TermVerdict } from '../en16931/rules/rule.ts';
import type { Table } from '../mapping/row.ts';
import { isSyntax, type InvoiceTerms, type TermValue } from '../en16931/term-tree.ts';
import { withSumsInLine } from './sums-in-line.ts';
import { withCauses, type Caused, type Words } from './root-causes.ts';
import { levelsInForce, type LevelsInForce } from '../rule-sets/acceptance.ts';
import { releasedSetsFor, rulesIn, taxNameIn, type ReleasedSet, type RuleSet } from '../rule-sets/rule-set.ts';
import type { BroughtRules } from '../schematron/brought-rules.ts';
import { judgeStructure } from '../structure/judge-structure.ts';
import type { StructureFault, StructureFix } from '../structure/structure-fault.ts';
import type { Verdict } from './verdict.ts';
import { placeholdersIn } from '../xml/placeholders-in.ts';
import { xmlPath, type XmlNode } from '../xml/xml-tree.ts';
import { described } from '../../engine/values.ts';
import { structureMessages } from '../structure/messages.ts';

/** A broken rule before its words are made and its places computed. */
type JudgedRule = Caused & { readonly fix?: StructureFix | undefined };

/** A set and a release, by key. */
interface NamedSet {
  readonly set: { readonly key: string };
  readonly release: { readonly key: string };
}

/** Assay's own set: no authority has a rule on placeholders. */
export const OWN_SET: NamedSet = { set: { key: 'assay' }, release: { key: '1' } };

function leftOpen(node: XmlNode): JudgedRule {
  const words = { description: structureMessages.leftOpen, terms: [], nodes: [node], found: [] };
  return { rule: 'ASSAY-PLACEHOLDER', severity: 'error', right: undefined, words: () => words };
}

interface JudgedSet {
  readonly by: ReleasedSet<RuleSet>;
  readonly verdicts: readonly JudgedRule[];
  /** From a Schematron file of the user. */
  readonly brought: readonly Verdict[];
}

export interface JudgeRequest {
  readonly terms: InvoiceTerms;
  /** Their source. */
  readonly text: string;
  /** At least the sets for the invoice, with the rules for its syntax. */
  readonly ruleSets: readonly RuleSet[];
  /** Key of the profile that the invoice names, if known. */
  readonly profile: string | undefined;
  /** Names of rule sets, each optionally with a release; default: those of the profile. */
  readonly judge?: readonly string[];
  /** The day whose releases judge by default, as YYYY-MM-DD. */
  readonly at: string;
  /** The table of its syntax, which knows the elements of terms. */
  readonly table?: Table | undefined;
  /** The place of a value in the document. */
  readonly propertiesOf: (value: TermValue) => readonly string[];
  /** The place of a node in the document, for a format without terms. */
  readonly placesOf?: ((node: XmlNode) => readonly string[]) | undefined;
}

/**
 * Every broken rule of the sets, schema rules first, with places in the XML and in the document. Placeholders come
 * before them, for any sets.
 */
export function judgeInvoice(request: JudgeRequest): readonly Verdict[] {
  const { terms, text, propertiesOf } = request;
  const sets = releasedSetsFor(request.ruleSets, request);
  const tax = taxNameIn(sets.map(({ set }) => set));
  const judged = sets.map((by): JudgedSet => {
    const { structures, brought } = by.set;
    return {
      by,
      brought: brought ? broughtVerdicts(brought, by, request) : [],
      verdicts: structures
        ? structureVerdicts(structures, terms, text)
        : withSumsInLine(
            withCauses(
              judgeTerms(terms, boundTo(terms, by), request.at).map((verdict) =>
                inWords(verdict, by.set, request, tax),
              ),
              terms,
            ),
          ),
    };
  });
  const open = terms.root ? placeholdersIn(terms.root, MOST_VERDICTS_OF_A_RULE) : [];
  if (open.length === 0 && judged.every(({ verdicts, brought }) => verdicts.length + brought.length === 0)) return [];
  const values = valuesByNode(terms);
  const placesOf =
    request.placesOf ?? ((node: XmlNode): readonly string[] => (values.get(node) ?? []).flatMap(propertiesOf));
  const levels = levelsFor(terms, sets, request.at);
  return [
    ...open.map((node) => asVerdict(leftOpen(node), OWN_SET, placesOf)),
    ...judged.flatMap(({ by, verdicts, brought }) => [
      ...verdicts.map((verdict) => asVerdict(verdict, by, placesOf, levels)),
      ...brought,
    ]),
  ];
}

/** The rules of a set, if it judges documents of this syntax or format of an authority. */
function boundTo({ binding }: InvoiceTerms, by: ReleasedSet<RuleSet>): readonly TermRule[] {
  const isBound = isSyntax(binding) || Object.values(by.set.documents).includes(binding);
  return isBound ? rulesIn(by) : [];
}

/** With the words of its row, which are made when they are asked for. */
function inWords(
  verdict: TermVerdict,
  { describe, onBroken }: RuleSet,
  { terms: invoice, table, text }: JudgeRequest,
  tax: RuleSet['tax'],
): JudgedRule {
  if (verdict.broken) onBroken?.();
  const { rule, severity, right } = verdict;
  const words = (): Words => (verdict.broken && describe?.(verdict, { invoice, table, text, tax })) ?? verdict;
  return { rule, severity, right, words };
}

/** The levels of the receiver whose set judges, for its rules and those of its base. */
function levelsFor(terms: InvoiceTerms, sets: readonly ReleasedSet<RuleSet>[], at: string): LevelsInForce | undefined {
  const { root } = terms;
  const acceptance = sets.find(({ set }) => set.acceptance)?.set.acceptance;
  if (!root || !acceptance) return undefined;
  return levelsInForce(acceptance, { root: root.name, specification: terms.value('BT-24')?.text ?? '' }, at);
}

function broughtVerdicts(
  rules: BroughtRules,
  { set, release }: NamedSet,
  { terms: { root }, text, judge }: JudgeRequest,
): readonly Verdict[] {
  // Only a request that names the rules expects them to apply to this document.
  const verdicts = root ? rules.judge({ root, text }, { mayBeOther: judge === undefined }) : [];
  return verdicts.map((verdict) => ({ ...verdict, set: set.key, release: release.key }));
}

function structureVerdicts(
  structures: NonNullable<RuleSet['structures']>,
  { root }: InvoiceTerms,
  text: string,
): readonly JudgedRule[] {
  const structure = root && structures.find((candidate) => candidate.rootOf(root));
  return structure ? judgeStructure(structure, root, text).map(verdictOfFault) : [];
}

function verdictOfFault({ rule, node, says, fix, choices }: StructureFault): JudgedRule {
  const words = (): Words => {
    const ways = choices();
    return { description: says, terms: [], nodes: [node], found: [], ...(ways.length > 0 && { choices: ways }) };
  };
  return { rule, severity: 'error', right: undefined, fix, words };
}

/**
 * Whoever only counts faults, or lists the first of many, pays for no sentence. Here alone it is decided how grave a broken
 * rule is: its row and release give the flag, a receiver's level replaces it.
 */
function asVerdict(
  judged: JudgedRule,
  by: NamedSet,
  placesOf: (node: XmlNode) => readonly string[],
  levels?: LevelsInForce,
): Verdict {
  const shown = onFirstUse(() => shownOf(judged, placesOf));
  return verdictOf(judged, by, shown, levels);
}

/** The work, done once; it keeps nothing of the document once it is done. */
function onFirstUse<T>(work: () => T): () => T {
  let [todo, made]: [(() => T) | undefined, T | undefined] = [work, undefined];
  return () => {
    if (todo) [todo, made] = [undefined, todo()];
    return made as T;
  };
}

function verdictOf(
  { rule, severity: flag, right, fix, follows }: Omit<JudgedRule, 'words'>,
  { set, release }: NamedSet,
  shown: () => Shown,
  levels: LevelsInForce | undefined,
): Verdict {
  const level = levels?.levelOf(rule) ?? flag;
  // A member that is left out reads as undefined, and no answer writes it.
  const verdict: Open<Verdict> = {
    rule,
    set: set.key,
    release: release.key,
    severity: level,
    get description() {
      return shown().description;
    },
    get phrase() {
      return shown().phrase;
    },
    get values() {
      return shown().values;
    },
    get terms() {
      return shown().terms;
    },
    get places() {
      return shown().places;
    },
    get properties() {
      return shown().properties;
    },
    get found() {
      return shown().found;
    },
    ...(right !== undefined && { right }),
    ...(fix && { fix }),
    ...(follows !== undefined && { follows }),
    get choices() {
      return shown().choices;
    },
    ...(levels && level !== flag && { flag, level_by: levels.by }),
  };
  return verdict as Verdict;
}

/** Members that are left out may be there without a value. */
type Open<T> = { readonly [K in keyof T]: T[K] | undefined };

/** What a verdict says, and where. */
type Shown = Pick<
  Verdict,
  'description' | 'phrase' | 'values' | 'terms' | 'places' | 'properties' | 'found' | 'choices'
>;

function shownOf({ rule, words }: JudgedRule, placesOf: (node: XmlNode) => readonly string[]): Shown {
  const { description, terms, nodes, found, choices } = words();
  const properties = [...new Set(nodes.flatMap(placesOf))];
  return {
    ...described(description, rule),
    terms,
    places: nodes.map(xmlPath),
    properties,
    found,
    ...(choices && { choices }),
  };
}

function valuesByNode(terms: InvoiceTerms): ReadonlyMap<XmlNode, readonly TermValue[]> {
  const values = new Map<XmlNode, TermValue[]>();
  for (const value of terms.everyValue()) {
    if (!value.node) continue;
    const known = values.get(value.node);
    if (known) known.push(value);
    else values.set(value.node, [value]);
  }
  return values;
}

import type { TermRule } from '../en16931/rules/rule.ts';
import type { Level } from '../rule-sets/level.ts';
import { ownPhrase, type RuleSet } from '../rule-sets/rule-set.ts';
import { requirementOf } from '../rules/faults/requirement.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import type { Message, MessageRef, MessageValues } from '../../engine/index.ts';
import { described, messageOf, refOf, wordsIn } from '../../engine/values.ts';
import { cardMessages } from './messages.ts';

/** A level that a receiver gives a rule for some kinds of documents. */
export interface RuleLevel {
  readonly severity: Level;
  readonly authority: string;
  readonly scenarios: readonly string[];
}

/** A rule on XML documents, in the form of the engine's rules. */
export interface FormatRuleCard {
  readonly code: string;
  readonly type: string;
  readonly place: string;
  readonly when: readonly string[];
  readonly must: string;
  readonly description: string;
  /** Code of the description, if it differs from that of the rule. */
  readonly phrase?: string;
  readonly values?: MessageValues;
  readonly messages: { readonly when: readonly MessageRef[]; readonly must: MessageRef };
  readonly severity: Level;
  /** Levels that receivers give it in place of the severity, in their newest release. */
  readonly levels?: readonly RuleLevel[];
  /** `sets` are all that have the rule, if there are several. */
  readonly origin: { readonly kind: 'format'; readonly name: string; readonly sets?: readonly string[] };
  readonly cite: readonly { readonly title: string; readonly section: string; readonly url?: string }[];
}

/**
 * Every rule of every format, sorted by code. Sets may share a rule. A code with different constraints or severities in
 * different sets gives several entries.
 */
export function listFormatRules(): readonly FormatRuleCard[] {
  const sets = new Map<string, Shared>();
  for (const set of RULE_SETS) {
    for (const rule of set.rules) {
      const name = JSON.stringify([rule.code, wordsIn(requirementOf(rule, set.tax)), rule.severity]);
      const known = sets.get(name);
      if (known) {
        known.sets.push(set);
        known.rules.push(rule);
      } else sets.set(name, { rules: [rule], sets: [set] });
    }
  }
  return [...sets.values()].map(cardOf).sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
}

/** The rules that a card is of, one for each of its sets. */
export function rulesOn({ code, description, severity, origin: { name, sets = [name] } }: FormatRuleCard) {
  return RULE_SETS.filter(({ key }) => sets.includes(key)).flatMap(({ rules, tax }) =>
    rules.filter(
      (rule) => rule.code === code && rule.severity === severity && wordsIn(requirementOf(rule, tax)) === description,
    ),
  );
}

/** A rule with its sets. */
interface Shared {
  readonly rules: [TermRule, ...TermRule[]];
  readonly sets: [RuleSet, ...RuleSet[]];
}

function cardOf({ rules, sets }: Shared): FormatRuleCard {
  const [[rule], [set]] = [rules, sets];
  const when = [...profileWords(sets), ...syntaxWords(rules)];
  const must = cardMessages.asDescribed;
  const levels = levelsOf(rule, sets);
  return {
    code: rule.code,
    type: `xml.${isOfInvoices(set) ? 'Invoice' : Object.keys(set.documents)[0]}`,
    place: rule.terms.join(', '),
    when: when.map(({ text }) => text),
    must: must.text,
    ...described(messageOf(requirementOf(rule, set.tax), phraseIn(rule, sets)), rule.code),
    severity: rule.severity,
    ...(levels.length > 0 && { levels }),
    origin: { kind: 'format', name: set.key, ...(sets.length > 1 && { sets: sets.map(({ key }) => key) }) },
    messages: { when: when.map(refOf), must: refOf(must) },
    cite: [{ ...(BINDINGS.find(({ codes }) => codes.test(rule.code))?.norm ?? set.norm), section: rule.code }],
  };
}

/** What receivers whose sets include the rule, or are built on one that does, say of it. */
function levelsOf({ code, severity }: TermRule, sets: readonly RuleSet[]): readonly RuleLevel[] {
  const keys = new Set(sets.map(({ key }) => key));
  return RULE_SETS.filter(({ key, base }) => keys.has(key) || (base !== undefined && keys.has(base))).flatMap(
    ({ acceptance }) => {
      if (!acceptance) return [];
      const { authority, releases } = acceptance;
      const byLevel = new Map<Level, string[]>();
      for (const [scenario, levels] of Object.entries(releases.at(-1)?.levels ?? {})) {
        const level = Object.hasOwn(levels, code) ? levels[code] : undefined;
        if (level === undefined || level === severity) continue;
        byLevel.set(level, [...(byLevel.get(level) ?? []), scenario]);
      }
      return [...byLevel].map(([level, scenarios]) => ({ severity: level, authority, scenarios }));
    },
  );
}

/** Rules of EN 16931 for one syntax are in the binding documents. */
const BINDINGS = [
  { codes: /^UBL-/, norm: { title: 'CEN/TS 16931-3-2, Syntax binding for ISO/IEC 19845 (UBL 2.1)' } },
  { codes: /^CII-/, norm: { title: 'CEN/TS 16931-3-3, Syntax binding for UN/CEFACT XML (CII D16B)' } },
] as const;

function phraseIn(rule: TermRule, [first, ...others]: readonly [RuleSet, ...RuleSet[]]): string {
  return [first, ...others].every(({ english }) => english) ? ownPhrase(first, rule) : rule.code;
}

function profileWords(sets: readonly RuleSet[]): readonly Message[] {
  if (sets.some(({ profiles }) => profiles === 'every')) return [];
  const unasked = sets.filter((set) => set.profiles && isOfInvoices(set));
  if (unasked.length > 0) return [keepsTo(unasked.map(({ name }) => name))];
  return [cardMessages.judgedBy({ sets: sets.map(({ name }) => name) })];
}

const isOfInvoices = ({ documents }: RuleSet): boolean => 'Invoice' in documents || 'CrossIndustryInvoice' in documents;

function keepsTo([first = '', ...others]: readonly string[]): Message {
  return others.reduce<Message>(
    (known, set) => cardMessages.keepsToEither({ known, set }),
    cardMessages.keepsTo({ set: first }),
  );
}

function syntaxWords(rules: readonly TermRule[]): readonly Message[] {
  const ubl = rules.some((rule) => rule.ubl);
  if (ubl && rules.some((rule) => rule.cii)) return [];
  return [ubl ? cardMessages.inUbl : cardMessages.inCii];
}

import type { Message, MessageRef } from '../engine/index.ts';
import { refOf } from '../engine/values.ts';
import { nameOf } from './authorities.ts';
import { codePhrase } from './code-words.ts';
import { refusalMessages } from './messages.ts';
import { entriesOf } from './read/place-in-words.ts';
import { REFUSAL_LIMITS, type Signal, type SignalPlace } from './read/signal.ts';
import type { Authority, CodeSource, FindingSeverity, RefusalCode } from './refusal-code.ts';
import type { NamedRule, RuleBook } from './rule-book.ts';

/** Phrases of the texts about a code, by name of the text. */
export type CodeMessages = Readonly<Partial<Record<'meaning' | 'next' | 'detail', MessageRef>>>;

export interface RefusalFinding {
  readonly code: string;
  readonly authority: string;
  /** Whether we know the meaning of the code. Unknown codes are listed, never guessed. */
  readonly known: boolean;
  readonly severity: FindingSeverity;
  readonly kind?: string;
  readonly basis?: RefusalCode['basis'];
  /** The meaning of the code, in our words. */
  readonly meaning?: string;
  /** The meaning of the sentence of a parser or validator, if there is one. */
  readonly detail?: string;
  /** The authority's text for it. */
  readonly said?: string;
  /** Other texts of the authority beside the same code. */
  readonly said_also?: readonly string[];
  readonly element?: string;
  readonly places?: readonly SignalPlace[];
  /** Places in a document. */
  readonly properties?: readonly string[];
  /** Our rule for the same error. */
  readonly rule?: string;
  /** Our rules that the code names together. */
  readonly members?: readonly string[];
  readonly retired?: string;
  /** The codes that took the place of a retired one. */
  readonly successors?: readonly string[];
  /** The retired code in the answer whose place it took. */
  readonly succeeds?: string;
  readonly next?: string;
  readonly messages?: CodeMessages;
  /** What is unknown about a known code. */
  readonly lacks?: readonly ('meaning' | 'next')[];
  readonly sources: readonly CodeSource[];
}

/** What a finding rests on. */
export interface FindingSource {
  readonly authority: Authority;
  readonly ruleOf: RuleBook;
  readonly group: readonly Signal[];
}

/** A finding of a code that the authority has. */
export function findingOf(
  { authority, ruleOf, group }: FindingSource,
  row: RefusalCode,
  detail?: Message,
): RefusalFinding {
  const beside = saidBeside(group);
  const { meaning, next, messages } = textsOf(authority, row, ruleOf);
  const lacks = [
    ...(meaning === undefined ? (['meaning'] as const) : []),
    ...(next === undefined ? (['next'] as const) : []),
  ];
  return {
    code: row.code,
    authority: authority.key,
    known: true,
    severity: worstOf(group) ?? row.severity ?? 'error',
    kind: row.kind,
    basis: row.basis,
    ...(meaning !== undefined && { meaning }),
    ...(detail && { detail: detail.text }),
    ...beside,
    ...(row.element !== undefined && { element: row.element }),
    ...(row.place !== undefined && { properties: propertiesOf(row.place, beside.places) }),
    ...(row.rules?.[0] !== undefined && { rule: row.rules[0] }),
    ...(row.retired !== undefined && { retired: row.retired }),
    ...(row.successors && { successors: row.successors }),
    ...(next !== undefined && { next }),
    messages: { ...messages, ...(detail && { detail: refOf(detail) }) },
    ...(lacks.length > 0 && { lacks }),
    sources: authority.sources,
  };
}

/** A finding of one of our rules. */
export function ruleFinding({ authority, group }: FindingSource, rule: NamedRule): RefusalFinding {
  const meaning = brokenRule(rule);
  const next = refusalMessages.openHere;
  return {
    code: rule.code,
    authority: authority.key,
    known: true,
    severity: worstOf(group) ?? (rule.severity === 'information' ? 'info' : rule.severity),
    kind: 'rule',
    basis: 'file',
    meaning: meaning.text,
    ...saidBeside(group),
    rule: rule.members?.[0] ?? rule.code,
    ...(rule.members && { members: rule.members.slice(0, REFUSAL_LIMITS.maxAlso) }),
    next: next.text,
    messages: { meaning: refOf(meaning), next: refOf(next) },
    sources: authority.sources,
  };
}

/** A finding of a code that nobody we know uses. */
export const unknownFinding = ({ authority, group }: FindingSource, code: string): RefusalFinding => ({
  code,
  authority: authority.key,
  known: false,
  severity: worstOf(group) ?? 'error',
  ...saidBeside(group),
  sources: [],
});

/** A rule says what holds in a right document; an answer names it because it does not hold. */
function brokenRule({ code, description, phrase, values }: NamedRule): Message {
  return refusalMessages.broken({
    rule: { phrase: phrase ?? code, text: description, ...(values && { values }) },
  });
}

/** The meaning of a code: its own text, or that of our rule for the same error. */
export function meaningOf(
  authority: Authority,
  row: RefusalCode,
  ruleOf: RuleBook,
): { readonly meaning?: string; readonly messages?: CodeMessages } {
  const { key, sets } = authority;
  const { meaning, rules: [rule] = [] } = row;
  if (meaning !== undefined) {
    return { meaning, messages: { meaning: { phrase: codePhrase(key, nameOf(authority, row), 'meaning') } } };
  }
  const named = rule === undefined ? undefined : ruleOf(rule, sets);
  if (!named) return {};
  const broken = brokenRule(named);
  return { meaning: broken.text, messages: { meaning: refOf(broken) } };
}

/** Texts about a code, with their phrases. */
export function textsOf(
  authority: Authority,
  row: RefusalCode,
  ruleOf: RuleBook,
): { readonly meaning?: string; readonly next?: string; readonly messages: CodeMessages } {
  const { messages, ...meaning } = meaningOf(authority, row, ruleOf);
  if (row.next === undefined) return { ...meaning, messages: { ...messages } };
  const next = { phrase: codePhrase(authority.key, nameOf(authority, row), 'next') };
  return { ...meaning, next: row.next, messages: { ...messages, next } };
}

function saidBeside(group: readonly Signal[]): Pick<RefusalFinding, 'said' | 'said_also' | 'places'> {
  // The line around a member or an element repeats it as it is written.
  const clear = group.filter(({ by }) => by === 'structure' || by === 'sentence');
  const texts = (clear.some(({ by }) => by === 'structure') ? clear : group).flatMap(({ said }) => said ?? []);
  const [said, ...others] = new Set(texts);
  // The line around a member repeats the member.
  const also = others.filter((other) => said !== undefined && !other.includes(said) && !said.includes(other));
  const surest = group.filter(({ by, place }) => by === 'structure' && place);
  const places = distinct((surest.length > 0 ? surest : group).flatMap(({ place }) => (place ? [place] : [])));
  return {
    ...(said !== undefined && { said }),
    ...(also.length > 0 && { said_also: also.slice(0, REFUSAL_LIMITS.maxAlso) }),
    ...(places.length > 0 && { places }),
  };
}

function distinct(places: readonly SignalPlace[]): readonly SignalPlace[] {
  const byName = new Map(places.map((place) => [JSON.stringify([place.path, place.line, place.column]), place]));
  return [...byName.values()].slice(0, 20);
}

/** The worst status in an answer. Members and elements of the answer have priority over text on the same line. */
function worstOf(group: readonly Signal[]): FindingSeverity | undefined {
  const surest = group.filter(({ by, severity }) => by === 'structure' && severity);
  const said = new Set((surest.length > 0 ? surest : group).map(({ severity }) => severity));
  return (['error', 'warning', 'info', 'pass'] as const).find((severity) => said.has(severity));
}

/** `lines.*.sum` as `$.lines[2].sum` if a place has the line number, otherwise as `$.lines[*].sum`. */
function propertiesOf(place: string, places: readonly SignalPlace[] = []): readonly string[] {
  const entryNames = places.flatMap(({ path }) => (path === undefined ? [] : [entriesOf(path).at(-1)]));
  const path = place.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');
  if (!path.includes('*')) return [`$.${path}`];
  const entries = [...new Set(entryNames.filter((entry) => entry !== undefined))];
  const with_ = (entry: string) => `$.${path.replace('.*', `[${entry}]`)}`;
  return entries.length > 0 ? entries.map((entry) => with_(String(entry))) : [with_('*')];
}

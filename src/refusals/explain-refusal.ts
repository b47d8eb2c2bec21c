import type { MessageRef } from '../engine/index.ts';
import { refOf } from '../engine/values.ts';
import { codesOf } from './authorities.ts';
import { EN16931, KOSIT } from './authorities/en16931/en16931.ts';
import { PEPPOL } from './authorities/peppol/peppol.ts';
import { bareCode, CERTAIN, isSaid, scanAnswer, authorityOf, type ScannedAnswer } from './recognise.ts';
import type { Authority, CodeSource, FindingSeverity, RefusalCode, RefusalOutcome } from './refusal-code.ts';
import { entriesOf } from './read/place-in-words.ts';
import { schemaTrouble } from './read/schema-message.ts';
import { REFUSAL_LIMITS, type Signal, type SignalPlace } from './read/signal.ts';
import { outcomesOf, signalsOfJson, signalsOfText, signalsOfXml } from './read/signals.ts';
import { codePhrase } from './code-words.ts';
import { refusalMessages } from './messages.ts';
import { schemaSentence } from './schema-sentence.ts';

/** One of our rules, for authorities whose answers name rules. */
export interface NamedRule {
  readonly code: string;
  readonly description: string;
  readonly severity: 'error' | 'warning';
  /** Phrase of the description; its code if there is none. */
  readonly phrase?: string;
}

/** Phrases of the texts about a code, by name of the text. */
export type CodeMessages = Readonly<Partial<Record<'meaning' | 'next' | 'detail', MessageRef>>>;

/** Finds one of our rules by code. */
export type RuleBook = (code: string) => NamedRule | undefined;

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
  /** The meaning of the validator's sentence about a schema, if there is one. */
  readonly detail?: string;
  /** The authority's text for it. */
  readonly said?: string;
  readonly element?: string;
  readonly places?: readonly SignalPlace[];
  /** Places in a document. */
  readonly properties?: readonly string[];
  /** Our rule for the same error. */
  readonly rule?: string;
  readonly retired?: string;
  readonly next?: string;
  readonly messages?: CodeMessages;
  /** What is unknown about a known code. */
  readonly lacks?: readonly ('meaning' | 'next')[];
  readonly sources: readonly CodeSource[];
}

export interface Refusal {
  /** Key of the authority, or `unknown`. */
  readonly authority: string;
  readonly authority_name?: string;
  readonly certainty?: 'certain' | 'likely';
  /** Kind of the answer: a notification, a report, JSON, text, a code. */
  readonly kind: string;
  readonly outcome: RefusalOutcome;
  readonly findings: readonly RefusalFinding[];
  /** Number of findings beyond the limit. */
  readonly left_out?: number;
  /** The authorities that use the code, if it is ambiguous. */
  readonly candidates?: readonly {
    readonly authority: string;
    readonly code: string;
    readonly meaning?: string;
    readonly messages?: CodeMessages;
  }[];
}

const UNKNOWN: Refusal = { authority: 'unknown', kind: 'unknown', outcome: 'unknown', findings: [] };

/** Explains the answer of an authority, complete or partial. A text of no authority has no finding. */
export function explainRefusal(text: string, ruleOf: RuleBook): Refusal {
  const bare = bareCode(text);
  if (bare && bare.authorities.length > 0) return explainBare(bare.code, bare.authorities, ruleOf);
  const read = scanAnswer(text);
  const recognised = authorityOf(read);
  if (!recognised) return UNKNOWN;
  const { authority, score } = recognised;
  const all = findingsOf(authority, read, ruleOf);
  const findings = all.filter(({ severity }) => severity !== 'pass').slice(0, REFUSAL_LIMITS.maxFindings);
  const leftOut = all.filter(({ severity }) => severity !== 'pass').length - findings.length;
  return {
    authority: authority.key,
    authority_name: authority.name,
    certainty: score >= CERTAIN ? 'certain' : 'likely',
    kind: kindOf(authority, read, text),
    outcome: outcomeOf(authority, read, all),
    findings,
    ...(leftOut > 0 && { left_out: leftOut }),
  };
}

function explainBare(code: string, authorities: readonly Authority[], ruleOf: RuleBook): Refusal {
  const [authority, ...others] = authorities;
  if (!authority) return UNKNOWN;
  if (others.length > 0) {
    const candidates = authorities.flatMap((one) =>
      codesOf(one, code).map((row) => ({ authority: one.key, code: row.code, ...meaningOf(one, row, ruleOf) })),
    );
    return { ...UNKNOWN, kind: 'code', candidates };
  }
  const rows = codesOf(authority, code);
  const findings = rows.map((row) => findingOf({ authority, ruleOf }, row, undefined, []));
  return {
    authority: authority.key,
    authority_name: authority.name,
    certainty: 'likely',
    kind: 'code',
    outcome: rows[0]?.retired === undefined ? (rows[0]?.outcome ?? outcomeBySeverity(findings)) : 'unknown',
    findings: findings.filter(({ severity }) => severity !== 'pass'),
  };
}

function findingsOf(authority: Authority, read: ScannedAnswer, ruleOf: RuleBook): readonly RefusalFinding[] {
  const signals = [...signalsIn(authority, read)].sort((a, b) => a.offset - b.offset || order(a) - order(b));
  const groups = new Map<string, Signal[]>();
  for (const signal of signals) {
    const name = signal.code.toUpperCase();
    const group = groups.get(name);
    if (group) group.push(signal);
    else groups.set(name, [signal]);
  }
  const findings: RefusalFinding[] = [];
  for (const group of groups.values()) {
    const finding = toldFinding(authority, group, read, ruleOf);
    if (finding) findings.push(finding);
  }
  const told = new Set(findings.map(({ code }) => code));
  for (const row of authority.codes) {
    if (told.has(row.code) || !isSaid(row, read.plain)) continue;
    const sentences = sentencesWith(row, read);
    findings.push(findingOf({ authority, ruleOf }, row, sentences[0], sentences));
    told.add(row.code);
  }
  return findings.length > 0 ? findings : schemaFinding(authority, read, ruleOf);
}

const order = ({ by }: Signal) => (by === 'structure' ? 0 : by === 'form' ? 1 : 2);

function* signalsIn(authority: Authority, read: ScannedAnswer): Generator<Signal> {
  const related = authority.namesRules ? [...new Set([authority, EN16931, KOSIT, PEPPOL])] : [authority];
  yield* signalsOfXml(
    read.roots,
    related.flatMap(({ findings }) => findings),
  );
  yield* signalsOfJson(read.objects);
  yield* signalsOfText(
    read.text,
    related.flatMap(({ forms }) => forms.map(({ of }) => of)),
    'form',
  );
  yield* signalsOfText(read.text, authority.loose, 'loose');
}

/** One finding for everything an answer says about one code. */
function toldFinding(
  authority: Authority,
  group: readonly Signal[],
  read: ScannedAnswer,
  ruleOf: RuleBook,
): RefusalFinding | undefined {
  const [first] = group;
  if (!first) return undefined;
  const row = rowMeant(codesOf(authority, first.code), read);
  if (row) return findingOf({ authority, ruleOf }, row, group.find(({ said }) => said) ?? first, group);
  const rule = authority.namesRules ? ruleOf(first.code) : undefined;
  if (rule) return ruleFinding(authority, rule, group);
  const isCode =
    first.by === 'structure'
      ? looksLikeCode(first.code)
      : first.by === 'form' && authority.forms.some(({ weight }) => weight === 3);
  if (!isCode) return undefined;
  return {
    code: first.code,
    authority: authority.key,
    known: false,
    severity: severityIn(group) ?? 'error',
    ...toldBeside(group),
    sources: [],
  };
}

/** Codes that a list uses twice: the sent document decides which is meant. */
function rowMeant(rows: readonly RefusalCode[], read: ScannedAnswer): RefusalCode | undefined {
  if (rows.length < 2) return rows[0];
  const isSession = /\bses(?:ja|ji|sion|sji)/.test(read.plain) && !read.plain.includes('ordinalnumber');
  const isAction = read.text.includes('OPStatusAction');
  return (
    rows.find(({ kind }) => (isSession && kind.startsWith('session')) || (isAction && kind === 'action')) ?? rows[0]
  );
}

/** Not the three digits of an HTTP status. */
const looksLikeCode = (code: string) => /^(?=[^a-z]*\d|[A-Z_]{6,})(?!\d{1,3}$)[A-Z\d][\w.-]{2,40}$/.test(code);

function ruleFinding(authority: Authority, rule: NamedRule, group: readonly Signal[]): RefusalFinding {
  return {
    code: rule.code,
    authority: authority.key,
    known: true,
    severity: severityIn(group) ?? rule.severity,
    kind: 'rule',
    basis: 'file',
    meaning: rule.description,
    ...toldBeside(group),
    rule: rule.code,
    next: refusalMessages.openHere.text,
    messages: { meaning: { phrase: rule.phrase ?? rule.code }, next: { phrase: refusalMessages.openHere.phrase } },
    sources: authority.sources,
  };
}

/** The meaning of a code: its own text, or that of our rule for the same error. */
export function meaningOf(
  { key }: Authority,
  { code, meaning, rules: [rule] = [] }: RefusalCode,
  ruleOf: RuleBook,
): { readonly meaning?: string; readonly messages?: CodeMessages } {
  if (meaning !== undefined) return { meaning, messages: { meaning: { phrase: codePhrase(key, code, 'meaning') } } };
  const named = rule === undefined ? undefined : ruleOf(rule);
  if (!named) return {};
  return { meaning: named.description, messages: { meaning: { phrase: named.phrase ?? named.code } } };
}

/** Texts about a code, with their phrases. */
export function textsOf(
  authority: Authority,
  row: RefusalCode,
  ruleOf: RuleBook,
): { readonly meaning?: string; readonly next?: string; readonly messages: CodeMessages } {
  const { messages, ...meaning } = meaningOf(authority, row, ruleOf);
  if (row.next === undefined) return { ...meaning, messages: { ...messages } };
  const next = { phrase: codePhrase(authority.key, row.code, 'next') };
  return { ...meaning, next: row.next, messages: { ...messages, next } };
}

function findingOf(
  { authority, ruleOf }: { readonly authority: Authority; readonly ruleOf: RuleBook },
  row: RefusalCode,
  first: Signal | undefined,
  group: readonly Signal[],
): RefusalFinding {
  const beside = toldBeside(group);
  const trouble = first?.said === undefined ? undefined : schemaTrouble(first.said);
  const { meaning, next, messages } = textsOf(authority, row, ruleOf);
  const detail = trouble && schemaSentence(trouble);
  const lacks = [
    ...(meaning === undefined ? (['meaning'] as const) : []),
    ...(next === undefined ? (['next'] as const) : []),
  ];
  return {
    code: row.code,
    authority: authority.key,
    known: true,
    severity: severityIn(group) ?? row.severity ?? 'error',
    kind: row.kind,
    basis: row.basis,
    ...(meaning !== undefined && { meaning }),
    ...(detail && { detail: detail.text }),
    ...beside,
    ...(row.element !== undefined && { element: row.element }),
    ...(row.place !== undefined && { properties: propertiesOf(row.place, beside.places) }),
    ...(row.rules?.[0] !== undefined && { rule: row.rules[0] }),
    ...(row.retired !== undefined && { retired: row.retired }),
    ...(next !== undefined && { next }),
    messages: { ...messages, ...(detail && { detail: refOf(detail) }) },
    ...(lacks.length > 0 && { lacks }),
    sources: authority.sources,
  };
}

function toldBeside(group: readonly Signal[]): Pick<RefusalFinding, 'said' | 'places'> {
  const said =
    group.find((one) => one.said !== undefined && one.by === 'structure')?.said ?? group.find((one) => one.said)?.said;
  const surest = group.filter(({ by, place }) => by === 'structure' && place);
  const places = distinct((surest.length > 0 ? surest : group).flatMap(({ place }) => (place ? [place] : [])));
  return { ...(said !== undefined && { said }), ...(places.length > 0 && { places }) };
}

function distinct(places: readonly SignalPlace[]): readonly SignalPlace[] {
  const byName = new Map(places.map((place) => [JSON.stringify([place.path, place.line, place.column]), place]));
  return [...byName.values()].slice(0, 20);
}

/** The worst status in an answer. Members and elements of the answer have priority over text on the same line. */
function severityIn(group: readonly Signal[]): FindingSeverity | undefined {
  const surest = group.filter(({ by, severity }) => by === 'structure' && severity);
  const said = new Set((surest.length > 0 ? surest : group).map(({ severity }) => severity));
  return (['error', 'warning', 'info', 'pass'] as const).find((severity) => said.has(severity));
}

/** `lines.*.sum` as `$.lines[2].sum` if a place has the line number, otherwise as `$.lines[*].sum`. */
function propertiesOf(place: string, places: readonly SignalPlace[] = []): readonly string[] {
  const told = places.flatMap(({ path }) => (path === undefined ? [] : [entriesOf(path).at(-1)]));
  const path = place.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');
  if (!path.includes('*')) return [`$.${path}`];
  const entries = [...new Set(told.filter((entry) => entry !== undefined))];
  const with_ = (entry: string) => `$.${path.replace('.*', `[${entry}]`)}`;
  return entries.length > 0 ? entries.map((entry) => with_(String(entry))) : [with_('*')];
}

/** The sentences of a text that come with a code. */
function sentencesWith({ sentence = [] }: RefusalCode, { text, plain }: ScannedAnswer): readonly Signal[] {
  const [words = ''] = sentence;
  const signals: Signal[] = [];
  for (let at = plain.indexOf(words); at >= 0 && signals.length < 20; at = plain.indexOf(words, at + words.length)) {
    const from = Math.max(plain.lastIndexOf('\n', at) + 1, at - 300);
    const end = plain.slice(at, at + 900).indexOf('\n');
    const said = text.slice(from, end < 0 ? at + 900 : at + end).trim();
    signals.push({ code: '', by: 'sentence', offset: at, said });
  }
  return signals;
}

/** The validator's sentence alone, without a code. */
function schemaFinding(authority: Authority, read: ScannedAnswer, ruleOf: RuleBook): readonly RefusalFinding[] {
  const row = authority.schemaCode === undefined ? undefined : codesOf(authority, authority.schemaCode)[0];
  const trouble = schemaTrouble(read.text);
  if (!row || !trouble) return [];
  const detail = schemaSentence(trouble);
  const [signal] = signalsOfText(read.text, [/()(?=element|attribute|cvc-)/gi], 'loose');
  return [findingOf({ authority, ruleOf }, row, signal, signal ? [signal] : [])].map((finding) => ({
    ...finding,
    detail: detail.text,
    messages: { ...finding.messages, detail: refOf(detail) },
  }));
}

function kindOf(authority: Authority, read: ScannedAnswer, text: string): string {
  const [root] = read.roots;
  const named = Object.entries(authority.roots).find(([name]) => text.includes(name));
  if (named) return named[1].kind;
  return root && text.trimStart().startsWith('<') ? 'xml' : read.objects.length > 0 ? 'json' : 'text';
}

function outcomeOf(authority: Authority, read: ScannedAnswer, findings: readonly RefusalFinding[]): RefusalOutcome {
  const found = outcomesOf(authority, read.roots, read.objects);
  const members = found.filter(({ from, outcome }) => from === 'member' && outcome !== 'unknown');
  const said = (members.length > 0 ? members : found).map(({ outcome }) => outcome);
  const statuses = findings.flatMap(({ code }) =>
    codesOf(authority, code).flatMap(({ outcome, severity }) => (severity === 'info' && outcome ? [outcome] : [])),
  );
  const worst = WORST.find((outcome) => said.includes(outcome) || statuses.includes(outcome));
  if (worst === 'accepted' && findings.some(({ severity }) => severity === 'warning')) return 'accepted-with-warnings';
  return worst ?? outcomeBySeverity(findings.filter(({ retired }) => retired === undefined));
}

const WORST: readonly RefusalOutcome[] = ['refused', 'pending', 'accepted-with-warnings', 'accepted'];

function outcomeBySeverity(findings: readonly RefusalFinding[]): RefusalOutcome {
  const known = findings.filter(({ known }) => known);
  if (known.some(({ severity }) => severity === 'error')) return 'refused';
  if (known.some(({ severity }) => severity === 'warning')) return 'accepted-with-warnings';
  return 'unknown';
}

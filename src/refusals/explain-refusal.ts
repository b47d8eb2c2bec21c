import { authoritiesWith, codesOf } from './authorities.ts';
import { EN16931, KOSIT } from './authorities/en16931/en16931.ts';
import { PARSERS } from './authorities/parsers/parsers.ts';
import { PEPPOL } from './authorities/peppol/peppol.ts';
import {
  findingOf,
  meaningOf,
  ruleFinding,
  unknownFinding,
  type CodeMessages,
  type RefusalFinding,
} from './finding.ts';
import { meaningOfRow, parserSentences, type ParserSentence } from './parser-sentences.ts';
import { looksLikeCode } from './read/code-words.ts';
import { quoted, REFUSAL_LIMITS, type Signal } from './read/signal.ts';
import { outcomesOf, signalAt, signalsOfText, signalsOfXml } from './read/signals.ts';
import { authorityOf, bareCode, CERTAIN, isSaid, saidAt, scanAnswer, type ScannedAnswer } from './recognise.ts';
import type { Authority, RefusalCode, RefusalOutcome } from './refusal-code.ts';
import type { RuleBook } from './rule-book.ts';
import { unreadLines, type UnreadLine } from './unread-lines.ts';

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
  /** Lines, and texts in members and elements, that no finding explains. */
  readonly not_understood?: readonly UnreadLine[];
  /** Number of these beyond the limit. */
  readonly not_understood_left_out?: number;
  /** The authorities that use the code, if it is ambiguous. */
  readonly candidates?: readonly {
    readonly authority: string;
    readonly code: string;
    readonly meaning?: string;
    readonly messages?: CodeMessages;
  }[];
}

const UNKNOWN: Refusal = { authority: 'unknown', kind: 'unknown', outcome: 'unknown', findings: [] };

/**
 * Explains the answer of an authority, complete or partial. A text of no authority has no finding. What is not explained
 * is listed.
 */
export function explainRefusal(text: string, ruleOf: RuleBook): Refusal {
  const bare = bareCode(text);
  if (bare && bare.authorities.length > 0) return explainBare(bare.code, bare.authorities, ruleOf);
  const read = scanAnswer(text, ruleOf);
  const sentences = parserSentences(read);
  const recognised = authorityOf(read) ?? (sentences.length > 0 ? { authority: PARSERS, score: 3 } : undefined);
  if (!recognised) return { ...UNKNOWN, ...unreadLines(read, undefined, []) };
  const { authority, score } = recognised;
  const { findings: all, used } = findingsOf(authority, read, sentences, ruleOf);
  const shown = all.filter(({ severity }) => severity !== 'pass');
  const findings = shown.slice(0, REFUSAL_LIMITS.maxFindings);
  const leftOut = shown.length - findings.length;
  return {
    authority: authority.key,
    authority_name: authority.name,
    certainty: score >= CERTAIN ? 'certain' : 'likely',
    kind: kindOf(authority, read, text),
    outcome: outcomeOf(authority, read, all),
    findings,
    ...(leftOut > 0 && { left_out: leftOut }),
    ...unreadLines(read, authority, used),
  };
}

function explainBare(code: string, authorities: readonly Authority[], ruleOf: RuleBook): Refusal {
  const [authority, ...others] = authorities;
  if (!authority) return UNKNOWN;
  if (others.length > 0) {
    const candidates = authorities.flatMap((authority) =>
      codesOf(authority, code).map((row) => ({
        authority: authority.key,
        code: row.code,
        ...meaningOf(authority, row, ruleOf),
      })),
    );
    return { ...UNKNOWN, kind: 'code', candidates };
  }
  const rows = codesOf(authority, code);
  const findings = rows.map((row) => findingOf({ authority, ruleOf, group: [] }, row));
  return {
    authority: authority.key,
    authority_name: authority.name,
    certainty: 'likely',
    kind: 'code',
    outcome: rows[0]?.retired === undefined ? (rows[0]?.outcome ?? outcomeBySeverity(findings)) : 'unknown',
    findings: withSuccessors(authority, findings, ruleOf).filter(({ severity }) => severity !== 'pass'),
  };
}

interface Findings {
  readonly findings: readonly RefusalFinding[];
  /** The signals that they rest on. */
  readonly used: readonly Signal[];
}

function findingsOf(
  authority: Authority,
  read: ScannedAnswer,
  sentences: readonly ParserSentence[],
  ruleOf: RuleBook,
): Findings {
  const signals = [...signalsIn(authority, read)].sort((a, b) => a.offset - b.offset || order(a) - order(b));
  const groups = new Map<string, Signal[]>();
  for (const signal of signals) {
    const name = signal.code.toUpperCase();
    const group = groups.get(name);
    if (group) group.push(signal);
    else groups.set(name, [signal]);
  }
  const findings: { readonly finding: RefusalFinding; readonly at: number }[] = [];
  const used: Signal[] = [];
  const add = (finding: RefusalFinding, group: readonly Signal[]) => {
    findings.push({ finding, at: group[0]?.offset ?? 0 });
    used.push(...group);
  };
  for (const group of groups.values()) {
    const finding = findingOfCode(authority, group, read, ruleOf);
    if (finding) add(finding, group);
  }
  const known = new Set(findings.map(({ finding }) => finding.code));
  for (const row of authority === PARSERS ? [] : authority.codes) {
    if (known.has(row.code) || !isSaid(row, read.plain)) continue;
    const group = sentencesWith(row, read);
    add(findingOf({ authority, ruleOf, group }, row), group);
    known.add(row.code);
  }
  const schemaRow = authority.schemaCode === undefined ? undefined : codesOf(authority, authority.schemaCode)[0];
  const own = schemaRow && findings.findIndex(({ finding }) => finding.code === schemaRow.code);
  // A code of the authority for a broken schema takes the sentences of its validator; other sentences have codes of ours.
  const others = findings.length > 0 && own === -1;
  sentences.forEach(({ row, detail, signal }, turn) => {
    if (schemaRow && !others) {
      const group = turn === 0 && own !== undefined && own >= 0 ? (groups.get(schemaRow.code.toUpperCase()) ?? []) : [];
      const meant = detail ?? (row && meaningOfRow(row));
      const finding = findingOf({ authority, ruleOf, group: [...group, signal] }, schemaRow, meant);
      const first = turn === 0 && own !== undefined ? findings[own] : undefined;
      if (first && own !== undefined) {
        findings[own] = { finding: { ...finding, severity: first.finding.severity }, at: first.at };
        used.push(signal);
      } else add(finding, [signal]);
    } else if (row && !known.has(row.code)) {
      const group = [...(groups.get(row.code.toUpperCase()) ?? []), signal];
      add(findingOf({ authority: PARSERS, ruleOf, group }, row, detail), group);
    } else if (!row && detail && !schemaRow) {
      const group = [signal];
      const [plain] = codesOf(PARSERS, CODE_OF_KIND);
      if (plain) add(findingOf({ authority: PARSERS, ruleOf, group }, plain, detail), group);
    } else used.push(signal);
  });
  const sorted = findings.sort((a, b) => a.at - b.at).map(({ finding }) => finding);
  return { findings: withSuccessors(authority, sorted, ruleOf), used };
}

/** The code for a sentence about a schema that none of the parsers' codes fits. */
const CODE_OF_KIND = 'cvc-type.3.1.3';

const order = ({ by }: Signal) => ['structure', 'rule', 'form', 'place', 'loose', 'sentence'].indexOf(by);

function* signalsIn(authority: Authority, read: ScannedAnswer): Generator<Signal> {
  const related = authority.namesRules ? [...new Set([authority, EN16931, KOSIT, PEPPOL])] : [authority];
  yield* signalsOfXml(
    read.roots,
    related.flatMap(({ findings }) => findings),
  );
  yield* read.placed;
  for (const { rule, offset } of read.rules) yield signalAt(read.text, offset, rule.code, 'rule');
  const inRule = coverOf(read.rules);
  const forms = related.flatMap((authority) => authority.forms.map(({ of }) => of));
  for (const signal of signalsOfText(read.text, forms, 'form')) if (!inRule(signal.offset)) yield signal;
  for (const signal of signalsOfText(read.text, authority.loose, 'loose')) if (!inRule(signal.offset)) yield signal;
}

/** Whether an offset lies in one of the words. */
function coverOf(words: ScannedAnswer['rules']): (offset: number) => boolean {
  const starts = new Map<number, number>();
  for (const { offset, until } of words) for (let i = offset; i < until; i++) starts.set(i, offset);
  return (offset) => starts.has(offset);
}

/** One finding for everything an answer says about one code. */
function findingOfCode(
  authority: Authority,
  group: readonly Signal[],
  read: ScannedAnswer,
  ruleOf: RuleBook,
): RefusalFinding | undefined {
  const [first] = group;
  if (!first) return undefined;
  const source = { authority, ruleOf, group };
  const row = rowMeant(codesOf(authority, first.code), read);
  if (row) return findingOf(source, row);
  const rule = ruleOf(first.code, authority.sets);
  if (rule) return ruleFinding(source, rule);
  const [parserRow] = codesOf(PARSERS, first.code);
  // The sentence beside it is explained, see `findingsOf`.
  if (parserRow) return undefined;
  const isCode =
    first.by === 'structure' || first.isNamed === true
      ? looksLikeCode(first.code) && authoritiesWith(first.code).length === 0
      : first.by === 'form' && authority.forms.some(({ weight }) => weight === 3);
  return isCode ? unknownFinding(source, first.code) : undefined;
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

/** Names the codes that took the place of a retired one, each with its own meaning. */
function withSuccessors(
  authority: Authority,
  findings: readonly RefusalFinding[],
  ruleOf: RuleBook,
): readonly RefusalFinding[] {
  const known = new Set(findings.map(({ code }) => code));
  return findings.flatMap((finding) => {
    const later = (finding.successors ?? []).flatMap((code) => {
      if (known.has(code)) return [];
      known.add(code);
      const [row] = codesOf(authority, code);
      const rule = row ? undefined : ruleOf(code, authority.sets);
      const basis = { authority, ruleOf, group: [] };
      const found = row ? findingOf(basis, row) : rule ? ruleFinding(basis, rule) : undefined;
      return found ? [{ ...found, severity: 'info' as const, succeeds: finding.code }] : [];
    });
    return [finding, ...later];
  });
}

/** The sentences of a text that come with a code. */
function sentencesWith({ sentence, sentences = [] }: RefusalCode, { text, plain }: ScannedAnswer): readonly Signal[] {
  const signals: Signal[] = [];
  for (const [words = '', ...others] of [...(sentence ? [sentence] : []), ...sentences]) {
    let found = sentence ? plain.indexOf(words) : (saidAt([words, ...others], plain) ?? -1);
    for (; found >= 0 && signals.length < REFUSAL_LIMITS.maxAlso; found = plain.indexOf(words, found + words.length)) {
      const from = found - 300 > 0 ? found - 300 : 0;
      const before = text.slice(from, found);
      const after = text.slice(found, found + 900);
      const end = after.indexOf('\n');
      const said = quoted(before.slice(before.lastIndexOf('\n') + 1) + (end < 0 ? after : after.slice(0, end)));
      signals.push({ code: '', by: 'sentence', offset: found, ...(said !== undefined && { said }) });
    }
  }
  return signals;
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

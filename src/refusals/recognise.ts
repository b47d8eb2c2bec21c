import { AUTHORITIES, authoritiesWith, codesOf } from './authorities.ts';
import { PARSERS } from './authorities/parsers/parsers.ts';
import type { Authority, RefusalCode } from './refusal-code.ts';
import type { RuleBook } from './rule-book.ts';
import { codePlaces } from './read/code-places.ts';
import { rulesNamed, type RuleWord } from './read/rule-words.ts';
import { scanJson, type ScannedObject } from './read/scan-json.ts';
import { everyElement, scanXml, type ScannedElement } from './read/scan-xml.ts';
import { lineAt, plainText, REFUSAL_LIMITS, type Signal } from './read/signal.ts';
import { codesOfXml, signalsOfJson } from './read/signals.ts';

/** A text, parsed once for all authorities. */
export interface ScannedAnswer {
  readonly text: string;
  /** Its beginning in lower case, without accents. */
  readonly plain: string;
  readonly roots: readonly ScannedElement[];
  readonly objects: readonly ScannedObject[];
  /** Rules of ours that it names. */
  readonly rules: readonly RuleWord[];
  /** Words at places for codes: in members, elements, cells, after keys. */
  readonly placed: readonly Signal[];
}

export function scanAnswer(text: string, ruleOf: RuleBook): ScannedAnswer {
  const roots = text.includes('<') ? withNested(scanXml(text)) : [];
  const objects =
    /[{["]\s{0,9}[\w"{]/.test(text) && (text.includes('":') || text.includes('" :')) ? scanJson(text) : [];
  const isKnown = (code: string) => authoritiesWith(code).length > 0 || ruleOf(code) !== undefined;
  const placed = [...signalsOfJson(objects), ...codesOfXml(roots, isKnown), ...codePlaces(text, isKnown)];
  return {
    text,
    plain: plainText(text.slice(0, REFUSAL_LIMITS.maxPlain)),
    roots,
    objects,
    rules: rulesNamed(text, ruleOf),
    placed,
  };
}

/** Answers often contain another answer as text: one level is parsed too. */
function withNested(roots: readonly ScannedElement[]): readonly ScannedElement[] {
  const nested: ScannedElement[] = [];
  let left = 1_000_000;
  for (const { text } of everyElement(roots)) {
    if (!text.includes('<') || text.length > left) continue;
    left -= text.length;
    nested.push(...scanXml(text));
  }
  return nested.length > 0 ? [...roots, ...nested] : roots;
}

export interface KnownAuthority {
  readonly authority: Authority;
  readonly score: number;
}

/** Below this score a text belongs to nobody. */
const ENOUGH = 3;
/** From this score on it is almost certain. */
export const CERTAIN = 6;

/** The authority of a text; undefined if the evidence is too weak. */
export function authorityOf(read: ScannedAnswer): KnownAuthority | undefined {
  const names = new Set<string>();
  for (const { name } of everyElement(read.roots)) names.add(name);
  const evidence = {
    names,
    placed: weightsPlaced(read),
    sets: new Set(read.rules.flatMap(({ rule }) => rule.set ?? [])),
  };
  const last = AUTHORITIES.find(({ key }) => key === PARSERS.key);
  let best: KnownAuthority | undefined;
  // Every receiver has a parser in front: its messages tell whose answer it is only where nothing else does.
  for (const authority of AUTHORITIES) {
    if (authority === last && best) continue;
    const score = scoreOf(authority, read, evidence);
    if (score >= ENOUGH && score > (best?.score ?? 0)) best = { authority, score };
  }
  return best;
}

interface Evidence {
  /** Local names of all elements. */
  readonly names: ReadonlySet<string>;
  /** The weight of the best code at a place for codes, by key of the authority. */
  readonly placed: ReadonlyMap<string, number>;
  /** Keys of the rule sets whose rules are named. */
  readonly sets: ReadonlySet<string>;
}

function weightsPlaced({ placed }: ScannedAnswer): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const { code } of placed) {
    const users = authoritiesWith(code);
    for (const { key } of users) weights.set(key, Math.max(weights.get(key) ?? 0, weightOf(code, users.length)));
  }
  return weights;
}

/** How far a code at a place for codes identifies its authority. */
function weightOf(code: string, users: number): number {
  if (/^\d+$/.test(code)) return /^00\d{3}$/.test(code) ? 3 : code.length > 3 ? 2 : 1;
  if (code.length < 6) return 0.5;
  return users > 1 ? 2 : /[-_:.]|\d{4}/.test(code) ? 3 : 1;
}

function scoreOf(authority: Authority, read: ScannedAnswer, { names, placed, sets }: Evidence): number {
  let score = 0;
  for (const { words, weight } of authority.marks) if (hasMark(read.plain, words)) score += weight;
  for (const root of Object.keys(authority.roots)) if (names.has(root)) score += 2;
  if (authority.members.some((set) => read.objects.some(({ names }) => set.every((name) => names.has(name)))))
    score += 3;
  if (authority.sets?.some((set) => sets.has(set))) score += 3;
  else score += formScore(authority, read);
  if (authority.codes.some((row) => isSaid(row, read.plain))) score += 3;
  const weight = placed.get(authority.key) ?? 0;
  if (weight === 0) return score;
  const words = (authority.tongue ?? []).filter((word) => read.plain.includes(word)).length;
  const hasShape = authority.shapes?.some((set) =>
    read.objects.some(({ names }) => set.every((name) => names.has(name))),
  );
  return score + weight + Math.min(2, words) + (hasShape ? 2 : 0);
}

function formScore(authority: Authority, { text }: ScannedAnswer): number {
  let score = 0;
  for (const { of, weight } of authority.forms) {
    let seen = 0;
    for (const [, code = ''] of text.matchAll(of)) {
      if (++seen > 200) break;
      if (weight < 3 && codesOf(authority, code).length === 0) continue;
      score += weight;
      break;
    }
  }
  return score;
}

/** Whether a text contains words; words that begin with a space match only whole words. */
function hasMark(plain: string, mark: string): boolean {
  if (!mark.startsWith(' ')) return plain.includes(mark);
  const words = mark.trim();
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(plain.charAt(at));
  for (let at = plain.indexOf(words); at >= 0; at = plain.indexOf(words, at + words.length))
    if (!isLetter(at - 1) && !(mark.endsWith(' ') && isLetter(at + words.length))) return true;
  return false;
}

/** Whether a text contains the sentence of a code, or one of them in a line. */
export const isSaid = (row: RefusalCode, plain: string): boolean =>
  (row.sentence?.every((words) => plain.includes(words)) ?? false) ||
  (row.sentences ?? []).some((words) => saidAt(words, plain) !== undefined);

/** Most places examined for the words of a sentence. */
const MOST_PLACES = 50;

/** Where the words of a sentence stand in one line; undefined if they do not. */
export function saidAt([first = '', ...others]: readonly string[], plain: string, from = 0): number | undefined {
  let seen = 0;
  for (let at = plain.indexOf(first, from); at >= 0 && seen < MOST_PLACES; at = plain.indexOf(first, at + 1)) {
    if (others.length === 0) return at;
    seen += 1;
    const line = lineAt(plain, at);
    if (others.every((words) => line.includes(words))) return at;
  }
  return undefined;
}

const CODE = /^(?:[A-Z][A-Z0-9]*(?:[-_][A-Z0-9]+)+|[a-z]+(?:[-_][a-z]+)+|CFDI\d+|CRP\d+|\d{3,5})$/i;

export interface BareCode {
  readonly code: string;
  readonly authorities: readonly Authority[];
}

/** The code in a short text, with all its authorities; the name of one may precede it. */
export function bareCode(text: string): BareCode | undefined {
  if (text.length > 80) return undefined;
  const whole = text.trim();
  if (!/\s/.test(whole) && authoritiesWith(whole).length > 0)
    return { code: whole, authorities: authoritiesWith(whole) };
  const words = whole.split(/[\s:#]{1,9}/);
  const code = words.at(-1) ?? '';
  if (words.length > 3 || words.length === 1 || !CODE.test(code)) return undefined;
  const name = plainText(words.slice(0, -1).join(' '));
  if (!/^[\p{L}\d*/ -]{2,30}$/u.test(name)) return undefined;
  const meant = authoritiesWith(code).filter(
    ({ key, marks }) => key.includes(name) || marks.some(({ words, weight }) => weight > 1 && name.includes(words)),
  );
  return { code, authorities: meant };
}

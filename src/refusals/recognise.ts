import { AUTHORITIES, codesOf } from './authorities.ts';
import type { Authority, RefusalCode } from './refusal-code.ts';
import { scanJson, type ScannedObject } from './read/scan-json.ts';
import { everyElement, scanXml, type ScannedElement } from './read/scan-xml.ts';
import { plainText } from './read/signal.ts';

/** A text, parsed once for all authorities. */
export interface ScannedAnswer {
  readonly text: string;
  /** In lower case, without accents. */
  readonly plain: string;
  readonly roots: readonly ScannedElement[];
  readonly objects: readonly ScannedObject[];
}

export function scanAnswer(text: string): ScannedAnswer {
  const roots = text.includes('<') ? withNested(scanXml(text)) : [];
  const objects =
    /[{["]\s{0,9}[\w"{]/.test(text) && (text.includes('":') || text.includes('" :')) ? scanJson(text) : [];
  return { text, plain: plainText(text), roots, objects };
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
  let best: KnownAuthority | undefined;
  for (const authority of AUTHORITIES) {
    const score = scoreOf(authority, read, names);
    if (score >= ENOUGH && score > (best?.score ?? 0)) best = { authority, score };
  }
  return best;
}

function scoreOf(authority: Authority, read: ScannedAnswer, names: ReadonlySet<string>): number {
  let score = 0;
  for (const { words, weight } of authority.marks) if (hasMark(read.plain, words)) score += weight;
  for (const root of Object.keys(authority.roots)) if (names.has(root)) score += 2;
  if (authority.members.some((set) => read.objects.some(({ names }) => set.every((name) => names.has(name)))))
    score += 3;
  for (const { of, weight } of authority.forms) {
    let isKnown = false;
    let seen = 0;
    for (const [, code = ''] of read.text.matchAll(of)) {
      if (++seen > 200) break;
      if (weight === 3 || codesOf(authority, code).length > 0) {
        isKnown = true;
        break;
      }
    }
    if (isKnown) score += weight;
  }
  if (authority.codes.some((row) => isSaid(row, read.plain))) score += 3;
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

/** Whether a text contains the sentence of a code. */
export const isSaid = ({ sentence }: RefusalCode, plain: string): boolean =>
  sentence !== undefined && sentence.every((words) => plain.includes(words));

const CODE = /^(?:[A-Z][A-Z0-9]*(?:[-_][A-Z0-9]+)+|[a-z]+(?:[-_][a-z]+)+|CFDI\d+|CRP\d+|\d{3,5})$/i;

export interface BareCode {
  readonly code: string;
  readonly authorities: readonly Authority[];
}

/** The code in a short text, with all its authorities; the name of one may precede it. */
export function bareCode(text: string): BareCode | undefined {
  if (text.length > 80) return undefined;
  const words = text.trim().split(/[\s:#]{1,9}/);
  const code = words.at(-1) ?? '';
  if (words.length > 3 || !CODE.test(code)) return undefined;
  const known = AUTHORITIES.filter((authority) => codesOf(authority, code).length > 0);
  if (words.length === 1) return { code, authorities: known };
  const name = plainText(words.slice(0, -1).join(' '));
  if (!/^[\p{L}\d*/ -]{2,30}$/u.test(name)) return undefined;
  const meant = known.filter(
    ({ key, marks }) => key.includes(name) || marks.some(({ words, weight }) => weight > 1 && name.includes(words)),
  );
  return { code, authorities: meant };
}

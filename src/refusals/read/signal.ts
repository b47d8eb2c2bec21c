import type { FindingSeverity, RefusalOutcome } from '../refusal-code.ts';

/** Where in the answered file a finding is. Lines and columns count from 1. */
export interface SignalPlace {
  readonly path?: string;
  readonly line?: number;
  readonly column?: number;
}

/** Something in an answer that may be a code, with what stands beside it. */
export interface Signal {
  readonly code: string;
  /** How it was found: as a member or element that holds codes, or as a word of the text. */
  readonly by: 'structure' | 'form' | 'loose' | 'sentence';
  readonly severity?: FindingSeverity;
  /** What the authority says of it, as it stands in the answer. */
  readonly said?: string;
  readonly place?: SignalPlace;
  /** Where it begins in the text; findings are told in this order. */
  readonly offset: number;
}

/** How much of an answer is looked at and told. */
export const REFUSAL_LIMITS = {
  /** UTF-16 code units of a text. */
  maxLength: 8_388_608,
  maxFindings: 200,
  /** Elements or members that are kept of an answer. */
  maxNodes: 50_000,
  maxDepth: 200,
  /** Possible codes that are looked at. */
  maxSignals: 400,
  /** UTF-16 code units of a quoted sentence. */
  maxSaid: 600,
} as const;

const SEVERITIES: readonly (readonly [RegExp, FindingSeverity])[] = [
  [/^(?:pass|passed|ok|valid|success)$/i, 'pass'],
  [/^(?:warn|warning|warnings|aviso|avviso|warnung|bw)$/i, 'warning'],
  [/^(?:info|information|informational|notice|infomessage)$/i, 'info'],
  [/^(?:error|err|errors|fatal|critical|failed|fail|sv|bv)$/i, 'error'],
];

export function severityOf(word: string | undefined): FindingSeverity | undefined {
  if (word === undefined || word.length > 40) return undefined;
  const plain = word.trim();
  return SEVERITIES.find(([form]) => form.test(plain))?.[1];
}

/** As much of a sentence as an answer of ours quotes. */
export function quoted(text: string | undefined): string | undefined {
  const plain = text
    ?.slice(0, REFUSAL_LIMITS.maxSaid * 2)
    .replace(/\s+/g, ' ')
    .trim();
  if (plain === undefined || plain === '') return undefined;
  return plain.length > REFUSAL_LIMITS.maxSaid ? `${plain.slice(0, REFUSAL_LIMITS.maxSaid)}…` : plain;
}

/** Lower case without accents, each character still at its place. */
export function plainText(text: string): string {
  return text.toLowerCase().replace(/[\u00c0-\u024f]/g, (letter) => BARE.get(letter) ?? bareLetter(letter));
}

const BARE = new Map<string, string>([
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ß', 's'],
  ['æ', 'a'],
]);

function bareLetter(letter: string): string {
  const bare = letter.normalize('NFD').charAt(0);
  BARE.set(letter, bare);
  return bare;
}

/** What an answer says became of the document: by its outermost element, or in a member. */
export interface FoundOutcome {
  readonly outcome: RefusalOutcome;
  readonly from: 'root' | 'member';
}

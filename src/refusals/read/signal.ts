import type { FindingSeverity, RefusalOutcome } from '../refusal-code.ts';

/** Where a finding is in the answered file. Lines and columns count from 1. */
export interface SignalPlace {
  readonly path?: string;
  readonly line?: number;
  readonly column?: number;
}

/** A possible code in an answer, with its context. */
export interface Signal {
  readonly code: string;
  /** How it was found: in a member or element for codes, as a rule of ours, at a place for codes, or as a word. */
  readonly by: 'structure' | 'rule' | 'form' | 'place' | 'loose' | 'sentence';
  /** The text itself says that it is a code. */
  readonly isNamed?: boolean;
  readonly severity?: FindingSeverity;
  /** The authority's text for it, as in the answer. */
  readonly said?: string;
  readonly place?: SignalPlace;
  /** Its offset in the text; findings are listed in this order. */
  readonly offset: number;
}

/** Limits on reading and on findings. */
export const REFUSAL_LIMITS = {
  /** UTF-16 code units of a text. */
  maxLength: 8_388_608,
  maxFindings: 200,
  /** Elements or members kept from an answer. */
  maxNodes: 50_000,
  maxDepth: 200,
  /** Possible codes examined. */
  maxSignals: 400,
  /** UTF-16 code units read of a JSON string. */
  maxWord: 4_000,
  /** UTF-16 code units of a quoted sentence. */
  maxSaid: 600,
  /** UTF-16 code units of a text in which sentences and the names of authorities are sought. */
  maxPlain: 1_000_000,
  /** Sentences examined that may be about a schema. */
  maxSentences: 10_000,
  /** Lines listed that were not understood. */
  maxUnread: 50,
  /** Other texts listed beside one code. */
  maxAlso: 20,
} as const;

const SEVERITIES: readonly (readonly [RegExp, FindingSeverity])[] = [
  [/^(?:pass|passed|ok|valid|success)$/i, 'pass'],
  [/^(?:warn|warning|warnings|aviso|avviso|warnung|advertencia|ostrzezenie|avertissement|upozorenje|bw)$/i, 'warning'],
  [/^(?:info|information|informational|notice|infomessage|hinweis|informativo)$/i, 'info'],
  [
    /^(?:error|err|errors|fatal|critical|failed|fail|failure|fehler|errore|erreur|blad|hiba|greska|eroare|sv|bv)$/i,
    'error',
  ],
];

export function severityOf(word: string | undefined): FindingSeverity | undefined {
  if (word === undefined || word.length > 40) return undefined;
  const plain = plainText(word.trim());
  return SEVERITIES.find(([form]) => form.test(plain))?.[1];
}

/** The line around an offset, or the nearby part of a long one. */
export function lineAt(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 600), at);
  const after = text.slice(at, at + 900);
  const end = after.indexOf('\n');
  return before.slice(before.lastIndexOf('\n') + 1) + (end < 0 ? after : after.slice(0, end));
}

/** The severity that a line names as a word. */
export const severityIn = (line: string): FindingSeverity | undefined =>
  severityOf(
    /(?<![\p{L}_])(warning|warn|error|fatal|info|warnung|fehler|avviso|aviso|advertencia|failure)(?![\p{L}_])/iu.exec(
      line.slice(0, REFUSAL_LIMITS.maxWord),
    )?.[1],
  );

/** A sentence, shortened to the quoting limit. */
export function quoted(text: string | undefined): string | undefined {
  const plain = text
    ?.slice(0, REFUSAL_LIMITS.maxSaid * 2)
    .replace(/\s+/g, ' ')
    .trim();
  if (plain === undefined || plain === '') return undefined;
  return plain.length > REFUSAL_LIMITS.maxSaid ? `${plain.slice(0, REFUSAL_LIMITS.maxSaid)}…` : plain;
}

/** Lower case without accents; every character keeps its index. */
export function plainText(text: string): string {
  const lower = text.toLowerCase();
  if (!ACCENTED.test(lower)) return lower;
  const units = new Uint16Array(CHUNK);
  let plain = '';
  for (let from = 0; from < lower.length; from += CHUNK) {
    const length = Math.min(CHUNK, lower.length - from);
    for (let i = 0; i < length; i++) {
      const unit = lower.charCodeAt(from + i);
      units[i] = unit < FIRST_ACCENTED ? unit : (BARE[unit - FIRST_ACCENTED] ?? unit);
    }
    plain += String.fromCharCode(...units.subarray(0, length));
  }
  return plain;
}

const ACCENTED = /[\u00c0-\u024f]/;
const FIRST_ACCENTED = 0xc0;
/** Few enough to be the arguments of one call. */
const CHUNK = 8192;

/** Letters that Unicode does not decompose. */
const SPECIAL: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 's', æ: 'a' };

/** The base letter for each of U+00C0 to U+024F: a table, since a text may consist only of such letters. */
const BARE = Uint16Array.from({ length: 0x250 - FIRST_ACCENTED }, (_, i) => {
  const letter = String.fromCharCode(FIRST_ACCENTED + i);
  return (SPECIAL[letter] ?? letter.normalize('NFD')).charCodeAt(0);
});

/** The status of the document in an answer, from its root element or from a member. */
export interface FoundOutcome {
  readonly outcome: RefusalOutcome;
  readonly from: 'root' | 'member';
}

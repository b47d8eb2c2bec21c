import { likelyDays, likelyFigures } from '../../engine/values.ts';
import type { TextType } from './text-types.ts';

/** Longest text that is read. */
const LONGEST = 100;

const NOTHING: Meant = { texts: [], isSure: false };

/** What an invalid text can mean. */
export interface Meant {
  readonly texts: readonly string[];
  /** It can mean nothing else, valid or not. */
  readonly isSure: boolean;
}

/**
 * The valid texts that an invalid one can mean: another notation of a day or figure, other capitals, or spaces around
 * it.
 */
export function meantTexts(text: string, type: TextType): Meant {
  if (text.length > LONGEST) return NOTHING;
  const bare = text.trim();
  const meant = new Set([bare, ...otherNotations(bare), ...likeIn(bare, type.codes ?? [])]);
  const texts = [...meant].filter((candidate) => candidate !== '' && type(candidate) === undefined);
  meant.delete(bare);
  return { texts, isSure: texts.length === 1 && meant.size < 2 };
}

function otherNotations(text: string): readonly string[] {
  const compact = /^(\d{4})(\d\d)(\d\d)$/.exec(text)?.slice(1).join('-');
  const word = text.toLowerCase();
  return [
    ...likelyDays(text),
    ...(compact === undefined ? [] : [compact]),
    ...likelyFigures(text),
    ...(WORDS.has(word) ? [word] : []),
  ];
}

const WORDS: ReadonlySet<string> = new Set(['true', 'false']);

/** Most codes of a list that are compared: longer ones have no capitals to get wrong. */
const MOST_CODES = 1000;

/** The codes that differ in capitals only. */
function likeIn(text: string, codes: readonly string[]): readonly string[] {
  if (codes.length > MOST_CODES) return [];
  const lower = text.toLowerCase();
  return codes.filter((code) => code.toLowerCase() === lower);
}

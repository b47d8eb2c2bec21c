import { likelyDay, likelyFigure } from '../../engine/values.ts';
import type { TextType } from './text-types.ts';

/** Longest text that is read. */
const LONGEST = 100;

/**
 * The valid text that an invalid one means, if it can mean only one: another notation of a day or figure, other capitals,
 * or spaces around it.
 */
export function meantText(text: string, type: TextType): string | undefined {
  if (text.length > LONGEST) return undefined;
  const bare = text.trim();
  const meant = new Set([bare, ...otherNotations(bare), ...likeIn(bare, type.codes ?? [])]);
  const [only, other] = [...meant].filter((candidate) => candidate !== '' && type(candidate) === undefined);
  return other === undefined ? only : undefined;
}

function otherNotations(text: string): readonly string[] {
  const day = likelyDay(text)?.toString();
  const compact = /^(\d{4})(\d\d)(\d\d)$/.exec(text)?.slice(1).join('-');
  const figure = likelyFigure(text);
  return [day, compact, figure, WORDS.get(text.toLowerCase())].filter((found) => found !== undefined);
}

const WORDS: ReadonlyMap<string, string> = new Map([
  ['true', 'true'],
  ['false', 'false'],
]);

/** The codes that differ in capitals only. */
function likeIn(text: string, codes: readonly string[]): readonly string[] {
  const lower = text.toLowerCase();
  return codes.filter((code) => code.toLowerCase() === lower);
}

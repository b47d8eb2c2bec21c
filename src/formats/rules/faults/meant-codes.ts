import { unitOfWord } from '../../../engine/values.ts';
import { codeList, type CodeList } from '../../en16931/rules/code-lists.ts';

/** Longest text that is compared with codes. */
const LONGEST = 40;

/** The codes of a list that a text means: in other capitals, or for a unit its name. */
export function meantCodes(text: string, ownCodes: ReadonlySet<string>, list: CodeList | undefined): readonly string[] {
  const word = text.trim();
  if (word === '' || word.length > LONGEST) return [];
  const codes = list === undefined ? ownCodes : codeList(list);
  const upper = word.toUpperCase();
  const named = list === 'UNITS' ? unitOfWord(word)?.unece : undefined;
  return [...new Set([upper, word.toLowerCase(), named])].flatMap((code) =>
    code !== undefined && codes.has(code) ? [code] : [],
  );
}

import { units } from '../../../engine/values.ts';

let words: ReadonlyMap<string, string> | undefined;
let codes: ReadonlyMap<string, string> | undefined;

/** The document's unit for a UN/ECE code, or else the code itself. */
export function unitWord(code: string): string {
  words ??= new Map(
    [...units()]
      .reverse()
      .filter(({ unece }) => unece !== '')
      .map(({ unece, key }) => [unece, key]),
  );
  return words.get(code) ?? code;
}

/** The UN/ECE code of a unit; `ZZ`, mutually defined, if it has none. */
export function unitCode(word: string): string {
  codes ??= new Map(units().map(({ key, unece }) => [key, unece]));
  const code = codes.get(word);
  return code === undefined ? word : code || 'ZZ';
}

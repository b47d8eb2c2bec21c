import type { SignalPlace } from './signal.ts';

const LINE =
  /\b(?:line|riga|linea|línea|zeile|ligne|sor|wiersz|linha|regel)\b[\s:.=[]{0,6}(\d[\d.,]{0,11})\]?(?:[\s,;:–-]{0,4}(?:and\s|und\s|y\s|e\s|et\s)?\s{0,2}(?:column|col|colonna|columna|spalte|colonne|oszlop|kolumna|coluna|kolom)\b[\s:.=[]{0,6}(\d[\d.,]{0,11}))?/i;
const XPATH = /(\/(?:[\w.-]+:)?[A-Za-z_][\w.-]*(?:\[\d{1,7}\])?(?:\/@?(?:[\w.-]+:)?[A-Za-z_][\w.-]*(?:\[\d{1,7}\])?)+)/;
const DOTTED = /\b([A-Z]\w{0,60}(?:\[\d{1,6}\])?(?:\.[A-Z]\w{0,60}(?:\[\d{1,6}\])?)+)/;

/** Finds a place in a sentence: a line number, an XPath, or names joined by dots. */
export function placeInWords(words: string): SignalPlace | undefined {
  const text = words.slice(0, 4000);
  const lines = LINE.exec(text);
  const path = XPATH.exec(text)?.[1] ?? DOTTED.exec(text)?.[1];
  const line = numberOf(lines?.[1]);
  const column = numberOf(lines?.[2]);
  if (path === undefined && line === undefined) return undefined;
  return {
    ...(path !== undefined && { path }),
    ...(line !== undefined && { line }),
    ...(column !== undefined && { column }),
  };
}

/** A line number may have separators: `4,825`. */
export function numberOf(text: string | undefined): number | undefined {
  const digits = text?.replace(/\D/g, '') ?? '';
  return digits === '' || digits.length > 9 ? undefined : Number(digits);
}

/** The indexes in a path, counted from 0. XPath counts from 1, dotted names from 0. */
export function entriesOf(path: string): readonly number[] {
  const first = path.includes('/') ? 1 : 0;
  return [...path.matchAll(/\[(\d{1,6})\]/g)].map(([, number]) => Math.max(0, Number(number) - first));
}

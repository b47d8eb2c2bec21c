import type { XmlReading } from './xml-verdict.ts';
import type { Cursor } from '../state/editor-slice.ts';

type Entry = XmlReading['entries'][number];

/**
 * The XML value at the cursor: the one that contains it or the last before it on its line, otherwise the first of the
 * line.
 */
export function entryAt(entries: readonly Entry[], { line, column }: Cursor): Entry | undefined {
  const ofLine = entries.filter((entry) => entry.line === line);
  return ofLine.findLast((entry) => entry.column <= column) ?? ofLine[0];
}

/** The XML value of a place in the document: of the place itself, otherwise the first below it. */
export function entryOf(entries: readonly Entry[], path: string): Entry | undefined {
  const isBelow = (place: string): boolean => place.startsWith(`${path}.`) || place.startsWith(`${path}[`);
  return entries.find(({ to }) => to?.includes(path)) ?? entries.find(({ to }) => to?.some(isBelow));
}

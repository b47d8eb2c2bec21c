import type { Exported } from '../../api/questions.ts';
import type { Span } from '../../../formats/xml/xml-places.ts';

type Link = Exported['report']['links'][number];

/** A value in the XML text, with its term and the place in the document that it comes from. */
export interface LinkedValue extends Link {
  readonly span: Span;
}

/** Adds its position to each link, and sorts them by position. */
export function linkedValues(links: readonly Link[], placeOf: (path: string) => Span): readonly LinkedValue[] {
  return links
    .map((link) => ({ ...link, span: placeOf(link.path) }))
    .toSorted((link, other) => link.span.start - other.span.start);
}

/**
 * The value at an offset: the last one on the line that starts at or before it, otherwise the first one on the line.
 */
export function valueAt(values: readonly LinkedValue[], text: string, offset: number): LinkedValue | undefined {
  const from = text.lastIndexOf('\n', offset - 1) + 1;
  const next = text.indexOf('\n', offset);
  const to = next < 0 ? text.length : next;
  const ofLine = values.filter(({ span }) => from <= span.start && span.start <= to);
  return ofLine.findLast(({ span }) => span.start <= offset) ?? ofLine[0];
}

/**
 * The value that comes from a place in the document. Without an exact match: the first value from below that place,
 * otherwise the first from below its parents. Nothing for the whole document.
 */
export function valueFrom(values: readonly LinkedValue[], path: string): LinkedValue | undefined {
  const exact = values.find(({ from }) => from === path);
  if (exact || path === '$') return exact;
  const below = (place: string) =>
    values.find(({ from }) => from?.startsWith(`${place}.`) === true || from?.startsWith(`${place}[`) === true);
  const holder = path.slice(0, path.lastIndexOf('.'));
  return below(path) ?? (holder.includes('.') ? below(holder) : undefined);
}

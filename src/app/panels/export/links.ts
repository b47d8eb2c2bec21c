import type { Exported } from '../../api/questions.ts';
import type { Span } from '../../../formats/xml/xml-places.ts';

type Link = Exported['report']['links'][number];

/** A value of the XML in its text, with its term and the place of the document it comes from. */
export interface LinkedValue extends Link {
  readonly span: Span;
}

/** Each link with the place of its value, in the order of the text. */
export function linkedValues(links: readonly Link[], placeOf: (path: string) => Span): readonly LinkedValue[] {
  return links
    .map((link) => ({ ...link, span: placeOf(link.path) }))
    .toSorted((one, other) => one.span.start - other.span.start);
}

/** The value of the XML at an offset: in it or in front of it on its line, else the first one of the line. */
export function valueAt(values: readonly LinkedValue[], text: string, offset: number): LinkedValue | undefined {
  const from = text.lastIndexOf('\n', offset - 1) + 1;
  const next = text.indexOf('\n', offset);
  const to = next < 0 ? text.length : next;
  const ofLine = values.filter(({ span }) => from <= span.start && span.start <= to);
  return ofLine.findLast(({ span }) => span.start <= offset) ?? ofLine[0];
}

/**
 * The value of the XML that comes from a place of the document: from the very place, else the first from below it, else the first from
 * below what holds it; nothing for the document as a whole.
 */
export function valueFrom(values: readonly LinkedValue[], path: string): LinkedValue | undefined {
  const exact = values.find(({ from }) => from === path);
  if (exact || path === '$') return exact;
  const below = (place: string) =>
    values.find(({ from }) => from?.startsWith(`${place}.`) === true || from?.startsWith(`${place}[`) === true);
  const holder = path.slice(0, path.lastIndexOf('.'));
  return below(path) ?? (holder.includes('.') ? below(holder) : undefined);
}

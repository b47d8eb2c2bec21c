import { described, hiddenCharacters } from '../../engine/values.ts';
import { readingMessages } from './messages.ts';
import type { TextPlace } from './text-places.ts';
import type { XmlElement, XmlFault } from './xml-tree.ts';

/** Most places listed. */
const MOST_HIDDEN = 20;

/** A reference to a character by its number. */
const REFERENCE = /&#(?:x([0-9a-fA-F]{1,6})|([0-9]{1,7}));/g;

/** Warnings for characters of an XML text that nobody sees, also those written as references; each with its place. */
export function hiddenInXml(
  { start, end }: XmlElement,
  text: string,
  place: (offset: number) => TextPlace,
): readonly XmlFault[] {
  const faults: XmlFault[] = [];
  const content = text.slice(start, end);
  for (const [offset, message] of places(content)) {
    const last = faults.length === MOST_HIDDEN ? readingMessages.moreHidden : message;
    faults.push({
      code: 'ASSAY-XML-HIDDEN',
      severity: 'warning',
      ...described(last),
      offset: start + offset,
      ...place(start + offset),
    });
    if (faults.length > MOST_HIDDEN) break;
  }
  return faults.sort((a, b) => a.offset - b.offset);
}

function* places(content: string) {
  for (const { offset, message } of hiddenCharacters(content)) yield [offset, message] as const;
  if (!content.includes('&#')) return;
  for (const { 1: hex, 2: digits, index } of content.matchAll(REFERENCE)) {
    const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
    if (code > 0x10ffff) continue;
    // A joiner is judged with the character before it, and so is a tag.
    const before = Array.from(content.slice(Math.max(0, index - 2), index)).at(-1) ?? '';
    const both = before + String.fromCodePoint(code);
    for (const { offset, message } of hiddenCharacters(both)) {
      if (offset === before.length) yield [index, message] as const;
    }
  }
}

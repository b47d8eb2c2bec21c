import type { Path } from '../en16931/document/draft.ts';
import { type From } from '../members/member-reading.ts';
import type { To } from '../members/member-writing.ts';
import { addText, wrapped, textIn } from './values.ts';

const LONGEST = 512;

/** Each text is a note; those of the invoice itself are general ones. */
export function readNotes(element: string, { element: inside, at, reading }: From): void {
  for (const node of reading.nodes(inside, element)) {
    const text = textIn(node);
    if (text === '') continue;
    const place: Path = [...at, 'notes', reading.draft.count([...at, 'notes'])];
    if (at.length === 0) reading.put({ at: place }, 'key', 'general');
    reading.put({ at: place }, 'text', text, node);
  }
}

/** A note that is too long for one element has several. */
export function writeNotes(element: string, { out, at, writing }: To): void {
  for (const place of writing.entries({ at }, 'notes')) {
    for (const part of wrapped(writing.take({ at: place }, 'text'), LONGEST)) addText(out, element, part);
    for (const member of ['key', 'ext.untdid-text-subject']) writing.take({ at: place }, member);
  }
}

import { tableOf } from '../../engine/values.ts';
import type { Path } from '../en16931/document/draft.ts';
import { date } from '../members/form.ts';
import { plain, type From } from '../members/member-reading.ts';
import type { MemberWriting, To } from '../members/member-writing.ts';
import { joined, leaf, type Row } from '../members/rows.ts';
import { isElement, textOf, type XmlElement } from '../xml/xml-tree.ts';

/** What an invoice or its lines refer to, by the beginning of the element names. */
const LISTS: Readonly<Record<string, Path>> = tableOf({
  ReceiverTransaction: ['ordering', 'purchases'],
  ReceiverContract: ['ordering', 'contracts'],
  IssuerTransaction: ['ordering', 'sales'],
  File: ['ordering', 'tender'],
});
/** Those that the invoice as a whole has an element for. */
const OF_INVOICE = ['ReceiverTransaction', 'ReceiverContract', 'File'] as const;
const DESPATCH: Path = ['ordering', 'despatch'];

const number = (name: string): Row => joined(name, '-', 'series', 'code');

/** The first reference of each list that names no lines. */
export const references: readonly Row[] = OF_INVOICE.map((name): Row => {
  const at = LISTS[name] ?? [];
  const row = number(`${name}Reference`);
  return {
    read: (from) => {
      if (from.reading.text(from.element, `${name}Reference`) !== '') row.read({ ...from, at: [...at, 0] });
    },
    write: (to) => {
      const found = entries(at, to.writing).find((entry) => to.writing.entries({ at: entry }, 'lines').length === 0);
      if (found) row.write({ ...to, at: found });
    },
  };
});

const entries = (at: Path, writing: MemberWriting): readonly Path[] =>
  writing.entries({ at: at.slice(0, -1) }, String(at.at(-1)));

/** What each line refers to. The same reference of several lines is one of the document, which names them. */
export const readLineReferences: Row = {
  read({ element, reading }) {
    const known = new Map<string, Path>();
    reading.nodes(element, 'Items/InvoiceLine').forEach((line, i) => {
      if (!isElement(line)) return;
      const from = { reading, line, number: i + 1, known };
      for (const [name, at] of Object.entries(LISTS))
        readReference(line, [`${name}Reference`, `${name}Date`], at, from);
      for (const note of reading.nodes(line, 'DeliveryNotesReferences/DeliveryNote')) {
        if (isElement(note)) readReference(note, ['DeliveryNoteNumber', 'DeliveryNoteDate'], DESPATCH, from);
      }
    });
  },
  write: () => undefined,
};

interface OfLine extends Pick<From, 'reading'> {
  readonly number: number;
  readonly known: Map<string, Path>;
}

function readReference(
  element: XmlElement,
  [name, day]: readonly [name: string, day: string],
  list: Path,
  { reading, number: line, known }: OfLine,
): void {
  const node = reading.node(element, name);
  const text = node ? plain(textOf(node)) : '';
  if (text === '') return;
  const same = JSON.stringify([list[1], text, reading.text(element, day)]);
  const at = known.get(same) ?? [...list, reading.draft.count(list)];
  known.set(same, at);
  reading.draft.put([...at, 'code'], text, node);
  leaf(day, 'issue_date', date).read({ element, at, reading });
  const lines: Path = [...at, 'lines'];
  if (reading.draft.get([...lines, reading.draft.count(lines) - 1]) !== line) {
    reading.draft.put([...lines, reading.draft.count(lines)], line);
  }
}

interface OfList {
  readonly name: string;
  readonly at: Path;
}

/** References by the number of the line. Those of the whole invoice without an element there are at its first line. */
function referencesByLine(writing: MemberWriting): ReadonlyMap<number, readonly OfList[]> {
  const made = new Map<number, OfList[]>();
  const isOfInvoice = new Set<string>(OF_INVOICE);
  for (const [name, list] of [...Object.entries(LISTS), ['DeliveryNote', DESPATCH] as const]) {
    for (const at of entries(list, writing)) {
      const lines = writing.entries({ at }, 'lines');
      const numbers = lines.map((line) => Number(writing.peek({ at: line }, '')));
      for (const line of lines) writing.takeAll(line);
      if (lines.length === 0 && !isOfInvoice.has(name)) numbers.push(1);
      for (const line of numbers) {
        const ofLine = made.get(line);
        if (ofLine) ofLine.push({ name, at });
        else made.set(line, [{ name, at }]);
      }
    }
  }
  return made;
}

export function writeLineReferences({ out, at, writing }: To): void {
  const written = new Set<string>();
  for (const { name, at: place } of writing.once(referencesByLine).get(Number(at[1]) + 1) ?? []) {
    const isNote = name === 'DeliveryNote';
    // A line has one reference of each list, but any number of delivery notes.
    if (!isNote && written.has(name)) continue;
    written.add(name);
    const to: To = { out: isNote ? out.inside('DeliveryNotesReferences').add(name) : out, at: place, writing };
    number(isNote ? 'DeliveryNoteNumber' : `${name}Reference`).write(to);
    to.out.put(`${name}Date`, writing.take({ at: place }, 'issue_date'));
  }
}

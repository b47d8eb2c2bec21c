import { refusePdf } from './pdf-fault.ts';
import { lastIndexOfWord, PdfObjects, type ObjectPlace } from './pdf-objects.ts';
import { PdfSyntax } from './pdf-syntax.ts';
import { nameOf, PdfDict, PdfStream, type PdfValue } from './pdf-value.ts';
import type { PdfWork } from './pdf-work.ts';
import { pdfMessages } from './messages.ts';

export interface PdfTables {
  readonly places: ReadonlyMap<number, ObjectPlace>;
  /** The trailer of the newest revision. */
  readonly trailer: PdfDict;
}

/**
 * Reads the place of every object from the tables of all revisions, newest first: classic tables, compressed ones, and
 * hybrids (ISO 32000-2, 7.5.4 to 7.5.8). The newest place counts.
 */
export function readTables(bytes: Uint8Array, work: PdfWork): PdfTables {
  const word = lastIndexOfWord(bytes, 'startxref');
  if (word < 0) return refusePdf('SYNTAX', pdfMessages.tableNotNamed, bytes.length);
  const start = new PdfSyntax(bytes, word + 'startxref'.length, work).integer();
  const places = new Map<number, ObjectPlace>();
  const seen = new Set<number>();
  let trailer: PdfDict | undefined;
  const due: PdfValue[] = [start];
  for (let at = due.shift(); typeof at === 'number'; at = due.shift()) {
    if (seen.has(at)) continue;
    seen.add(at);
    if (seen.size > work.limits.maxSections)
      refusePdf('LIMIT', pdfMessages.tooManyRevisions({ maxSections: work.limits.maxSections }), at);
    const section = readSection(bytes, at, places, work);
    trailer ??= section;
    // A hybrid file hides objects of its revision in a second, compressed table.
    due.push(...['XRefStm', 'Prev'].map((key) => section.entries.get(key) ?? null).filter((next) => next !== null));
  }
  return trailer ? { places, trailer } : refusePdf('SYNTAX', pdfMessages.noTable, word);
}

type Places = Map<number, ObjectPlace>;

function readSection(bytes: Uint8Array, at: number, places: Places, work: PdfWork): PdfDict {
  if (at >= bytes.length) refusePdf('SYNTAX', pdfMessages.tableBehindEnd, bytes.length);
  const syntax = new PdfSyntax(bytes, at, work);
  return syntax.takes('xref') ? readClassic(syntax, places, work) : readCompressed(bytes, at, places, work);
}

function readClassic(syntax: PdfSyntax, places: Places, work: PdfWork): PdfDict {
  while (!syntax.takes('trailer')) {
    const first = syntax.integer();
    const count = syntax.integer();
    for (let i = 0; i < count; i++) {
      const offset = syntax.integer();
      syntax.integer();
      syntax.skipSpace();
      const at = syntax.at;
      const kind = syntax.word();
      if (kind !== 'n' && kind !== 'f') syntax.refuse(pdfMessages.brokenTable, at);
      keep(places, first + i, kind === 'n' && offset > 0 ? { kind: 'offset', offset } : { kind: 'free' }, work, at);
    }
  }
  const trailer = syntax.value();
  return trailer instanceof PdfDict ? trailer : syntax.refuse(pdfMessages.badTrailer);
}

function readCompressed(bytes: Uint8Array, at: number, places: Places, work: PdfWork): PdfDict {
  const { value: stream } = new PdfSyntax(bytes, at, work).indirectObject();
  if (!(stream instanceof PdfStream) || nameOf(stream.dict.entries.get('Type')) !== 'XRef') {
    return refusePdf('SYNTAX', pdfMessages.tableElsewhere, at);
  }
  const { entries } = stream.dict;
  const data = new PdfObjects(bytes, new Map(), work).data(stream);
  const widths = numbersOf(entries.get('W'));
  const size = entries.get('Size');
  const index = entries.has('Index') ? numbersOf(entries.get('Index')) : [0, typeof size === 'number' ? size : 0];
  const [kindWidth = 0, secondWidth = 0, thirdWidth = 0] = widths;
  const width = kindWidth + secondWidth + thirdWidth;
  if (widths.length < 3 || width < 1 || widths.some((number) => number > 8)) {
    return refusePdf('SYNTAX', pdfMessages.tableForm, at);
  }
  let row = 0;
  const field = (from: number, length: number): number => {
    let value = 0;
    for (let i = 0; i < length; i++) value = value * 256 + (data[from + i] as number);
    return value;
  };
  for (let pair = 0; pair + 1 < index.length; pair += 2) {
    const [first, count] = [index[pair] as number, index[pair + 1] as number];
    for (let i = 0; i < count && row + width <= data.length; i++, row += width) {
      const kind = kindWidth === 0 ? 1 : field(row, kindWidth);
      const second = field(row + kindWidth, secondWidth);
      const third = field(row + kindWidth + secondWidth, thirdWidth);
      keep(places, first + i, placeOf(kind, second, third), work, at);
    }
  }
  return stream.dict;
}

function placeOf(kind: number, second: number, third: number): ObjectPlace {
  if (kind === 1) return { kind: 'offset', offset: second };
  return kind === 2 ? { kind: 'within', stream: second, index: third } : { kind: 'free' };
}

/** Cost of a table entry, in bytes read. */
const ENTRY_COST = 64;

function keep(places: Places, number: number, place: ObjectPlace, work: PdfWork, at: number): void {
  work.look(ENTRY_COST, at);
  if (places.has(number)) return;
  if (places.size >= work.limits.maxObjects)
    refusePdf('LIMIT', pdfMessages.tooManyObjects({ maxObjects: work.limits.maxObjects }), at);
  places.set(number, place);
}

function numbersOf(value: PdfValue | undefined): readonly number[] {
  if (!Array.isArray(value)) return [];
  return (value as readonly PdfValue[]).map((number) =>
    typeof number === 'number' && number >= 0 ? Math.floor(number) : 0,
  );
}

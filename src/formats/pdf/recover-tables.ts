import { refusePdf, PdfRefusal } from './pdf-fault.ts';
import { heldNumbers, indexOfWord, PdfObjects, type ObjectPlace } from './pdf-objects.ts';
import { PdfSyntax } from './pdf-syntax.ts';
import type { PdfTables } from './pdf-tables.ts';
import { nameOf, PdfDict, PdfStream, type PdfValue } from './pdf-value.ts';
import type { PdfWork } from './pdf-work.ts';
import { pdfMessages } from './messages.ts';

/**
 * Finds objects by scanning a file with broken tables, for example after a mail gateway changed its line ends. Of two
 * objects with one number the later counts.
 */
export function recoverTables(bytes: Uint8Array, work: PdfWork): PdfTables {
  const places = new Map<number, ObjectPlace>();
  const found = objectStarts(bytes, work);
  for (const { number, offset } of found) places.set(number, { kind: 'offset', offset });
  const objects = new PdfObjects(bytes, places, work);
  let trailer = lastTrailer(bytes, work);
  for (const { number, offset } of found) {
    const value = unlessBroken(work, offset, () => new PdfSyntax(bytes, offset, work).indirectObject().value);
    if (value instanceof PdfStream) {
      const type = nameOf(value.dict.entries.get('Type'));
      if (type === 'XRef' && value.dict.entries.has('Root')) trailer ??= value.dict;
      if (type !== 'ObjStm') continue;
      const held = unlessBroken(work, offset, () => heldNumbers(objects, value, objects.data(value), offset)) ?? [];
      held.forEach((object, index) => {
        const place = places.get(object.number);
        if (place?.kind !== 'offset' || place.offset < offset)
          places.set(object.number, { kind: 'within', stream: number, index });
      });
    } else if (value instanceof PdfDict && nameOf(value.entries.get('Type')) === 'Catalog') {
      trailer ??= new PdfDict(new Map<string, PdfValue>([['Root', value]]));
    }
  }
  return trailer ? { places, trailer } : refusePdf('SYNTAX', pdfMessages.noStart, 0);
}

/** Characters examined before the word. */
const LONGEST_RUN = 12;

/** Cost of a found object, and of an error, in bytes read. */
const OBJECT_COST = 64;
const BROKEN_COST = 1_000;

function objectStarts(bytes: Uint8Array, work: PdfWork): readonly ObjectStart[] {
  const found: ObjectStart[] = [];
  for (let at = indexOfWord(bytes, 'obj', 0); at >= 0; at = indexOfWord(bytes, 'obj', at + 3)) {
    const start = objectStart(bytes, at);
    if (!start) continue;
    work.look(OBJECT_COST, at);
    if (found.length >= work.limits.maxObjects) {
      refusePdf('LIMIT', pdfMessages.tooManyObjects({ maxObjects: work.limits.maxObjects }), at);
    }
    found.push(start);
  }
  return found;
}

interface ObjectStart {
  readonly number: number;
  readonly offset: number;
}

/** Number and generation before the word, read backwards: `12 0 obj`. */
function objectStart(bytes: Uint8Array, word: number): ObjectStart | undefined {
  const generation = runBefore(bytes, runBefore(bytes, word, isSpace), isDigit);
  const gap = runBefore(bytes, generation, isSpace);
  const offset = runBefore(bytes, gap, isDigit);
  if (generation === word || gap === generation || offset === gap) return undefined;
  return { number: Number(String.fromCharCode(...bytes.subarray(offset, gap))), offset };
}

function runBefore(bytes: Uint8Array, end: number, belongs: (byte: number) => boolean): number {
  let at = end;
  while (at > 0 && end - at < LONGEST_RUN && belongs(bytes[at - 1] as number)) at--;
  return at;
}

const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39;
const isSpace = (byte: number): boolean => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d) || byte === 0;

function lastTrailer(bytes: Uint8Array, work: PdfWork): PdfDict | undefined {
  let last: PdfDict | undefined;
  for (let at = indexOfWord(bytes, 'trailer', 0); at >= 0; at = indexOfWord(bytes, 'trailer', at + 7)) {
    const value = unlessBroken(work, at, () => new PdfSyntax(bytes, at + 7, work).value());
    if (value instanceof PdfDict && value.entries.has('Root')) last = value;
  }
  return last;
}

/** Errors are skipped; exceeding the budget ends the reading. */
function unlessBroken<Value>(work: PdfWork, at: number, read: () => Value): Value | undefined {
  try {
    return read();
  } catch (thrown) {
    if (!(thrown instanceof PdfRefusal) || thrown.fault.code === 'ASSAY-PDF-LIMIT') throw thrown;
    work.look(BROKEN_COST, at);
    return undefined;
  }
}

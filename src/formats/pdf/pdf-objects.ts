import { refusePdf } from './pdf-fault.ts';
import { PdfSyntax } from './pdf-syntax.ts';
import { nameOf, PdfDict, PdfRef, PdfStream, type PdfValue } from './pdf-value.ts';
import type { PdfWork } from './pdf-work.ts';
import { streamData } from './stream-data.ts';
import { pdfMessages } from './messages.ts';

/** Place of an object: an offset in the file, an index in an object stream, or deleted. */
export type ObjectPlace =
  | { readonly kind: 'offset'; readonly offset: number }
  | { readonly kind: 'within'; readonly stream: number; readonly index: number }
  | { readonly kind: 'free' };

/** Longest chain of references. */
const MOST_STEPS = 16;

/** Depth of objects read for another: an object in a stream, the stream, its length. */
const MOST_NEEDED = 16;

/** Cost of decoding a stream, however short, in bytes read. */
const STREAM_COST = 64;

interface HeldObjects {
  readonly data: Uint8Array;
  readonly offsets: readonly number[];
  readonly at: number;
}

/** The objects of a file by number, each parsed on first use. */
export class PdfObjects {
  readonly bytes: Uint8Array;
  readonly work: PdfWork;
  private readonly places: ReadonlyMap<number, ObjectPlace>;
  private readonly known = new Map<number, PdfValue>();
  private readonly held = new Map<number, HeldObjects>();
  private readonly reading = new Set<number>();

  constructor(bytes: Uint8Array, places: ReadonlyMap<number, ObjectPlace>, work: PdfWork) {
    this.bytes = bytes;
    this.places = places;
    this.work = work;
  }

  /** Resolves a value: itself, or the referenced object. A missing object is null. */
  readonly resolve = (value: PdfValue | undefined): PdfValue => {
    let at = value ?? null;
    for (let step = 0; at instanceof PdfRef; step++) {
      if (step === MOST_STEPS) refusePdf('SYNTAX', pdfMessages.endless({ number: at.number }), this.offsetOf(at));
      at = this.object(at.number);
    }
    return at;
  };

  dict(value: PdfValue | undefined): PdfDict | undefined {
    const resolved = this.resolve(value);
    return resolved instanceof PdfDict ? resolved : undefined;
  }

  /** The value of a key, resolved; null without the key. */
  member(dict: PdfDict | undefined, key: string): PdfValue {
    return this.resolve(dict?.entries.get(key));
  }

  list(value: PdfValue | undefined): readonly PdfValue[] {
    const resolved = this.resolve(value);
    return Array.isArray(resolved) ? (resolved as readonly PdfValue[]) : [];
  }

  /** The raw bytes of a stream. */
  raw(stream: PdfStream): Uint8Array {
    return this.bytes.subarray(stream.start, stream.start + this.lengthOf(stream));
  }

  /** The decoded bytes of a stream. Each use is charged: many pages may name one stream. */
  data(stream: PdfStream): Uint8Array {
    this.work.look(STREAM_COST, stream.start);
    return streamData(this.raw(stream), stream.dict, { resolve: this.resolve, work: this.work, at: stream.start });
  }

  /** Offset of the referenced object, as far as known. */
  offsetOf(value: PdfValue | undefined): number {
    if (!(value instanceof PdfRef)) return 0;
    const named = this.places.get(value.number);
    const place = named?.kind === 'within' ? this.places.get(named.stream) : named;
    return place?.kind === 'offset' ? Math.min(place.offset, this.bytes.length) : 0;
  }

  private object(number: number): PdfValue {
    const known = this.known.get(number);
    if (known !== undefined) return known;
    if (this.reading.has(number)) {
      refusePdf('SYNTAX', pdfMessages.needsItself({ number }), this.offsetOf(new PdfRef(number)));
    }
    if (this.reading.size >= MOST_NEEDED) {
      refusePdf('LIMIT', pdfMessages.tooManyOthers({ number }), this.offsetOf(new PdfRef(number)));
    }
    this.reading.add(number);
    try {
      const value = this.read(number);
      this.known.set(number, value);
      return value;
    } finally {
      this.reading.delete(number);
    }
  }

  private read(number: number): PdfValue {
    const place = this.places.get(number);
    if (place === undefined || place.kind === 'free') return null;
    if (place.kind === 'within') return this.readHeld(place.stream, place.index);
    if (place.offset >= this.bytes.length) {
      refusePdf('SYNTAX', pdfMessages.objectBehindEnd({ number }), this.bytes.length);
    }
    const read = new PdfSyntax(this.bytes, place.offset, this.work).indirectObject();
    if (read.number !== number) refusePdf('SYNTAX', pdfMessages.objectElsewhere({ number }), place.offset);
    return read.value;
  }

  private readHeld(stream: number, index: number): PdfValue {
    const { data, offsets, at } = this.heldBy(stream);
    const offset = offsets[index];
    if (offset === undefined) return refusePdf('SYNTAX', pdfMessages.notInStream({ stream, index }), at);
    return new PdfSyntax(data, offset, this.work, () => at).value();
  }

  /** The objects of an object stream (ISO 32000-2, 7.5.7). */
  private heldBy(number: number): HeldObjects {
    const known = this.held.get(number);
    if (known) return known;
    const at = this.offsetOf(new PdfRef(number));
    const stream = this.object(number);
    if (!(stream instanceof PdfStream)) return refusePdf('SYNTAX', pdfMessages.noObjectStream({ number }), at);
    const data = this.data(stream);
    const held = { data, offsets: heldNumbers(this, stream, data, at).map(({ offset }) => offset), at };
    this.held.set(number, held);
    return held;
  }

  private lengthOf({ dict, start }: PdfStream): number {
    const stated = this.member(dict, 'Length');
    if (typeof stated === 'number' && Number.isInteger(stated) && stated >= 0 && start + stated <= this.bytes.length) {
      if (new PdfSyntax(this.bytes, start + stated, this.work).takes('endstream')) return stated;
    }
    // Some writers give a wrong length: the data then end at `endstream`.
    const end = indexOfWord(this.bytes, 'endstream', start);
    this.work.look((end < 0 ? this.bytes.length : end) - start, start);
    if (end < 0) refusePdf('SYNTAX', pdfMessages.streamOpen, start);
    return end - start;
  }
}

/** Numbers and offsets of the objects in an object stream, in order. */
export function heldNumbers(
  objects: PdfObjects,
  stream: PdfStream,
  data: Uint8Array,
  at: number,
): readonly { readonly number: number; readonly offset: number }[] {
  const count = objects.member(stream.dict, 'N');
  const first = objects.member(stream.dict, 'First');
  const sound = typeof count === 'number' && typeof first === 'number' && count >= 0 && first >= 0;
  if (nameOf(objects.member(stream.dict, 'Type')) !== 'ObjStm' || !sound) {
    return refusePdf('SYNTAX', pdfMessages.streamContents, at);
  }
  if (count > objects.work.limits.maxObjects) refusePdf('LIMIT', pdfMessages.tooManyInStream({ count }), at);
  const heads = new PdfSyntax(data, 0, objects.work, () => at);
  return Array.from({ length: count }, () => ({ number: heads.integer(), offset: first + heads.integer() }));
}

export function indexOfWord(bytes: Uint8Array, word: string, from: number): number {
  const first = word.charCodeAt(0);
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    let i = 1;
    while (i < word.length && bytes[at + i] === word.charCodeAt(i)) i++;
    if (i === word.length) return at;
  }
  return -1;
}

export function lastIndexOfWord(bytes: Uint8Array, word: string): number {
  const first = word.charCodeAt(0);
  for (let at = bytes.lastIndexOf(first); at >= 0; at = at === 0 ? -1 : bytes.lastIndexOf(first, at - 1)) {
    let i = 1;
    while (i < word.length && bytes[at + i] === word.charCodeAt(i)) i++;
    if (i === word.length) return at;
  }
  return -1;
}

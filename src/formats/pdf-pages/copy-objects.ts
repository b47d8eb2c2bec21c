import { nameOf, PdfDict, PdfName, PdfRef, PdfStream, PdfText, type PdfValue } from '../pdf/pdf-value.ts';
import { bytesOf, hex, type PdfOutput, type Ref } from './pdf-output.ts';
import { pageMessages } from './messages.ts';
import { isForbiddenAction, mendAnnotation, mendDict, NoWayToPdfA, type Mending } from './mend-object.ts';

/** Filters allowed in PDF/A-3 (ISO 19005-3, 6.1.7.2); LZW is not. */
const FILTERS: ReadonlySet<string> = new Set([
  'FlateDecode',
  'ASCIIHexDecode',
  'ASCII85Decode',
  'RunLengthDecode',
  'CCITTFaxDecode',
  'JBIG2Decode',
  'DCTDecode',
  'JPXDecode',
]);

/** Cost of repairing an annotation, in bytes read. */
const NOTE_COST = 1_024;

/**
 * Copies and repairs everything reachable from the pages of a PDF, each object once. It uses a queue, so nesting in the
 * file causes no recursion.
 */
export class ObjectCopy {
  private readonly output: PdfOutput;
  private readonly mending: Mending;
  private readonly copied = new Map<number, Ref>();
  private readonly due: { readonly from: PdfRef; readonly to: Ref }[] = [];
  /** Set if something is drawn in CMYK. */
  usesInk = false;

  constructor(output: PdfOutput, mending: Mending) {
    this.output = output;
    this.mending = mending;
  }

  /** A value as written; referenced objects are copied later. */
  write(value: PdfValue): string {
    if (value === null) return 'null';
    if (typeof value === 'boolean') return String(value);
    if (typeof value === 'number') return numberOf(value);
    if (value instanceof PdfName) return this.name(value);
    if (value instanceof PdfText) return `<${hex(bytesOf(value.bytes))}>`;
    if (value instanceof PdfRef) return this.ref(value);
    if (value instanceof PdfDict) return this.dict(mendDict(value, this.mending));
    if (value instanceof PdfStream) throw new NoWayToPdfA(pageMessages.strayData);
    if (nameOf(value[0]) === 'DeviceN') this.checkInks(value);
    return `[${value.map((entry) => this.entry(entry)).join(' ')}]`;
  }

  /** An entry of a list; a forbidden action leaves its place empty. */
  private entry(value: PdfValue): string {
    const { mended, objects } = this.mending;
    if (!isForbiddenAction(value, objects)) return this.write(value);
    mended.add(pageMessages.noForbiddenActions);
    return 'null';
  }

  dict(entries: ReadonlyMap<string, PdfValue>): string {
    let text = '<<';
    for (const [key, value] of entries) text += `${written(key)} ${this.write(value)}`;
    return `${text}>>`;
  }

  private name(value: PdfName): string {
    this.usesInk ||= value.name === 'DeviceCMYK' || value.name === 'CMYK';
    return written(value.name);
  }

  /** Named inks must be described too (ISO 19005-3, 6.2.4.4). */
  private checkInks(space: readonly PdfValue[]): void {
    const inks = this.mending.objects.dict(space[4])?.entries.has('Colorants');
    if (!inks) throw new NoWayToPdfA(pageMessages.unknownInks);
  }

  private ref(from: PdfRef): string {
    const known = this.copied.get(from.number);
    if (known !== undefined) return known;
    const target = this.mending.objects.resolve(from);
    if (target === null) return 'null';
    const to = this.output.reserve();
    this.copied.set(from.number, to);
    this.due.push({ from, to });
    return to;
  }

  /** Copies queued objects until none is left. */
  run(): void {
    for (let next = this.due.pop(); next; next = this.due.pop())
      this.object(next.to, this.mending.objects.resolve(next.from));
  }

  private object(to: Ref, value: PdfValue): void {
    const { objects } = this.mending;
    if (value instanceof PdfStream) this.stream(to, value);
    else if (value instanceof PdfDict && nameOf(objects.member(value, 'Type')) === 'Page') this.page(to, value);
    else this.put(to, this.write(value));
  }

  /** Writing is charged like reading: pages may share a list of annotations, which is written for each. */
  private put(to: Ref, body: string): void {
    this.mending.objects.work.look(body.length, 0);
    this.output.set(to, body);
  }

  private page(to: Ref, page: PdfDict): void {
    const { objects } = this.mending;
    const entries = mendDict(page, this.mending);
    const listed = objects.list(page.entries.get('Annots'));
    objects.work.look(NOTE_COST * listed.length, 0);
    const annotations = listed.flatMap((given): readonly string[] => {
      const dict = objects.dict(given);
      const mended = dict && mendAnnotation(dict, this.mending);
      if (!mended) return [];
      if (!(given instanceof PdfRef)) return [this.dict(mended)];
      const known = this.copied.get(given.number) ?? this.output.reserve();
      this.copied.set(given.number, known);
      this.put(known, this.dict(mended));
      return [known];
    });
    entries.delete('Annots');
    entries.delete('PresSteps');
    this.lookForInk(entries.get('Contents'));
    const body = this.dict(entries).slice(0, -2);
    this.put(to, annotations.length > 0 ? `${body}/Annots[${annotations.join(' ')}]>>` : `${body}>>`);
  }

  /** Whether a page draws in CMYK: four numbers before `k` or `K`. */
  private lookForInk(contents: PdfValue | undefined): void {
    const { objects } = this.mending;
    const resolved = objects.resolve(contents);
    const streams = resolved instanceof PdfStream ? [resolved] : objects.list(contents).map(objects.resolve);
    for (const stream of streams) if (stream instanceof PdfStream) this.lookInto(stream);
  }

  private lookInto(stream: PdfStream): string {
    const text = new TextDecoder('latin1').decode(this.mending.objects.data(stream));
    this.usesInk ||= /[\d.]\s+[\d.+-]+\s+[\d.+-]+\s+[\d.+-]+\s+[kK](?=\s|$)/.test(text);
    return text;
  }

  private stream(to: Ref, stream: PdfStream): void {
    const { objects } = this.mending;
    const entries = mendDict(stream.dict, this.mending);
    if (entries.has('F') || entries.has('FFilter')) throw new NoWayToPdfA(pageMessages.dataElsewhere);
    const filter = objects.resolve(entries.get('Filter'));
    const filters = (filter instanceof PdfName ? [filter] : objects.list(entries.get('Filter'))).map(
      (value) => nameOf(objects.resolve(value)) ?? '',
    );
    const unknown = filters.find((name) => !FILTERS.has(name));
    if (unknown !== undefined) throw new NoWayToPdfA(pageMessages.forbiddenFilter({ filter: unknown.slice(0, 40) }));
    entries.delete('Length');
    // Whether such a picture conforms to PDF/A depends on its own data.
    if (filters.includes('JPXDecode')) throw new NoWayToPdfA(pageMessages.jpeg2000);
    const subtype = nameOf(objects.resolve(entries.get('Subtype')));
    if (subtype === 'Form' || entries.has('PatternType')) {
      const marks = this.lookInto(stream);
      if (!entries.has('Resources') && /\b(?:Tf|Do|gs|scn|SCN|sh)\b/.test(marks)) {
        throw new NoWayToPdfA(pageMessages.noResources);
      }
    }
    if (nameOf(objects.resolve(entries.get('Type'))) === 'EmbeddedFile' && subtype === undefined) {
      entries.set('Subtype', new PdfName('application/octet-stream'));
    }
    const program = this.mending.programs.get(stream.start);
    if (program) {
      for (const key of ['Filter', 'DecodeParms']) entries.delete(key);
      entries.set('Length1', program.length);
      this.output.setStream(to, this.dict(entries).slice(2, -2), program);
      return;
    }
    const text = this.dict(entries);
    const raw = objects.raw(stream);
    // Streams may lie within each other.
    objects.work.look(raw.length, stream.start);
    this.output.setStream(to, text.slice(2, -2), raw, true);
  }
}

function written(name: string): string {
  return `/${name.replace(/[^A-Za-z0-9_.+-]/g, (sign) => `#${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)}`;
}

function numberOf(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return value.toFixed(6).replace(/\.?0+$/, '');
}

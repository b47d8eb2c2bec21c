import type { Message } from '../../engine/index.ts';
import type { PdfObjects } from '../pdf/pdf-objects.ts';
import { nameOf, PdfDict, PdfName, PdfStream, PdfText, type PdfValue } from '../pdf/pdf-value.ts';
import { differsFromProgram, programOfWidths, widthsOfProgram } from './font-widths.ts';
import { pageMessages } from './messages.ts';

/** Why a PDF cannot become PDF/A-3 without changes to its pages. */
export class NoWayToPdfA extends Error {
  readonly why: Message;

  constructor(why: Message) {
    super(why.text);
    this.why = why;
  }
}

export interface Mending {
  readonly objects: PdfObjects;
  /** The changes as texts, each once. */
  readonly mended: Set<Message>;
  /** Programs of fonts by the offset of their stream, with corrected widths or as they are. */
  readonly programs: Map<number, Uint8Array | undefined>;
}

type Entries = Map<string, PdfValue>;

/** Actions that PDF/A-3 forbids (ISO 19005-3, 6.5.1). */
const ACTIONS: ReadonlySet<string> = new Set([
  'Launch',
  'Sound',
  'Movie',
  'ResetForm',
  'ImportData',
  'Hide',
  'SetOCGState',
  'Rendition',
  'Trans',
  'GoTo3DView',
  'JavaScript',
]);

/** The only actions by name that PDF/A-3 allows. */
const MOVES: ReadonlySet<string> = new Set(['NextPage', 'PrevPage', 'FirstPage', 'LastPage']);

/** Whether a value is an action that PDF/A-3 forbids, under whatever key it is. */
export function isForbiddenAction(value: PdfValue | undefined, objects: PdfObjects): boolean {
  const action = objects.dict(value);
  const kind = action && nameOf(objects.member(action, 'S'));
  if (!kind) return false;
  return ACTIONS.has(kind) || (kind === 'Named' && !MOVES.has(nameOf(objects.member(action, 'N')) ?? ''));
}

/** Kinds of fonts with a font program, and their keys. */
const FONTS: ReadonlySet<string> = new Set(['Type0', 'Type1', 'MMType1', 'TrueType', 'CIDFontType0', 'CIDFontType2']);

/** Annotations that only show their appearance (6.3.1). */
const ANNOTATIONS: ReadonlySet<string> = new Set([
  'Text',
  'Link',
  'FreeText',
  'Line',
  'Square',
  'Circle',
  'Polygon',
  'PolyLine',
  'Highlight',
  'Underline',
  'Squiggly',
  'StrikeOut',
  'Stamp',
  'Caret',
  'Ink',
  'Popup',
  'Widget',
  'PrinterMark',
  'TrapNet',
  'Watermark',
  'Redact',
  'FileAttachment',
]);

/** Entries of a dictionary in PDF/A-3 form; if that would change a page, it is refused. */
export function mendDict(dict: PdfDict, mending: Mending): Entries {
  const { objects, mended } = mending;
  const entries = new Map(dict.entries);
  const name = (key: string): string | undefined => nameOf(objects.resolve(entries.get(key)));
  const drop = (key: string, words: Message): void => {
    if (entries.delete(key)) mended.add(words);
  };
  // Metadata of parts may have any content; those of the document are rewritten (6.6.2).
  entries.delete('Metadata');
  // Allowed only if complete, and not needed (6.2.11.4.2).
  entries.delete('CIDSet');
  entries.delete('CharSet');
  drop('AA', pageMessages.noActions);
  // Actions stand in annotations, in outlines, and behind other actions; further keys are those of viewers.
  for (const [key, value] of dict.entries)
    if (isForbiddenAction(value, objects)) drop(key, pageMessages.noForbiddenActions);
  const next = objects.resolve(entries.get('Next'));
  if (Array.isArray(next)) {
    const kept = next.filter((action) => !isForbiddenAction(action, objects));
    if (kept.length < next.length) mended.add(pageMessages.noForbiddenActions);
    if (kept.length > 0) entries.set('Next', kept);
    else entries.delete('Next');
  }
  if (FONTS.has(name('Subtype') ?? '') && (name('Type') === 'Font' || entries.has('BaseFont')))
    mendFont(entries, mending);
  if (name('Type') === 'ExtGState' || entries.has('TR') || entries.has('TR2')) {
    drop('TR', pageMessages.noTransferCurves);
    if (name('TR2') !== 'Default') drop('TR2', pageMessages.noTransferCurves);
    drop('HTP', pageMessages.noHalftonePhases);
  }
  if (name('Subtype') === 'Image') {
    if (objects.resolve(entries.get('Interpolate')) === true) {
      entries.set('Interpolate', false);
      mended.add(pageMessages.noSmoothing);
    }
    drop('Alternates', pageMessages.noAlternates);
    drop('OPI', pageMessages.noPictureLinks);
  }
  if (name('Subtype') === 'Form') {
    if (name('Subtype2') === 'PS' || entries.has('PS')) throw new NoWayToPdfA(pageMessages.drawnByPrograms);
    drop('OPI', pageMessages.noPictureLinks);
    drop('Ref', pageMessages.noForeignPages);
  }
  if (name('Subtype') === 'PS') throw new NoWayToPdfA(pageMessages.drawnByPrograms);
  if (entries.has('EF')) mendFile(entries, objects);
  return entries;
}

function mendFont(entries: Entries, { objects, mended, programs }: Mending): void {
  const kind = nameOf(objects.resolve(entries.get('Subtype')));
  const called = nameOf(objects.resolve(entries.get('BaseFont')))?.slice(0, 100);
  if (called === undefined) throw new NoWayToPdfA(pageMessages.namelessFont);
  if (kind === 'Type0') {
    // Other encodings would have to be compared with the font; they are rare.
    if (/^Identity-[HV]$/.test(nameOf(objects.resolve(entries.get('Encoding'))) ?? '')) return;
    throw new NoWayToPdfA(pageMessages.ownEncoding({ font: called }));
  }
  const descriptor = objects.dict(entries.get('FontDescriptor'));
  const program = ['FontFile', 'FontFile2', 'FontFile3'].map((key) => objects.member(descriptor, key)).find(isStream);
  if (!program) throw new NoWayToPdfA(pageMessages.fontNotEmbedded({ font: called }));
  const data = objects.data(program);
  const [first = 0, second = 0, third = 0, fourth = 0] = data;
  const mark = String.fromCharCode(first, second, third, fourth);
  if (!/^(?:%!|\0\x01\0\0|true|OTTO|ttcf|\x01\0)/.test(mark)) {
    throw new NoWayToPdfA(pageMessages.brokenFont({ font: called }));
  }
  const flags = objects.member(descriptor, 'Flags');
  const isSymbolic = typeof flags === 'number' && (flags & 4) !== 0;
  // A symbolic font has its own encoding; any other needs a standard one (6.2.11.6).
  if (kind === 'TrueType' && isSymbolic === entries.has('Encoding')) {
    throw new NoWayToPdfA(pageMessages.unclearSigns({ font: called }));
  }
  if (kind === 'CIDFontType2' && !entries.has('CIDToGIDMap')) entries.set('CIDToGIDMap', new PdfName('Identity'));
  const isByGlyph = kind === 'CIDFontType2' && nameOf(objects.resolve(entries.get('CIDToGIDMap'))) === 'Identity';
  const font = new PdfDict(entries);
  if (isByGlyph) {
    const known = programs.get(program.start);
    const corrected = programOfWidths(objects, font, known ?? data);
    // Several fonts may share a program; it has one width for each glyph.
    if (corrected && programs.has(program.start)) throw new NoWayToPdfA(pageMessages.otherWidths({ font: called }));
    if (corrected) mended.add(pageMessages.fontWidths);
    programs.set(program.start, corrected ?? known);
  }
  if (kind === 'CIDFontType0' && data[0] === 1 && data[1] === 0 && differsFromProgram(objects, font, data)) {
    throw new NoWayToPdfA(pageMessages.otherWidths({ font: called }));
  }
  const widths = kind === 'TrueType' && !isSymbolic ? widthsOfProgram(objects, font, data) : undefined;
  if (!widths) return;
  entries.set('Widths', widths);
  mended.add(pageMessages.widths);
}

/** An attached file has a type and a relationship to the pages (6.8). */
function mendFile(entries: Entries, objects: PdfObjects): void {
  if (!entries.has('AFRelationship')) entries.set('AFRelationship', new PdfName('Unspecified'));
  const called = objects.resolve(entries.get('UF') ?? entries.get('F'));
  const text = called instanceof PdfText ? called : new PdfText('file');
  if (!entries.has('F')) entries.set('F', text);
  if (!entries.has('UF')) entries.set('UF', text);
}

/** The remaining annotations of a page in valid form. Hidden ones are dropped: nobody sees them (6.3.2). */
export function mendAnnotation(dict: PdfDict, mending: Mending): Entries | undefined {
  const { objects, mended } = mending;
  const kind = nameOf(objects.member(dict, 'Subtype')) ?? '';
  if (!ANNOTATIONS.has(kind)) throw new NoWayToPdfA(pageMessages.forbiddenNote({ kind: kind.slice(0, 40) }));
  const flags = objects.member(dict, 'F');
  const given = typeof flags === 'number' ? flags : 0;
  if ((given & (HIDDEN | NO_VIEW)) !== 0) {
    mended.add(pageMessages.noHiddenNotes);
    return undefined;
  }
  const entries = mendDict(dict, mending);
  if (kind === 'Popup') return entries;
  entries.set('F', (given | PRINT) & ~(INVISIBLE | TOGGLE));
  const shape = objects.list(dict.entries.get('Rect')).map((value) => objects.resolve(value));
  const hasRoom = shape[0] !== shape[2] || shape[1] !== shape[3];
  const appearance = objects.dict(dict.entries.get('AP'));
  if (kind === 'Link') return entries;
  if (hasRoom && !appearance) throw new NoWayToPdfA(pageMessages.noteWithoutPicture({ kind }));
  const normal = appearance?.entries.get('N');
  if (normal !== undefined) entries.set('AP', new PdfDict(new Map([['N', normal]])));
  return entries;
}

const INVISIBLE = 1;
const HIDDEN = 2;
const PRINT = 4;
const NO_VIEW = 32;
const TOGGLE = 256;

function isStream(value: PdfValue): value is PdfStream {
  return value instanceof PdfStream;
}

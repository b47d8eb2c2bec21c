import { refusePdf } from './pdf-fault.ts';
import type { PdfObjects } from './pdf-objects.ts';
import type { PdfDict } from './pdf-value.ts';
import { nameOf, PdfRef, PdfStream, PdfText, wordsOf, type PdfValue } from './pdf-value.ts';
import { pdfMessages } from './messages.ts';

/** A file attached to a PDF. */
export interface Attachment {
  readonly name: string;
  /** The relationship of the file to the PDF (`AFRelationship`), if given. */
  readonly relationship: string | undefined;
  /** Media type, if given. */
  readonly type: string | undefined;
  readonly stream: PdfStream;
  /** Its description in the list of attachments. */
  readonly spec: PdfValue;
  /** Byte offset of its file specification. */
  readonly offset: number;
  /** Whether the catalog lists it among the files of the document (`AF`). */
  isAssociated: boolean;
}

/** Cost of examining a file list entry, in bytes read. */
const ENTRY_COST = 64;

/** Files of the document, from its name tree and its associated files, each once (ISO 32000-2, 7.11.4 and 14.13). */
export function attachmentsOf(objects: PdfObjects, catalog: PdfDict): readonly Attachment[] {
  const seen = new Map<PdfStream, Attachment>();
  const attachments: Attachment[] = [];
  for (const [spec, isAssociated] of specsOf(objects, catalog)) {
    const attachment = attachmentOf(objects, spec, isAssociated);
    const known = attachment && seen.get(attachment.stream);
    if (known) known.isAssociated ||= isAssociated;
    if (!attachment || known) continue;
    seen.set(attachment.stream, attachment);
    attachments.push(attachment);
    const { maxAttachments } = objects.work.limits;
    if (attachments.length > maxAttachments)
      refusePdf('LIMIT', pdfMessages.tooManyFiles({ maxAttachments }), attachment.offset);
  }
  return attachments;
}

function* specsOf(objects: PdfObjects, catalog: PdfDict): Generator<readonly [spec: PdfValue, isAssociated: boolean]> {
  const names = objects.dict(objects.member(catalog, 'Names'));
  for (const spec of namedSpecs(objects, names?.entries.get('EmbeddedFiles'))) yield [spec, false];
  for (const spec of entriesOf(objects, catalog.entries.get('AF'))) yield [spec, true];
}

/**
 * Values of a name tree (7.9.6), in order: leaves have pairs of name and value, branches have kids. Each node counts
 * once, however often it is referenced: shared kids would otherwise double the work at each level.
 */
function* namedSpecs(objects: PdfObjects, root: PdfValue | undefined): Generator<PdfValue> {
  const seen = new Set<PdfDict>();
  const due: PdfValue[] = [root ?? null];
  while (due.length > 0) {
    const tree = objects.dict(due.pop());
    if (!tree || seen.has(tree)) continue;
    seen.add(tree);
    let isValue = false;
    for (const entry of entriesOf(objects, tree.entries.get('Names'))) {
      if (isValue) yield entry;
      isValue = !isValue;
    }
    const kids = [...entriesOf(objects, tree.entries.get('Kids'))];
    for (const kid of kids.reverse()) due.push(kid);
  }
}

/** The entries of a list. Each visit costs a little, since many nodes may share one list. */
function* entriesOf(objects: PdfObjects, list: PdfValue | undefined): Generator<PdfValue> {
  const at = objects.offsetOf(list);
  for (const entry of objects.list(list)) {
    objects.work.look(ENTRY_COST, at);
    yield entry;
  }
}

function attachmentOf(objects: PdfObjects, spec: PdfValue, isAssociated: boolean): Attachment | undefined {
  const dict = objects.dict(spec);
  const files = objects.dict(dict?.entries.get('EF'));
  const stream = ['UF', 'F', 'Unix', 'DOS', 'Mac'].map((key) => objects.member(files, key)).find(isStream);
  if (!dict || !stream) return undefined;
  const name = ['UF', 'F', 'Desc'].map((key) => objects.member(dict, key)).find((value) => value instanceof PdfText);
  return {
    name: name instanceof PdfText ? wordsOf(name).slice(0, LONGEST_NAME) : '',
    relationship: nameOf(objects.member(dict, 'AFRelationship')),
    type: nameOf(objects.member(stream.dict, 'Subtype')),
    stream,
    spec,
    offset: spec instanceof PdfRef ? objects.offsetOf(spec) : stream.start,
    isAssociated,
  };
}

const LONGEST_NAME = 255;

function isStream(value: PdfValue): value is PdfStream {
  return value instanceof PdfStream;
}

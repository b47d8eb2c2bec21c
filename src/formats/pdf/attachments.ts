import { refusePdf } from './pdf-fault.ts';
import type { PdfObjects } from './pdf-objects.ts';
import type { PdfDict } from './pdf-value.ts';
import { nameOf, PdfRef, PdfStream, PdfText, wordsOf, type PdfValue } from './pdf-value.ts';
import { pdfMessages } from './messages.ts';

/** A file attached to a PDF. */
export interface Attachment {
  readonly name: string;
  /** What the file is to the PDF (`AFRelationship`), if it says. */
  readonly relationship: string | undefined;
  /** Media type, if it says. */
  readonly type: string | undefined;
  readonly stream: PdfStream;
  /** Its description, as it is listed. */
  readonly spec: PdfValue;
  /** Byte where its description lies. */
  readonly offset: number;
}

/** What looking at an entry of a list of files costs, in bytes looked at. */
const ENTRY_COST = 64;

/** Files attached to the document: those in its list of names and those associated with it, each once (ISO 32000-2, 7.11.4 and 14.13). */
export function attachmentsOf(objects: PdfObjects, catalog: PdfDict): readonly Attachment[] {
  const seen = new Set<PdfStream>();
  const attachments: Attachment[] = [];
  for (const spec of specsOf(objects, catalog)) {
    const attachment = attachmentOf(objects, spec);
    if (!attachment || seen.has(attachment.stream)) continue;
    seen.add(attachment.stream);
    attachments.push(attachment);
    const { maxAttachments } = objects.work.limits;
    if (attachments.length > maxAttachments)
      refusePdf('LIMIT', pdfMessages.tooManyFiles({ maxAttachments }), attachment.offset);
  }
  return attachments;
}

function* specsOf(objects: PdfObjects, catalog: PdfDict): Generator<PdfValue> {
  const names = objects.dict(objects.member(catalog, 'Names'));
  yield* namedSpecs(objects, names?.entries.get('EmbeddedFiles'));
  yield* entriesOf(objects, catalog.entries.get('AF'));
}

/**
 * Values of a name tree (7.9.6), in its order: leaves have pairs of name and value, branches have kids. Each node counts once,
 * however often the tree names it: branches that share their kids would otherwise double what there is to read with each level.
 */
function* namedSpecs(objects: PdfObjects, root: PdfValue | undefined): Generator<PdfValue> {
  const seen = new Set<PdfDict>();
  const due: PdfValue[] = [root ?? null];
  while (due.length > 0) {
    const tree = objects.dict(due.pop());
    if (!tree || seen.has(tree)) continue;
    seen.add(tree);
    let isValue = false;
    for (const one of entriesOf(objects, tree.entries.get('Names'))) {
      if (isValue) yield one;
      isValue = !isValue;
    }
    const kids = [...entriesOf(objects, tree.entries.get('Kids'))];
    for (const kid of kids.reverse()) due.push(kid);
  }
}

/** The entries of a list. Each costs a little each time that it is looked at, since many nodes may share one list. */
function* entriesOf(objects: PdfObjects, list: PdfValue | undefined): Generator<PdfValue> {
  const at = objects.offsetOf(list);
  for (const entry of objects.list(list)) {
    objects.work.look(ENTRY_COST, at);
    yield entry;
  }
}

function attachmentOf(objects: PdfObjects, spec: PdfValue): Attachment | undefined {
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
  };
}

const LONGEST_NAME = 255;

function isStream(value: PdfValue): value is PdfStream {
  return value instanceof PdfStream;
}

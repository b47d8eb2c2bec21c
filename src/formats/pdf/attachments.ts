import { refusePdf } from './pdf-fault.ts';
import type { PdfObjects } from './pdf-objects.ts';
import type { PdfDict } from './pdf-value.ts';
import { nameOf, PdfRef, PdfStream, PdfText, wordsOf, type PdfValue } from './pdf-value.ts';

/** A file attached to a PDF. */
export interface Attachment {
  readonly name: string;
  /** What the file is to the PDF (`AFRelationship`), if it says. */
  readonly relationship: string | undefined;
  /** Media type, if it says. */
  readonly type: string | undefined;
  readonly stream: PdfStream;
  /** Byte where its description lies. */
  readonly offset: number;
}

/** Files attached to the document: those in its list of names and those associated with it, each once (ISO 32000-2, 7.11.4 and 14.13). */
export function attachmentsOf(objects: PdfObjects, catalog: PdfDict): readonly Attachment[] {
  const specs: PdfValue[] = [];
  const names = objects.dict(objects.member(catalog, 'Names'));
  collectNamed(objects, names?.entries.get('EmbeddedFiles'), specs, 0);
  specs.push(...objects.list(catalog.entries.get('AF')));
  const seen = new Set<PdfStream>();
  const attachments: Attachment[] = [];
  for (const spec of specs) {
    const attachment = attachmentOf(objects, spec);
    if (!attachment || seen.has(attachment.stream)) continue;
    seen.add(attachment.stream);
    attachments.push(attachment);
    const { maxAttachments } = objects.work.limits;
    if (attachments.length > maxAttachments)
      refusePdf('LIMIT', `More than ${maxAttachments} files are attached`, attachment.offset);
  }
  return attachments;
}

/** Values of a name tree (7.9.6): leaves have pairs of name and value, branches have kids. */
function collectNamed(objects: PdfObjects, node: PdfValue | undefined, specs: PdfValue[], depth: number): void {
  if (depth > objects.work.limits.maxDepth)
    refusePdf('LIMIT', 'The tree of attached files is too deep', objects.offsetOf(node));
  objects.work.look(64, objects.offsetOf(node));
  const tree = objects.dict(node);
  if (!tree) return;
  specs.push(...objects.list(tree.entries.get('Names')).filter((_, index) => index % 2 === 1));
  for (const kid of objects.list(tree.entries.get('Kids'))) collectNamed(objects, kid, specs, depth + 1);
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
    offset: spec instanceof PdfRef ? objects.offsetOf(spec) : stream.start,
  };
}

const LONGEST_NAME = 255;

function isStream(value: PdfValue): value is PdfStream {
  return value instanceof PdfStream;
}

import type { Message } from '../../engine/index.ts';
import { openObjects } from '../pdf/open-objects.ts';
import { PdfRefusal, type PdfFault } from '../pdf/pdf-fault.ts';
import type { PdfObjects } from '../pdf/pdf-objects.ts';
import { attachmentsOf } from '../pdf/attachments.ts';
import { INVOICE_NAMES } from '../pdf/invoice-names.ts';
import { nameOf, PdfDict, PdfRef, PdfStream, PdfText, type PdfValue } from '../pdf/pdf-value.ts';
import { writeAttached, type AttachedInvoice } from './attached-invoice.ts';
import { ObjectCopy } from './copy-objects.ts';
import { xmpOf } from './metadata.ts';
import { mendDict, NoWayToPdfA, type Mending } from './mend-object.ts';
import { PdfOutput, textString } from './pdf-output.ts';
import { writeIntent } from './write-invoice-pdf.ts';
import { pageMessages } from './messages.ts';

export interface EmbeddedPdf {
  readonly bytes: Uint8Array;
  readonly mended: readonly string[];
}

export interface Embedding {
  readonly attached: AttachedInvoice & { readonly level: string; readonly version: string };
  readonly title: string;
  readonly author: string;
  readonly created: string;
  readonly language: string;
}

/** Catalog entries that are rewritten, or forbidden in PDF/A. */
const NOT_COPIED = [
  'Type',
  'Metadata',
  'OutputIntents',
  'AF',
  'Names',
  'OpenAction',
  'AA',
  'Version',
  'Requirements',
  'NeedsRendering',
  'OCProperties',
  'Extensions',
  'Perms',
  'AcroForm',
];

/** Embeds the XML of an invoice in a PDF and converts it to PDF/A-3b; returns why if that is impossible. */
export function embedInPdf(file: Uint8Array, given: Embedding): EmbeddedPdf | { readonly why: Message } {
  try {
    return embedded(file, given);
  } catch (thrown) {
    if (thrown instanceof NoWayToPdfA) return { why: thrown.why };
    if (thrown instanceof PdfRefusal) return { why: messageOf(thrown.fault) };
    throw thrown;
  }
}

function embedded(file: Uint8Array, { attached, title, author, created, language }: Embedding): EmbeddedPdf {
  const { objects, catalog, trailer } = openObjects(file);
  if (trailer.entries.has('Encrypt')) throw new NoWayToPdfA(pageMessages.encrypted);
  if (isSigned(objects, catalog)) throw new NoWayToPdfA(pageMessages.signed);
  const rival = attachmentsOf(objects, catalog).find(({ name }) => INVOICE_NAMES.includes(name.toLowerCase()));
  if (rival) throw new NoWayToPdfA(pageMessages.invoiceAlready({ name: rival.name }));
  if (!hasAllPages(objects, catalog)) throw new NoWayToPdfA(pageMessages.lostPages);
  const mending: Mending = { objects, mended: new Set<Message>(), programs: new Map() };
  const output = new PdfOutput();
  const root = output.reserve();
  const copy = new ObjectCopy(output, mending);
  const kept = [...catalog.entries].filter(([key]) => key !== 'OpenAction');
  const entries = mendDict(new PdfDict(new Map(kept)), mending);
  const opening = objects.dict(catalog.entries.get('OpenAction'));
  // Going to a page when the file is opened needs no word.
  const opensOnly = !opening || (nameOf(objects.member(opening, 'S')) === 'GoTo' && !opening.entries.has('Next'));
  if (!opensOnly || catalog.entries.has('Requirements') || catalog.entries.has('NeedsRendering')) {
    mending.mended.add(pageMessages.noOpenAction);
  }
  for (const key of NOT_COPIED) entries.delete(key);
  if (!entries.has('Lang')) entries.set('Lang', new PdfText(language));
  const form = objects.dict(catalog.entries.get('AcroForm'));
  if (form) {
    const fields = mendDict(form, mending);
    for (const key of ['NeedAppearances', 'XFA', 'DR', 'DA']) fields.delete(key);
    entries.set('AcroForm', new PdfDict(fields));
  }
  const layers = objects.dict(catalog.entries.get('OCProperties'));
  if (layers) entries.set('OCProperties', mendLayers(layers, mending));
  const intents = objects
    .list(catalog.entries.get('OutputIntents'))
    .filter((value) => nameOf(objects.member(objects.dict(value), 'S')) === 'GTS_PDFA1');
  const body = copy.dict(entries).slice(2, -2);
  const names = objects.dict(catalog.entries.get('Names'));
  const others = attachmentsOf(objects, catalog);
  const file1 = writeAttached(output, attached);
  const specs = others.map(({ spec, name }) => ({
    name,
    ref: spec instanceof PdfRef ? copy.write(spec) : output.add(copy.write(spec)),
  }));
  const listed = [...specs.map(({ name, ref }) => [name, ref] as const), [attached.fileName, file1] as const].sort(
    ([a], [b]) => (a < b ? -1 : a > b ? 1 : 0),
  );
  const destinations = names?.entries.get('Dests');
  const named = destinations === undefined ? '' : `/Dests ${copy.write(destinations)}`;
  if (names?.entries.has('JavaScript')) mending.mended.add(pageMessages.noPrograms);
  const intent = intents.length > 0 ? copy.write(intents as readonly PdfValue[]) : undefined;
  copy.run();
  if (copy.usesInk && intent === undefined) {
    throw new NoWayToPdfA(pageMessages.printColours);
  }
  const xmp = xmpOf({
    title,
    author,
    language,
    created,
    accessible: saysAccessible(objects, catalog),
    invoice: { fileName: attached.fileName, level: attached.level, version: attached.version },
  });
  output.set(
    root,
    `<</Type/Catalog${body}/Metadata ${output.stream('/Type/Metadata/Subtype/XML', xmp, true)}/OutputIntents${intent ?? `[${writeIntent(output)}]`}/AF[${[...specs.map(({ ref }) => ref), file1].join(' ')}]/Names<<${named}/EmbeddedFiles<</Names[${listed.map(([name, ref]) => `${textString(name)} ${ref}`).join(' ')}]>>>>>>`,
  );
  return { bytes: output.finish(root), mended: [...mending.mended].map(({ text }) => text) };
}

/** Whether the page tree has pages and every page it names exists: a damaged file would silently lose pages. */
function hasAllPages(objects: PdfObjects, catalog: PdfDict): boolean {
  const seen = new Set<PdfDict>();
  const due: PdfValue[] = [catalog.entries.get('Pages') ?? null];
  let found = 0;
  for (let next = due.pop(); next !== undefined; next = due.pop()) {
    const node = objects.dict(next);
    if (!node || seen.has(node)) return false;
    seen.add(node);
    if (node.entries.has('Kids')) for (const kid of objects.list(node.entries.get('Kids'))) due.push(kid);
    else if (nameOf(objects.member(node, 'Type')) === 'Page') found++;
    else return false;
  }
  return found > 0;
}

function messageOf({ description: text, phrase = '', values }: PdfFault): Message {
  return { text, phrase, ...(values && { values }) };
}

function isSigned(objects: PdfObjects, catalog: PdfDict): boolean {
  if (catalog.entries.has('Perms')) return true;
  const flags = objects.member(objects.dict(catalog.entries.get('AcroForm')), 'SigFlags');
  return typeof flags === 'number' && (flags & 1) !== 0;
}

/** Layers keep their state; a configuration has a name, and none may change automatically (ISO 19005-3, 6.9). */
function mendLayers(layers: PdfDict, mending: Mending): PdfDict {
  const { objects } = mending;
  const mended = (given: PdfValue, turn: number): PdfValue => {
    const entries = mendDict(objects.dict(given) ?? new PdfDict(new Map()), mending);
    entries.delete('AS');
    if (!(objects.resolve(entries.get('Name')) instanceof PdfText)) entries.set('Name', new PdfText(`Layers ${turn}`));
    return new PdfDict(entries);
  };
  const entries = mendDict(layers, mending);
  entries.set('D', mended(layers.entries.get('D') ?? null, 0));
  if (entries.has('Configs')) {
    entries.set(
      'Configs',
      objects.list(layers.entries.get('Configs')).map((config, i) => mended(config, i + 1)),
    );
  }
  return new PdfDict(entries);
}

/** Whether the file claims to be accessible; it then keeps the claim. */
function saysAccessible(objects: PdfObjects, catalog: PdfDict): boolean {
  const stream = objects.member(catalog, 'Metadata');
  if (!(stream instanceof PdfStream)) return false;
  try {
    return new TextDecoder().decode(objects.data(stream)).includes('http://www.aiim.org/pdfua/ns/id/');
  } catch (thrown) {
    if (thrown instanceof PdfRefusal) return false;
    throw thrown;
  }
}

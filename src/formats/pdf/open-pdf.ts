import { attachmentsOf, type Attachment } from './attachments.ts';
import { INVOICE_NAMES } from './invoice-names.ts';
import { readMetadata, type PdfClaims, type PdfLack } from './pdf-claims.ts';
import { PdfRefusal, refusePdf, type PdfFault } from './pdf-fault.ts';
import { pageText } from './page/page-text.ts';
import { PAGE_LIMITS, PDF_LIMITS, type PdfLimits } from './pdf-limits.ts';
import { PdfObjects } from './pdf-objects.ts';
import { readTables, type PdfTables } from './pdf-tables.ts';
import { nameOf, PdfStream, type PdfDict } from './pdf-value.ts';
import { PdfWork } from './pdf-work.ts';
import { recoverTables } from './recover-tables.ts';
import { startOfPdf } from './start-of-pdf.ts';
import { decodeXml } from '../xml/decode-xml.ts';
import { pdfMessages } from './messages.ts';

export interface OpenedPdf {
  /** Bytes of the embedded XML file. */
  readonly xml: Uint8Array;
  readonly claims: PdfClaims;
  /** Reads the text of its pages; undefined if impossible. */
  textOfPages(): string | undefined;
}

export type OpenPdf =
  | { readonly ok: true; readonly value: OpenedPdf }
  | { readonly ok: false; readonly faults: readonly PdfFault[] };

/** The XML invoice in a PDF (Factur-X, ZUGFeRD, Order-X), in any revision, and the PDF's claims about it. */
export function openPdf(bytes: Uint8Array, limits: PdfLimits = PDF_LIMITS): OpenPdf {
  try {
    return { ok: true, value: open(bytes, limits) };
  } catch (thrown) {
    if (thrown instanceof PdfRefusal) return { ok: false, faults: [thrown.fault] };
    throw thrown;
  }
}

function open(file: Uint8Array, limits: PdfLimits): OpenedPdf {
  if (file.length > limits.maxBytes) {
    refusePdf('LIMIT', pdfMessages.tooLarge({ count: file.length, maxBytes: limits.maxBytes }), 0);
  }
  const bytes = file.subarray(startOfPdf(file) ?? 0);
  const work = new PdfWork(limits, bytes.length);
  try {
    return invoiceOf(bytes, readTables(bytes, work), work);
  } catch (thrown) {
    if (!(thrown instanceof PdfRefusal) || thrown.fault.code !== 'ASSAY-PDF-SYNTAX') throw thrown;
    return recovered(bytes, work, thrown);
  }
}

/** Scans for objects; if that fails too, the error in the tables is the useful one. */
function recovered(bytes: Uint8Array, work: PdfWork, first: PdfRefusal): OpenedPdf {
  try {
    return invoiceOf(bytes, recoverTables(bytes, work), work);
  } catch (thrown) {
    throw thrown instanceof PdfRefusal && thrown.fault.code === 'ASSAY-PDF-SYNTAX' ? first : thrown;
  }
}

function invoiceOf(bytes: Uint8Array, tables: PdfTables, work: PdfWork): OpenedPdf {
  const { places, trailer } = tables;
  const objects = new PdfObjects(bytes, places, work);
  if (trailer.entries.has('Encrypt')) {
    refusePdf('ENCRYPTED', pdfMessages.encrypted, 0);
  }
  const catalog = objects.dict(trailer.entries.get('Root'));
  if (!catalog || nameOf(objects.member(catalog, 'Type')) !== 'Catalog') {
    return refusePdf('SYNTAX', pdfMessages.contentsElsewhere, objects.offsetOf(trailer.entries.get('Root')));
  }
  const metadata = metadataOf(objects, catalog);
  const attachments = attachmentsOf(objects, catalog);
  const invoice = invoiceAmong(attachments, metadata?.fileName);
  if (!invoice) {
    const names = attachments.map(({ name }) => name).slice(0, 5);
    return refusePdf(
      'NO-INVOICE',
      attachments.length === 0 ? pdfMessages.nothingAttached : pdfMessages.noXmlAttached({ names }),
      objects.offsetOf(trailer.entries.get('Root')),
    );
  }
  const { name, relationship, stream } = invoice;
  const others = attachments.filter((attachment) => attachment !== invoice).map((attachment) => attachment.name);
  const lacks: PdfLack[] = [
    ...(invoice.isAssociated ? [] : (['associated-file'] as const)),
    ...(hasOutputIntent(objects, catalog) ? [] : (['output-intent'] as const)),
  ];
  const claims = {
    attachment: name,
    ...(relationship !== undefined && { relationship }),
    others,
    ...(metadata && { metadata }),
    ...(lacks.length > 0 && { lacks }),
  };
  return { xml: objects.data(stream), claims, textOfPages: () => pageText(bytes, tables, PAGE_LIMITS) };
}

/** Cost of examining an output intent, in bytes read. */
const INTENT_COST = 64;

/** Whether one of the output intents is that of PDF/A; all its parts call it so. */
function hasOutputIntent(objects: PdfObjects, catalog: PdfDict): boolean {
  const intents = objects.list(catalog.entries.get('OutputIntents'));
  objects.work.look(INTENT_COST * intents.length, 0);
  return intents.some((intent) => nameOf(objects.member(objects.dict(intent), 'S')) === 'GTS_PDFA1');
}

/** Unreadable metadata are ignored: the invoice can be read without them. */
function metadataOf(objects: PdfObjects, catalog: PdfDict): PdfClaims['metadata'] {
  try {
    const stream = objects.member(catalog, 'Metadata');
    return stream instanceof PdfStream ? readMetadata(decodeXml(objects.data(stream)).text) : undefined;
  } catch (thrown) {
    if (thrown instanceof PdfRefusal && thrown.fault.code !== 'ASSAY-PDF-LIMIT') return undefined;
    throw thrown;
  }
}

/** By the name in the metadata, or by usual names in any case, or the first XML file. */
function invoiceAmong(attachments: readonly Attachment[], preferred: string | undefined): Attachment | undefined {
  const named = (name: string) =>
    attachments.find((attachment) => attachment.name.toLowerCase() === name.toLowerCase());
  const usual = INVOICE_NAMES.map(named).find((attachment) => attachment !== undefined);
  const isXml = ({ name, type }: Attachment) => /\.xml$/i.test(name) || /^(?:text|application)\/xml$/.test(type ?? '');
  return (preferred === undefined ? undefined : named(preferred)) ?? usual ?? attachments.find(isXml);
}

import { AFRelationship, PDFDocument, PDFName, type PDFRef } from '@cantoo/pdf-lib';

/** PDF files with an invoice, written by a third-party library: our reader and the tests share no code. */
export interface PdfWish {
  readonly files: readonly {
    readonly name: string;
    readonly text: string;
    readonly relationship?: keyof typeof AFRelationship;
  }[];
  /** Complete metadata; `metadata()` writes the usual ones. */
  readonly xmp?: string;
  readonly objectStreams?: boolean;
  /** Entries of the catalog to leave out. */
  readonly without?: readonly ('AF' | 'OutputIntents')[];
  readonly password?: string;
}

export async function pdfFile({
  files,
  xmp,
  objectStreams = true,
  without = [],
  password,
}: PdfWish): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.addPage([200, 200]);
  for (const { name, text, relationship } of files) {
    await pdf.attach(new TextEncoder().encode(text), name, {
      mimeType: 'text/xml',
      ...(relationship && { afRelationship: AFRelationship[relationship] }),
    });
  }
  if (xmp !== undefined) setMetadata(pdf, xmp);
  pdf.catalog.set(PDFName.of('OutputIntents'), pdf.context.obj([{ Type: 'OutputIntent', S: 'GTS_PDFA1' }]));
  // The library writes attached files when it saves.
  await pdf.flush();
  for (const entry of without) pdf.catalog.delete(PDFName.of(entry));
  if (password !== undefined) pdf.encrypt({ userPassword: password, ownerPassword: password });
  return pdf.save({ useObjectStreams: objectStreams });
}

/** A later revision appended to the first, with other metadata and perhaps another file. */
export async function revised(
  first: Uint8Array,
  { xmp, files = [], objectStreams = true }: Partial<PdfWish>,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(first, { forIncrementalUpdate: true, updateMetadata: false });
  for (const { name, text } of files) await pdf.attach(new TextEncoder().encode(text), name, { mimeType: 'text/xml' });
  if (xmp !== undefined) setMetadata(pdf, xmp);
  return pdf.save({ useObjectStreams: objectStreams });
}

function setMetadata(pdf: PDFDocument, xmp: string): void {
  const stream = pdf.context.stream(xmp, { Type: 'Metadata', Subtype: 'XML' });
  const ref: PDFRef = pdf.context.register(stream);
  pdf.catalog.set(PDFName.of('Metadata'), ref);
}

export interface Statements {
  readonly DocumentType?: string;
  readonly DocumentFileName?: string;
  readonly Version?: string;
  readonly ConformanceLevel?: string;
}

export const FACTUR_X = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** Metadata (XMP) as required by Factur-X, with overrides; `undefined` omits a property. */
export function metadata(
  other: Partial<Record<keyof Statements, string | undefined>> = {},
  namespace = FACTUR_X,
): string {
  const usual = {
    DocumentType: 'INVOICE',
    DocumentFileName: 'factur-x.xml',
    Version: '1.0',
    ConformanceLevel: 'EN 16931',
  };
  const said = Object.entries({ ...usual, ...other })
    .map(([key, value]) => (value === undefined ? '' : `<fx:${key}>${value}</fx:${key}>`))
    .join('');
  return `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:fx="${namespace}">${said}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
}

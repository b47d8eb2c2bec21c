import { PdfRefusal, refusePdf } from './pdf-fault.ts';
import { PDF_LIMITS } from './pdf-limits.ts';
import { PdfObjects } from './pdf-objects.ts';
import { readTables, type PdfTables } from './pdf-tables.ts';
import { nameOf, type PdfDict } from './pdf-value.ts';
import { PdfWork } from './pdf-work.ts';
import { recoverTables } from './recover-tables.ts';
import { startOfPdf } from './start-of-pdf.ts';
import { pdfMessages } from './messages.ts';

export interface OpenedObjects {
  readonly objects: PdfObjects;
  readonly catalog: PdfDict;
  readonly trailer: PdfDict;
}

/** Copying a whole file reads all of it. */
const LIMITS = { ...PDF_LIMITS, maxWork: 4 * PDF_LIMITS.maxWork, maxInflated: 4 * PDF_LIMITS.maxInflated };

/**
 * The objects of a PDF and its catalog, by its tables, or by scanning if these are broken. Throws {@link PdfRefusal}.
 */
export function openObjects(file: Uint8Array): OpenedObjects {
  const start = startOfPdf(file);
  if (start === undefined) return refusePdf('SYNTAX', pdfMessages.noPdf, 0);
  if (file.length > LIMITS.maxBytes)
    refusePdf('LIMIT', pdfMessages.tooLarge({ count: file.length, maxBytes: LIMITS.maxBytes }), 0);
  const bytes = file.subarray(start);
  const work = new PdfWork(LIMITS, bytes.length);
  const opened = ({ places, trailer }: PdfTables): OpenedObjects => {
    const objects = new PdfObjects(bytes, places, work);
    const catalog = objects.dict(trailer.entries.get('Root'));
    if (!catalog || (nameOf(objects.member(catalog, 'Type')) !== 'Catalog' && !trailer.entries.has('Encrypt'))) {
      return refusePdf('SYNTAX', pdfMessages.contentsElsewhere, objects.offsetOf(trailer.entries.get('Root')));
    }
    return { objects, catalog, trailer };
  };
  try {
    return opened(readTables(bytes, work));
  } catch (thrown) {
    if (!(thrown instanceof PdfRefusal) || thrown.fault.code !== 'ASSAY-PDF-SYNTAX') throw thrown;
    return opened(recoverTables(bytes, work));
  }
}

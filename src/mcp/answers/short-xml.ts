import type { Static } from '../../api/typed-schema/schema.ts';
import type { ExportedInvoice, ImportedInvoice, Verdict } from '../../api/schemas/formats.ts';

/** Entries of a report listed by default. */
export const MOST_ENTRIES = 20;

/**
 * A short answer for an imported XML invoice: the document, the broken rules, and the leaves that were left out or
 * recalculated. Other leaves are only counted.
 */
export function shortImport(read: Static<typeof ImportedInvoice>, include: readonly string[]): object {
  const { report, verdicts, pdf, documents, document, ...rest } = read;
  const short = (document: Pick<typeof read, 'report' | 'verdicts'>): object => ({
    verdicts: include.includes('verdicts') ? document.verdicts : document.verdicts.map(shortVerdict),
    report: include.includes('report') ? document.report : shortEntries(document.report),
  });
  return {
    ...rest,
    // Of a file with several documents each is there once.
    ...(documents
      ? { documents: documents.map((part) => ({ element: part.element, document: part.document, ...short(part) })) }
      : { document }),
    ...(pdf && { pdf: shortPdf(pdf) }),
    ...short({ report, verdicts }),
  };
}

/** Without the file itself, since the document replaces it. */
function shortPdf({ content: _, ...pdf }: NonNullable<Static<typeof ImportedInvoice>['pdf']>): object {
  return pdf;
}

function shortEntries({ entries, left_out }: Static<typeof ImportedInvoice>['report']): object {
  const counts: Record<string, number> = {};
  for (const { outcome } of entries) counts[outcome] = (counts[outcome] ?? 0) + 1;
  const reported = entries.filter(({ outcome }) => outcome === 'left' || outcome === 'recalculated');
  return {
    ...counts,
    entries: reported.slice(0, MOST_ENTRIES).map(({ path, value, outcome, became, why }) => ({
      path,
      value,
      outcome,
      became,
      why,
    })),
    ...(reported.length > MOST_ENTRIES && { more: reported.length - MOST_ENTRIES }),
    ...(left_out !== undefined && { left_out }),
  };
}

/** A short answer for an exported XML invoice: the file, the losses and the broken rules. */
export function shortExport(written: Static<typeof ExportedInvoice>, include: readonly string[]): object {
  const { report, verdicts, ...rest } = written;
  return {
    ...rest,
    losses: report.losses,
    ...(report.left_out !== undefined && { losses_left_out: report.left_out }),
    verdicts: include.includes('verdicts') ? verdicts : verdicts.map(shortVerdict),
    ...(include.includes('links') && { links: report.links }),
  };
}

function shortVerdict({ rule, severity, document, description, properties, right }: Static<typeof Verdict>): object {
  return { rule, severity, document, description, at: properties, right };
}

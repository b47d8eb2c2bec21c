import type { Engine, OperationContext } from '../../engine/index.ts';
import type { InvoiceTerms } from '../en16931/term-tree.ts';
import { prepareImport } from './import-xml.ts';
import type { FileFault, ImportRequest, ImportResult, PreparedImport } from './importer.ts';
import { checkClaims, type PdfClaimFault } from '../pdf/check-claims.ts';
import { checkPage } from '../pdf/page/check-page.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import type { PdfClaims } from '../pdf/pdf-claims.ts';
import { startOfPdf } from '../pdf/start-of-pdf.ts';
import { regimesOf } from './regimes-of.ts';
import type { RuleSet } from '../rule-sets/rule-set.ts';

/** The PDF that an invoice came in. */
export interface ImportedPdf extends PdfClaims {
  /** Its XML file as text: places refer to it. */
  readonly content: string;
  /** Where the PDF contradicts its invoice or the standard. */
  readonly faults: readonly PdfClaimFault[];
}

export interface FileResult extends ImportResult {
  /** For invoices from a PDF. */
  readonly pdf?: ImportedPdf;
}

export type FileOutcome =
  | { readonly ok: true; readonly value: FileResult }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

/** A parsed invoice, before any calculation. */
export interface PreparedFile extends PreparedImport {
  finish(engine: Engine, context: OperationContext, ruleSets: readonly RuleSet[]): FileResult;
}

export type PrepareFileOutcome =
  | { readonly ok: true; readonly value: PreparedFile }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

/** `importXml` that also accepts PDF bytes, and then reports on the PDF. */
export function importFile(
  request: ImportRequest,
  engine: Engine,
  context: OperationContext,
  ruleSets: readonly RuleSet[],
): FileOutcome {
  const prepared = prepareFile(request, regimesOf(engine));
  return prepared.ok ? { ok: true, value: prepared.value.finish(engine, context, ruleSets) } : prepared;
}

/** The first half of {@link importFile}. */
export function prepareFile(request: ImportRequest, hasRegime: (country: string) => boolean): PrepareFileOutcome {
  if (typeof request.data === 'string' || startOfPdf(request.data) === undefined) {
    return prepareImport(request, hasRegime);
  }
  const opened = openPdf(request.data);
  if (!opened.ok) return opened;
  const { xml, claims, textOfPages } = opened.value;
  const prepared = prepareImport({ ...request, data: xml, fileLength: request.data.length }, hasRegime);
  if (!prepared.ok) return prepared;
  const invoice = prepared.value;
  const { content, specification, terms } = invoice;
  return {
    ok: true,
    value: {
      ...invoice,
      finish(...given) {
        const page = textOfPages();
        const shown = page === undefined ? [] : checkPage(page, (term) => valuesOf(terms, term));
        const faults = [...checkClaims(claims, specification), ...shown];
        return { ...invoice.finish(...given), pdf: { ...claims, content, faults } };
      },
    },
  };
}

/** For the whole invoice, or for each part of its VAT. */
function valuesOf(terms: InvoiceTerms, term: string): readonly string[] {
  return [terms, ...terms.groups('BG-23')].flatMap((group) => group.value(term)?.value ?? []);
}

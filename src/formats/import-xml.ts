import type { Engine, JsonObject, OperationContext } from '../engine/index.ts';
import { toDocument } from './en16931/document/to-document.ts';
import { profileOf } from './en16931/profiles/profiles.ts';
import { fateBreakdown } from './en16931/document/breakdown.ts';
import type { Syntax } from './en16931/term-tree.ts';
import { formatOf } from './formats.ts';
import { judgeInvoice, type Verdict } from './judge.ts';
import type { RuleSet } from './rule-sets/rule-set.ts';
import { differencesOf } from './mapping/differences.ts';
import { readTerms } from './mapping/read-terms.ts';
import { reportOf, type ReportEntry } from './mapping/report.ts';
import { checkClaims, type PdfClaimFault } from './pdf/check-claims.ts';
import { openPdf, startOfPdf, type OpenPdf } from './pdf/open-pdf.ts';
import type { PdfClaims } from './pdf/pdf-claims.ts';
import type { PdfFault } from './pdf/pdf-fault.ts';
import { decodeXml } from './xml/decode-xml.ts';
import { readXml } from './xml/read-xml.ts';
import { textPlaces } from './xml/text-places.ts';
import type { XmlFault } from './xml/xml-tree.ts';

export interface ImportRequest {
  /** The text of an XML file, or the bytes of one or of a PDF that carries one. */
  readonly data: string | Uint8Array;
  /** Rule sets to judge by, in place of those of the profile. */
  readonly judge?: readonly string[];
}

/** Why a file cannot be read. */
export type FileFault = XmlFault | PdfFault;

/** The PDF that an invoice came in. */
export interface ImportedPdf extends PdfClaims {
  /** The XML file that it carries, as text: places count in it. */
  readonly content: string;
  /** Where what the PDF says of its invoice is not what it is, or not what the standard asks. */
  readonly faults: readonly PdfClaimFault[];
}

export interface ImportResult {
  readonly format: string;
  /** Undefined when the invoice names no profile that is known. */
  readonly profile: string | undefined;
  readonly document: JsonObject;
  readonly report: { readonly entries: readonly ReportEntry[] };
  readonly verdicts: readonly Verdict[];
  /** Trouble with the XML that reading stepped over. */
  readonly faults: readonly XmlFault[];
  /** Of invoices that came in a PDF. */
  readonly pdf?: ImportedPdf;
}

export type ImportOutcome =
  { readonly ok: true; readonly value: ImportResult } | { readonly ok: false; readonly faults: readonly FileFault[] };

/** An invoice that was read, before any figure is calculated. */
export interface PreparedImport {
  /** Names the regime and addons that calculating it takes. */
  readonly document: JsonObject;
  readonly syntax: Syntax;
  /** Undefined when the invoice names no profile that is known. */
  readonly profile: string | undefined;
  /** Calculates, compares, judges and accounts for every leaf. */
  finish(engine: Engine, context: OperationContext, ruleSets: readonly RuleSet[]): ImportResult;
}

export type PrepareOutcome =
  { readonly ok: true; readonly value: PreparedImport } | { readonly ok: false; readonly faults: readonly FileFault[] };

/**
 * Makes a document of an XML invoice, judges it by those of the rule sets that its profile asks for, and accounts for every leaf.
 * Only what is no XML, or no format that is known, is refused.
 */
export function importXml(
  request: ImportRequest,
  engine: Engine,
  context: OperationContext,
  ruleSets: readonly RuleSet[],
): ImportOutcome {
  const prepared = prepareImport(request, (country) => engine.catalogue.regime(country) !== undefined);
  return prepared.ok ? { ok: true, value: prepared.value.finish(engine, context, ruleSets) } : prepared;
}

/** The first half of {@link importXml}, for hosts that fetch regimes, addons and rules when a document names them. */
export function prepareImport(request: ImportRequest, hasRegime: (country: string) => boolean): PrepareOutcome {
  if (typeof request.data === 'string' && request.data.startsWith('%PDF-')) return { ok: false, faults: [PDF_AS_TEXT] };
  const opened = carriedXml(request.data);
  if (opened && !opened.ok) return opened;
  const data = opened ? opened.value.xml : request.data;
  const decoded = typeof data === 'string' ? undefined : decodeXml(data);
  if (decoded && !decoded.ok) return decoded;
  const read = readXml(decoded ? decoded.value.text : (data as string));
  if (!read.ok) return read;
  const { root, text } = read.document;
  const format = formatOf(root);
  const reading = format && readTerms(format.table, root);
  if (!format || !reading) {
    const description = `An outermost element ${root.name} of the namespace ${root.uri || '(none)'} begins no format that is known`;
    const place = textPlaces(text)(root.start);
    return { ok: false, faults: [{ code: 'ASSAY-XML-FORMAT', description, offset: root.start, ...place }] };
  }
  const { terms } = reading;
  const profile = profileOf(terms);
  const { document, draft } = toDocument(terms, profile, hasRegime);
  const faults = [...(decoded?.value.faults ?? []), ...read.document.faults];
  const claims = opened?.value.claims;
  const pdf = claims && { ...claims, content: text, faults: checkClaims(claims, terms.value('BT-24')?.value) };
  return {
    ok: true,
    value: {
      document,
      syntax: format.table.syntax,
      profile: profile?.key,
      finish(engine, context, ruleSets) {
        const built = engine.inspect({ data: document }, context).document;
        fateBreakdown(draft, terms, built);
        const entries = reportOf(text, reading, draft, built, differencesOf(terms));
        const verdicts = judgeInvoice({
          terms,
          ruleSets,
          profile: profile?.key,
          ...(request.judge && { judge: request.judge }),
          propertiesOf: (value) => {
            const fate = draft.fateOf(value);
            return fate && 'to' in fate ? fate.to : [];
          },
        });
        const result = { format: format.key, profile: profile?.key, document, report: { entries }, verdicts, faults };
        return pdf ? { ...result, pdf } : result;
      },
    },
  };
}

/** Characters are not bytes: what a PDF holds is lost by reading it as text. */
const PDF_AS_TEXT: PdfFault = {
  code: 'ASSAY-PDF-AS-TEXT',
  description: 'This is a PDF read as text; give its bytes',
  offset: 0,
};

function carriedXml(data: string | Uint8Array): OpenPdf | undefined {
  return typeof data === 'string' || startOfPdf(data) === undefined ? undefined : openPdf(data);
}

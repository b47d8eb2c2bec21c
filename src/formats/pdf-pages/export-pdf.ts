import type { Engine, Json, JsonObject, OperationContext, Outcome } from '../../engine/index.ts';
import { failure, success } from '../../engine/values.ts';
import { exportInvoice, type ExportResult } from '../writing/export-xml.ts';
import { keysLike } from '../en16931/profiles/profiles.ts';
import { leftOutOf, type LeftOut } from '../page/left-out.ts';
import { regimeNames, pageLanguage } from '../page/page-language.ts';
import { paperView } from '../page/paper-view.ts';
import { LESS_THAN_INVOICE, levelOf } from '../pdf/conformance-level.ts';
import type { RuleSet } from '../rule-sets/rule-set.ts';
import { TooManyPages } from './flow.ts';
import { MissingFonts } from './fonts/font-set.ts';
import type { FontFiles } from './fonts/font-files.ts';
import { attachmentOf, hybridByKey, hybridProfile } from './hybrid-formats.ts';
import { profilesOf } from './hybrid-list.ts';
import { refusePage } from './page-refusal.ts';
import { readPageOptions, type PageOptions } from './page-options.ts';
import { createdOf, writeInvoicePdf } from './write-invoice-pdf.ts';
import { pageMessages } from './messages.ts';
import type { Message } from '../../engine/index.ts';

export interface PdfExportRequest {
  readonly data: Json;
  readonly format: string;
  readonly profile?: string;
  readonly allowLoss?: boolean;
  readonly page?: PageOptions;
  /** A PDF to embed the XML in, in place of drawn pages. */
  readonly pdf?: Uint8Array;
}

/** Data about drawn pages. */
export interface DrawnPage {
  readonly lang: string;
  readonly count: number;
  readonly leftOut: readonly LeftOut[];
  /** Number of further values that are not on the page. */
  readonly more: number;
  readonly missing: readonly string[];
}

export interface PdfExportResult extends Omit<ExportResult, 'content'> {
  readonly bytes: Uint8Array;
  /** For drawn pages. */
  readonly page?: DrawnPage;
  /** Changes to a given PDF. */
  readonly mended?: readonly string[];
}

/** Writes an invoice as a PDF with embedded XML: Factur-X, ZUGFeRD, XRechnung. */
export async function exportPdf(
  request: PdfExportRequest,
  engine: Engine,
  context: OperationContext,
  ruleSets: readonly RuleSet[],
  fonts: FontFiles,
): Promise<Outcome<PdfExportResult>> {
  const format = hybridByKey(request.format);
  if (!format) return refusePage('request.format', pageMessages.unknownFormat({ format: request.format }));
  const profile = hybridProfile(format, request.profile, request.data);
  if (!profile) {
    const asked = { format: format.name, profile: request.profile ?? '' };
    const profiles = keysLike(asked.profile, profilesOf(format));
    const message = profiles ? pageMessages.profileLike({ ...asked, profiles }) : pageMessages.unknownProfile(asked);
    return refusePage('request.profile', message);
  }
  const settings = readPageOptions(request.page ?? {});
  if ('why' in settings) return refusePage(`request.page.${settings.member}`, settings.why);
  const { data, allowLoss } = request;
  const asked = { data, format: 'cii', profile: profile.key, ...(allowLoss && { allowLoss }) };
  const outcome = exportInvoice(asked, engine, context, ruleSets);
  if (!outcome.ok) return outcome;
  const { result, document } = outcome.value;
  const level = levelOf(profile.specification);
  if (level === undefined) throw new Error(`the profile ${profile.key} has no level in a PDF`);
  const { fileName, version } = attachmentOf(level);
  const attached = {
    fileName,
    version,
    level,
    xml: new TextEncoder().encode(result.content),
    // At such a level the XML has less than the page; otherwise it is an alternative form (Factur-X 1.0.07, 6.2.2).
    relationship: LESS_THAN_INVOICE.has(level) ? ('Data' as const) : ('Alternative' as const),
    modified: createdOf(document),
    words: `${format.name}, ${level}`,
  };
  const { content: _, ...report } = result;
  const name = result.fileName.replace(/\.xml$/, '.pdf');
  const file = { ...report, format: format.key, fileName: name, mediaType: 'application/pdf' };
  if (request.pdf) {
    const language = pageLanguage(request.page?.lang, document);
    const title = [format.name, report.fileName.replace(/\.xml$/, '')].join(' ');
    const { embedInPdf } = await import('./embed-in-pdf.ts');
    const made = embedInPdf(request.pdf, { attached, title, author: '', created: attached.modified, language });
    return 'why' in made ? refusePage('request.pdf', made.why) : success({ ...file, ...made });
  }
  const drawn = await drawPage(document, { engine, fonts, settings, lang: request.page?.lang, attached });
  if (!drawn.ok) return drawn;
  return success({ ...file, ...drawn.value });
}

interface Drawing {
  readonly engine: Engine;
  readonly fonts: FontFiles;
  readonly settings: Exclude<ReturnType<typeof readPageOptions>, { readonly why: Message }>;
  readonly lang: string | undefined;
  readonly attached?: Parameters<typeof writeInvoicePdf>[0]['attached'];
}

/** The page of a document as PDF, and the values not on it. */
export async function drawPage(
  document: JsonObject,
  { engine, fonts, settings, lang, attached }: Drawing,
): Promise<Outcome<{ readonly bytes: Uint8Array; readonly page: DrawnPage }>> {
  const language = pageLanguage(lang, document);
  const view = paperView(document, language, regimeNames(engine, document, language));
  if (!view) return refusePage('$', pageMessages.notBill);
  try {
    const written = await writeInvoicePdf(
      { view, language, document, ...settings, ...(attached && { attached }) },
      fonts,
    );
    const { some, count } = leftOutOf(document, view.read);
    const page = {
      lang: language,
      count: written.pages,
      leftOut: some,
      more: count - some.length,
      missing: written.missing,
    };
    return success({ bytes: written.bytes, page });
  } catch (thrown) {
    if (thrown instanceof TooManyPages) return refusePage('$', thrown.message);
    if (thrown instanceof MissingFonts) return failure('internal', `${thrown.message}.`);
    throw thrown;
  }
}

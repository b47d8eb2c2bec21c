import type { JsonObject } from '../../engine/index.ts';
import type { PaperView } from '../page/paper-view.ts';
import { writeAttached, type AttachedInvoice } from './attached-invoice.ts';
import { sRgbProfile } from './colour-profile.ts';
import { EmbeddedFonts } from './embedded-fonts.ts';
import type { FontFiles } from './fonts/font-files.ts';
import { gatherFonts } from './fonts/font-set.ts';
import { drawInvoice, LOGO, type PageLook } from './invoice-pages.ts';
import { xmpOf } from './metadata.ts';
import { paymentCodeOf } from './payment-code.ts';
import { bytesOf, figure, PdfOutput, textString, type Ref } from './pdf-output.ts';
import type { Picture } from './picture.ts';
import { writeStructure } from './structure.ts';
import { printable, TextPieces } from './text-pieces.ts';

export interface InvoicePdf {
  readonly view: PaperView;
  readonly language: string;
  /** The source of the view, with the data for a payment QR code. */
  readonly document: JsonObject;
  readonly look: Omit<PageLook, 'logo'>;
  readonly logo?: Picture;
  readonly attached?: AttachedInvoice & { readonly level: string; readonly version: string };
  /** Without it there is no payment QR code. */
  readonly withCode: boolean;
}

export interface WrittenPdf {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** Characters without a font; a replacement sign is drawn for them. */
  readonly missing: readonly string[];
}

/**
 * An invoice as PDF/A-3b, tagged for PDF/UA-1, with its XML attached. It uses no clock and no randomness: its date is
 * that of the invoice.
 */
export async function writeInvoicePdf(given: InvoicePdf, files: FontFiles): Promise<WrittenPdf> {
  const view = textsOf(given.view, printable);
  const texts = new Set<string>(['#·/0123456789']);
  textsOf(view, (text) => {
    texts.add(text);
    return text;
  });
  const fonts = await gatherFonts(files, texts);
  const embedded = new EmbeddedFonts(fonts);
  const { language, logo, attached } = given;
  const code = given.withCode ? paymentCodeOf(given.document) : undefined;
  const look = { ...given.look, ...(logo && { logo }) };
  const { drawing, structure } = drawInvoice(view, look, embedded, new TextPieces(fonts), code);
  const output = new PdfOutput();
  const root = output.reserve();
  const tree = output.reserve();
  const pages = Array.from({ length: drawing.count }, () => output.reserve());
  const picture = logo ? `/XObject<</${LOGO} ${logo.write(output)}>>` : '';
  const resources = output.add(`<</Font${embedded.write(output)}${picture}>>`);
  const box = `[0 0 ${figure(drawing.width)} ${figure(drawing.height)}]`;
  pages.forEach((page, i) => {
    const content = output.stream('', bytesOf(drawing.contentOf(i)));
    output.set(
      page,
      `<</Type/Page/Parent ${tree}/MediaBox${box}/Resources ${resources}/Contents ${content}/StructParents ${i}/Tabs/S>>`,
    );
  });
  output.set(tree, `<</Type/Pages/Kids[${pages.join(' ')}]/Count ${pages.length}>>`);
  const structured = writeStructure(output, structure, pages);
  const seller = view.parties[0]?.lines[0]?.text ?? '';
  const title = [view.title, view.facts[0]?.text ?? ''].filter(Boolean).join(' ');
  const xmp = xmpOf({
    title,
    author: seller,
    language,
    created: createdOf(given.document),
    accessible: true,
    invoice: attached && { fileName: attached.fileName, level: attached.level, version: attached.version },
  });
  const file = attached && writeAttached(output, attached);
  const entries = [
    `/Type/Catalog/Pages ${tree}/Lang${textString(language)}/MarkInfo<</Marked true>>/StructTreeRoot ${structured}`,
    '/ViewerPreferences<</DisplayDocTitle true>>',
    `/Metadata ${output.stream('/Type/Metadata/Subtype/XML', xmp, true)}`,
    `/OutputIntents[${writeIntent(output)}]`,
    ...(file && attached
      ? [`/AF[${file}]/Names<</EmbeddedFiles<</Names[${textString(attached.fileName)} ${file}]>>>>`]
      : []),
  ];
  output.set(root, `<<${entries.join('')}>>`);
  return { bytes: output.finish(root), pages: pages.length, missing: fonts.missing };
}

/** The file's colours are sRGB. */
export function writeIntent(output: PdfOutput): Ref {
  const profile = output.stream('/N 3', sRgbProfile());
  const name = '(sRGB IEC61966-2.1)';
  return output.add(
    `<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier${name}/Info${name}/DestOutputProfile ${profile}>>`,
  );
}

/** The file's timestamp: the day of the invoice, so that equal invoices give equal files. */
export function createdOf({ issue_date: date }: JsonObject): string {
  return `${typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date) ? date : '2000-01-01'}T00:00:00Z`;
}

/** The view with every text mapped. */
function textsOf(view: PaperView, change: (text: string) => string): PaperView {
  const walk = <T>(value: T): T => {
    if (typeof value === 'string') return change(value) as T;
    if (Array.isArray(value)) return (value as readonly unknown[]).map(walk) as T;
    if (typeof value !== 'object' || value === null || value instanceof Set) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, name === 'path' ? member : walk(member)]),
    ) as T;
  };
  return walk(view);
}

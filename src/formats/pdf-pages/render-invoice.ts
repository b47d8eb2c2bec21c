import type { Engine, Outcome } from '../../engine/index.ts';
import { success } from '../../engine/values.ts';
import { leftOutOf } from '../page/left-out.ts';
import { paperOf } from '../page/html-page.ts';
import type { ElementPlace } from '../page/declared-invoice.ts';
import type { ShownInvoice } from '../page/shown-invoice.ts';
import { writeHtml } from '../page/write-html.ts';
import { drawPage, type DrawnPage } from './export-pdf.ts';
import type { FontFiles } from './fonts/font-files.ts';
import { refusePage } from './page-refusal.ts';
import { readPageOptions, type PageOptions } from './page-options.ts';

export interface RenderedInvoice {
  readonly mediaType: string;
  readonly content: string | Uint8Array;
  readonly page: Omit<DrawnPage, 'count'> & { readonly count?: number };
  readonly places: readonly ElementPlace[];
}

/** An invoice as a page, with the places of its figures and the values not on it. */
export async function renderInvoice(
  shown: ShownInvoice,
  format: 'html' | 'pdf',
  options: PageOptions,
  { engine, fonts }: { readonly engine: Engine; readonly fonts: FontFiles },
): Promise<Outcome<RenderedInvoice>> {
  const settings = readPageOptions(options);
  if ('why' in settings) return refusePage(`request.page.${settings.member}`, settings.why);
  const { document } = shown;
  const paper = paperOf(shown, engine, options.lang);
  if (!paper.ok) return paper;
  const { lang, view, places } = paper.value;
  const { some, count } = shown.leftOut?.(view.read) ?? leftOutOf(document, view.read);
  const summary = { lang, leftOut: some, more: count - some.length, missing: [] };
  if (format === 'html') {
    const content = writeHtml(view, lang, { ...settings.look, places });
    return success({ mediaType: 'text/html', content, page: summary, places });
  }
  const drawn = await drawPage(document, { engine, fonts, settings, lang });
  if (!drawn.ok) return drawn;
  const { bytes, page } = drawn.value;
  const { count: pages, missing } = page;
  return success({ mediaType: 'application/pdf', content: bytes, page: { ...summary, count: pages, missing }, places });
}

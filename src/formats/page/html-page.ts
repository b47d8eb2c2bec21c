import type { Engine, Outcome } from '../../engine/index.ts';
import { success } from '../../engine/values.ts';
import { pageMessages } from '../pdf-pages/messages.ts';
import { refusePage } from '../pdf-pages/page-refusal.ts';
import type { ElementPlace } from './declared-invoice.ts';
import { regimeNames, pageLanguage } from './page-language.ts';
import { paperView, type PaperView } from './paper-view.ts';
import type { ShownInvoice } from './shown-invoice.ts';
import { PLAIN_LOOK, writeHtml } from './write-html.ts';

/** The content of an invoice's page, in its own language or the requested one. */
export interface Paper {
  readonly lang: ReturnType<typeof pageLanguage>;
  readonly view: PaperView;
  /** For XML: the places of the shown values. */
  readonly places: readonly ElementPlace[];
}

export function paperOf({ document, places }: ShownInvoice, engine: Engine, asked?: string): Outcome<Paper> {
  const lang = pageLanguage(asked, document);
  const view = paperView(document, lang, regimeNames(engine, document, lang));
  if (!view) return refusePage('$', pageMessages.notBill);
  return success({ lang, view, places: places.filter(({ path }) => view.read.has(path)) });
}

/** An invoice as a plain page in HTML. */
export function htmlPage(shown: ShownInvoice, engine: Engine): Outcome<string> {
  const paper = paperOf(shown, engine);
  if (!paper.ok) return paper;
  const { view, lang, places } = paper.value;
  return success(writeHtml(view, lang, { ...PLAIN_LOOK, places }));
}

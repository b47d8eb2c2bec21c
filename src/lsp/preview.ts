import type { Json, Outcome } from '../engine/index.ts';
import { failure, isJsonObject } from '../engine/values.ts';
import { importXml } from '../formats/reading/import-xml.ts';
import { htmlPage } from '../formats/page/html-page.ts';
import { shownDocument, shownXml, type ShownInvoice } from '../formats/page/shown-invoice.ts';
import type { Scope } from './judged.ts';

/** The page of a document, or of an XML invoice given as text, in the language of the invoice. */
export function previewPage(data: Json, { engine, context }: Pick<Scope, 'engine' | 'context'>): Outcome<string> {
  const shown = shownOf();
  if (!shown.ok) return shown;
  return htmlPage(shown.value, engine);

  function shownOf(): Outcome<ShownInvoice> {
    if (isJsonObject(data)) return shownDocument(data, engine, context);
    // The page shows the content of the invoice, even if it breaks rules.
    const read = importXml({ data: typeof data === 'string' ? data : '' }, engine, context, []);
    return read.ok ? shownXml(read.value, engine, context) : failure('input', 'The text cannot be read.', []);
  }
}

import { failure, isJsonObject, sentence, success } from '../engine/values.ts';
import type { Outcome } from '../engine/index.ts';
import type { importFile } from '../formats/reading/import-file.ts';
import type { ShownInvoice } from '../formats/page/shown-invoice.ts';
import { requestFault } from './requests/request-fault.ts';
import { base64Of } from './base64-of.ts';
import { bytesOf } from './bytes-of.ts';
import type { Handler } from './handler.ts';
import { notBase64, unreadable } from './chosen-rule-sets.ts';
import { fontsOf, pageOptions, pageMembers } from './page-members.ts';
import { fileMessages } from '../api/file-messages.ts';

/** Shows a document or an XML invoice as a page. The page writer is loaded with the first page. */
export const renderHandler =
  (read: typeof importFile): Handler<'render'> =>
  async ({ data, encoding, format, page }, { engine, context, fonts }) => {
    const options = pageOptions(page);
    if (!options.ok) return options;
    const { shownDocument, shownXml } = await import('../formats/page/shown-invoice.ts');
    if (typeof data !== 'string') {
      if (!isJsonObject(data)) return noDocument();
      const shown = shownDocument(data, engine, context);
      return shown.ok ? drawn(shown.value) : shown;
    }
    const bytes = encoding === 'base64' ? bytesOf(data) : data;
    if (bytes === undefined) return notBase64();
    const outcome = read({ data: bytes }, engine, context, []);
    if (!outcome.ok) return unreadable(outcome.faults);
    const shown = shownXml(outcome.value, engine, context);
    return shown.ok ? drawn(shown.value) : shown;

    async function drawn(shown: ShownInvoice): Promise<Awaited<ReturnType<Handler<'render'>>>> {
      const { renderInvoice } = await import('../formats/pdf-pages/render-invoice.ts');
      const made = await renderInvoice(shown, format, options.ok ? options.value : {}, {
        engine,
        fonts: fontsOf(fonts),
      });
      if (!made.ok) return made;
      const { content, mediaType, page, places } = made.value;
      return success({
        media_type: mediaType,
        ...(typeof content === 'string' ? { content } : { content: base64Of(content), encoding: 'base64' as const }),
        page: pageMembers(page),
        places: [...places],
      });
    }
  };

function noDocument(): Outcome<never> {
  const description = fileMessages.noDocument;
  return failure('input', sentence(description), [requestFault('TYPE', 'request.data', description)]);
}

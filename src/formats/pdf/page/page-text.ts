import { PdfRefusal } from '../pdf-fault.ts';
import type { PdfLimits } from '../pdf-limits.ts';
import { PdfObjects } from '../pdf-objects.ts';
import type { PdfTables } from '../pdf-tables.ts';
import type { PdfDict } from '../pdf-value.ts';
import { PdfStream, type PdfValue } from '../pdf-value.ts';
import { PdfWork } from '../pdf-work.ts';
import { ContentText } from './content-text.ts';
import { PageLines } from './page-lines.ts';

/** The text of all pages; undefined if unknown or beyond the limits. */
export function pageText(bytes: Uint8Array, { places, trailer }: PdfTables, limits: PdfLimits): string | undefined {
  // Pages have a separate budget: they must not prevent reading the invoice.
  const objects = new PdfObjects(bytes, places, new PdfWork(limits, bytes.length));
  const lines = new PageLines();
  const content = new ContentText(objects, lines);
  try {
    for (const { page, resources } of pagesOf(objects, objects.dict(trailer.entries.get('Root')))) {
      const { data, at } = contentOf(objects, page.entries.get('Contents'));
      content.read(data, at, resources);
      lines.endPage();
    }
  } catch (thrown) {
    if (thrown instanceof PdfRefusal) return undefined;
    throw thrown;
  }
  return lines.text();
}

interface Page {
  readonly page: PdfDict;
  readonly resources: PdfDict | undefined;
}

/** The pages in order, each node of the tree once, with own or inherited resources (ISO 32000-2, 7.7.3). */
function* pagesOf(objects: PdfObjects, catalog: PdfDict | undefined): Generator<Page> {
  const seen = new Set<PdfDict>();
  const due: { readonly node: PdfValue; readonly inherited: PdfDict | undefined }[] = [
    { node: objects.member(catalog, 'Pages'), inherited: undefined },
  ];
  for (let next = due.pop(); next; next = due.pop()) {
    const page = objects.dict(next.node);
    if (!page || seen.has(page)) continue;
    seen.add(page);
    const resources = objects.dict(page.entries.get('Resources')) ?? next.inherited;
    const kids = objects.list(page.entries.get('Kids'));
    objects.work.look(ENTRY_COST * kids.length, 0);
    if (kids.length === 0) yield { page, resources };
    for (const node of kids.toReversed()) due.push({ node, inherited: resources });
  }
}

/** Cost of examining a list entry, in bytes read. */
const ENTRY_COST = 64;

/** The content streams of a page form one content. */
function contentOf(objects: PdfObjects, contents: PdfValue | undefined): { data: Uint8Array; at: number } {
  const content = objects.resolve(contents);
  const listed = objects.list(content);
  objects.work.look(ENTRY_COST * listed.length, 0);
  const streams = (content instanceof PdfStream ? [content] : listed.map((part) => objects.resolve(part))).filter(
    (part) => part instanceof PdfStream,
  );
  const parts = streams.map((stream) => {
    const part = objects.data(stream);
    objects.work.look(part.length, stream.start);
    return part;
  });
  const data = new Uint8Array(parts.reduce((length, part) => length + part.length + 1, 0));
  let end = 0;
  for (const part of parts) {
    data.set(part, end);
    end += part.length + 1;
    data[end - 1] = LINE_END;
  }
  return { data, at: streams[0]?.start ?? 0 };
}

const LINE_END = 0x0a;

import { expect, it } from 'vitest';
import type { JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { examples, goldenContext, jsonOf } from '../../testing/examples/examples.ts';
import { importXml } from '../reading/import-xml.ts';
import { leftOutOf } from '../page/left-out.ts';
import { shownDocument, shownXml, type ShownInvoice } from '../page/shown-invoice.ts';
import { pageText } from '../pdf/page/page-text.ts';
import { PAGE_LIMITS, PDF_LIMITS } from '../pdf/pdf-limits.ts';
import { readTables } from '../pdf/pdf-tables.ts';
import { PdfWork } from '../pdf/pdf-work.ts';
import { fontFiles } from '../testing/font-files.ts';
import { ublInvoice } from '../testing/invoices.ts';
import { readPageOptions, type PageOptions } from './page-options.ts';
import { renderInvoice } from './render-invoice.ts';

const engine = createStandardEngine();
const hosts = { engine, fonts: fontFiles };
const example = examples().find(({ path }) => path === 'de/invoice');

function german(): ShownInvoice {
  const outcome = shownDocument(jsonOf(example?.text ?? '') as JsonObject, engine, goldenContext);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
}

async function rendered(shown: ShownInvoice, format: 'html' | 'pdf', options: PageOptions = {}) {
  const outcome = await renderInvoice(shown, format, options, hosts);
  if (!outcome.ok)
    return outcome.error.faults.map(({ properties, description }) => `${properties.join()}: ${description}`);
  const { mediaType, content, page, places } = outcome.value;
  const { leftOut, ...more } = page;
  const starts =
    typeof content === 'string' ? content.slice(0, 15) : new TextDecoder('latin1').decode(content.subarray(0, 5));
  return { mediaType, starts, leftOut: leftOut.length, ...more, places: places.length };
}

it('an invoice is a page of HTML or a PDF, with what neither shows', async () => {
  const html = await rendered(german(), 'html');
  const left = leftOutOf(german().document, new Set()).count;
  expect(html).toMatchObject({ mediaType: 'text/html', starts: '<!doctype html>', lang: 'de', more: 0, places: 0 });
  expect(html).not.toMatchObject({ leftOut: left });
  expect(await rendered(german(), 'pdf')).toEqual({ ...html, mediaType: 'application/pdf', starts: '%PDF-', count: 1 });
});

function pdfText(bytes: Uint8Array): string {
  return pageText(bytes, readTables(bytes, new PdfWork(PDF_LIMITS, bytes.length)), PAGE_LIMITS) ?? '';
}

it.each([
  ['es/freelance', 'es'],
  ['es/freelance', 'en'],
  ['it/invoice', 'it'],
])('tax withheld stands with its minus on the page and in the PDF: %s in %s', async (path, lang) => {
  const found = examples().find((candidate) => candidate.path === path);
  const shown = shownDocument(jsonOf(found?.text ?? '') as JsonObject, engine, goldenContext);
  if (!shown.ok) throw new Error(shown.error.message);
  const { retained_tax: withheld } = shown.value.document['totals'] as JsonObject;
  const figure = String(withheld).split('.')[0] ?? '';
  expect(Number(withheld)).toBeGreaterThan(0);
  for (const format of ['html', 'pdf'] as const) {
    const outcome = await renderInvoice(shown.value, format, { lang }, hosts);
    if (!outcome.ok) throw new Error(outcome.error.message);
    const { content } = outcome.value;
    const text = typeof content === 'string' ? content : pdfText(content);
    const figures =
      text.replaceAll(/[.,\u00a0\u202f ]/g, '').match(new RegExp(`.[€]?${figure}\\d\\d(?!\\d)`, 'g')) ?? [];
    expect([format, figures.length >= 2, figures.filter((text) => !text.startsWith('−'))]).toEqual([format, true, []]);
  }
});

it('a page of XML has the places of what it shows', async () => {
  const read = importXml({ data: ublInvoice() }, engine, goldenContext, []);
  const shown = read.ok ? shownXml(read.value, engine, goldenContext) : undefined;
  if (!shown?.ok) throw new Error('not read');
  const outcome = await renderInvoice(shown.value, 'html', { lang: 'en' }, hosts);
  const paths = outcome.ok ? outcome.value.places.map(({ path }) => path) : [];
  expect(paths).toContain('$.totals.due');
  expect(paths).not.toContain('$.payment.payee.name');
  expect(shown.value.places.map(({ path }) => path)).toContain('$.payment.payee.name');
});

it.each<[options: PageOptions, why: string]>([
  [{ lang: 'xx' }, 'request.page.lang: '],
  [{ colour: '#12345' }, 'request.page.colour: '],
  [{ colour: 'x#123456' }, 'request.page.colour: '],
  [{ colour: '#1234567' }, 'request.page.colour: '],
  [{ logo: new Uint8Array(9) }, 'request.page.logo: '],
])('%j is refused', async (options, why) => {
  const summary = await rendered(german(), 'html', options);
  expect(Array.isArray(summary) ? summary.join() : '').toContain(why);
});

it('makes no page of a document that is not a bill', async () => {
  expect(await rendered({ document: { $schema: 'x' }, places: [] }, 'pdf')).toMatchObject({ length: 1 });
});

it('a page has its size, its colour and a code for payment unless others are asked for', () => {
  expect(readPageOptions({})).toEqual({
    look: { size: 'a4', colour: [31 / 255, 65 / 255, 114 / 255] },
    withCode: true,
  });
  expect(readPageOptions({ size: 'letter', colour: '#FF0080', code: false })).toEqual({
    look: { size: 'letter', colour: [1, 0, 128 / 255] },
    withCode: false,
  });
});

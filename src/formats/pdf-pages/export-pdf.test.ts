import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/standard.ts';
import type { JsonObject } from '../../engine/index.ts';
import { importFile } from '../reading/import-file.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { fontFiles } from '../testing/font-files.ts';
import { pdfFile } from '../testing/pdf-files.ts';
import { exportPdf, type PdfExportRequest } from './export-pdf.ts';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-01-15T12:00:00Z'), newId: () => '0190c9b4-0000-7000-8000-000000000000' };
const example = (name: string) => JSON.parse(readFileSync(`examples/${name}.json`, 'utf8')) as JsonObject;
const german = example('de/invoice');
const written = async (request: Partial<PdfExportRequest> = {}) => {
  const asked = { data: german, format: 'zugferd', profile: 'en16931', allowLoss: true, ...request };
  const outcome = await exportPdf(asked, engine, context, [], fontFiles);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
};
const refusal = async (request: Partial<PdfExportRequest>, fonts = fontFiles) => {
  const asked = { data: german, format: 'zugferd', profile: 'en16931', allowLoss: true, ...request };
  const outcome = await exportPdf(asked, engine, context, [], fonts);
  return outcome.ok ? undefined : (outcome.error.faults[0]?.description ?? outcome.error.message);
};
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('an invoice as PDF', () => {
  it('carries its XML, which is read back byte by byte, and says so', async () => {
    const { bytes, fileName, mediaType, page } = await written();
    expect([fileName, mediaType, page?.count, page?.lang]).toEqual(['RE-2026-0418.pdf', 'application/pdf', 1, 'de']);
    const opened = openPdf(bytes);
    if (!opened.ok) throw new Error(opened.faults[0]?.description);
    expect(opened.value.claims).toEqual({
      attachment: 'factur-x.xml',
      relationship: 'Alternative',
      others: [],
      metadata: {
        standard: 'factur-x',
        documentType: 'INVOICE',
        fileName: 'factur-x.xml',
        version: '1.0',
        level: 'EN 16931',
      },
    });
    const read = importFile({ data: bytes }, engine, context, []);
    expect(read).toMatchObject({
      ok: true,
      value: { format: 'cii', pdf: { faults: [] }, document: { $schema: 'https://gobl.org/draft-0/bill/invoice' } },
    });
  });

  it('names the file, version and level of XRechnung', async () => {
    const data = { ...german, supplier: { ...(german['supplier'] as JsonObject) } };
    const found = readdirSync('examples/de').filter((name) => /^[^.]+\.json$/.test(name));
    expect(found).toContain('invoice.json');
    const outcome = await exportPdf({ data, format: 'xrechnung-pdf', allowLoss: true }, engine, context, [], fontFiles);
    // The plain example lacks seller data that XRechnung requires; the addon's own rules report it.
    expect(outcome.ok ? [] : outcome.error.faults.map(({ code }) => code)[0]).toMatch(/^GOBL-DE-XRECHNUNG/);
  });

  it('is the same bytes each time, whatever the clock says', async () => {
    const later = { ...context, now: () => new Date('2027-01-01T00:00:00Z') };
    const asked = { data: german, format: 'zugferd', profile: 'en16931', allowLoss: true };
    const [first, second] = [await written(), await exportPdf(asked, engine, later, [], fontFiles)];
    expect(second.ok && Buffer.from(second.value.bytes).equals(Buffer.from(first.bytes))).toBe(true);
  });

  it('is small: fonts hold what is drawn and no more', async () => {
    expect((await written()).bytes.length).toBeLessThan(30_000);
    const lines = german['lines'] as readonly JsonObject[];
    const many = { ...german, lines: Array.from({ length: 200 }, (_, i) => lines[i % lines.length] as JsonObject) };
    const { bytes, page } = await written({ data: many });
    expect(page?.count).toBeGreaterThan(5);
    expect(bytes.length).toBeLessThan(120_000);
  });

  it('lists what the page does not show, and characters that no font has', async () => {
    const supplier = {
      ...(german['supplier'] as JsonObject),
      name: 'Buch \u{10900} GmbH',
      people: [{ name: { given: 'Ida' } }],
    };
    const { page } = await written({ data: { ...german, supplier } });
    expect(page?.missing).toEqual(['\u{10900}']);
    expect(page?.leftOut).toContainEqual({ path: '$.supplier.people[0].name.given', value: 'Ida' });
    expect(page?.leftOut.map(({ path }) => path)).not.toContain('$.supplier.name');
  });

  it('is refused where it cannot be drawn as asked', async () => {
    expect(await refusal({ format: 'order-x' })).toContain('There is no format `order-x`');
    expect(await refusal({ profile: 'peppol-bis-3' })).toContain(
      'has no profile `peppol-bis-3`; `GET /v0/formats` lists those that there are',
    );
    expect(await refusal({ page: { lang: 'xx' } })).toBe('No page is written in `xx`');
    expect(await refusal({ page: { colour: 'red' } })).toContain('#1f4172');
    expect(await refusal({ page: { logo: new Uint8Array(4) } })).toBe('The logo is neither PNG nor JPEG');
    expect(await refusal({}, () => Promise.resolve(undefined))).toContain('The fonts of pages are not there');
  });

  it('has names of every script that its fonts know', async () => {
    for (const name of [
      'Ελαιοτριβείο',
      'Книжарница',
      'Łódź Żółć',
      '墨田ソフトウェア株式会社',
      '한강소프트웨어',
      '北京书店有限公司',
    ]) {
      const supplier = { ...(german['supplier'] as JsonObject), name };
      expect((await written({ data: { ...german, supplier } })).page?.missing, name).toEqual([]);
    }
  });
});

describe('an invoice in a PDF that is given', () => {
  it('is refused where its fonts are not embedded', async () => {
    const pdf = await pdfFile({ files: [{ name: 'factur-x.xml', text: '<a/>' }] });
    expect(await refusal({ pdf })).toContain('already contains an invoice');
    expect(await refusal({ pdf: new TextEncoder().encode('%PDF-1.7 nothing') })).toContain(
      'The file does not say where its contents begin',
    );
  });

  it('is put into one of ours as into any other', async () => {
    const { bytes } = await written();
    // Another name, so that it is not recognised as an invoice.
    const other = Buffer.from(text(bytes), 'latin1');
    expect(await refusal({ pdf: new Uint8Array(other) })).toBe('The PDF already contains an invoice: factur-x.xml');
  });
});

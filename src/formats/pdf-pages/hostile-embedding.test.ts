import { describe, expect, it } from 'vitest';
import { EMBEDDED } from '../testing/embedded-invoice.ts';
import { bytesOf, deflatedStream, packedPdf, rawPdf } from '../testing/raw-pdf.ts';
import { embedInPdf } from './embed-in-pdf.ts';

/** Milliseconds: each takes a fifth of this now, and once took up to a minute, or gigabytes of memory. */
const PATIENCE = 6_000;

const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';
const numbers = (count: number, from: number) => Array.from({ length: count }, (_, i) => from + i);
const refs = (count: number, from: number) =>
  numbers(count, from)
    .map((at) => `${at} 0 R `)
    .join('');
const many = (count: number, part: string) => part.repeat(count);
const tree = (kids: string) => `<</Type/Pages/Kids[${kids}]>>`;

/** A file of many pages with this entry, which names object 3. */
const pages = (count: number, entry: string, shared: string) =>
  packedPdf(
    CATALOG,
    tree(refs(count, 5)),
    shared,
    '<</Subtype/Link/Rect[0 0 1 1]>>',
    ...numbers(count, 5).map(() => `<</Type/Page${entry}>>`),
  );

/** A TrueType font of a hundred glyphs half as wide as high, with its three tables of widths. */
function program(): Uint8Array {
  const bytes = new Uint8Array(516);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, 3);
  [
    ['head', 60],
    ['hhea', 80],
    ['hmtx', 116],
  ].forEach(([name, at], i) => {
    bytes.set(bytesOf(String(name)), 12 + 16 * i);
    view.setUint32(20 + 16 * i, Number(at));
  });
  view.setUint16(78, 1_000);
  view.setUint16(114, 100);
  for (let glyph = 0; glyph < 100; glyph++) view.setUint16(116 + 4 * glyph, 500);
  return bytes;
}

/** Streams whose lengths make each contain all that follow. */
function nested(count: number, length: number): Uint8Array {
  const head = (at: number, size: number) => `${at + 4} 0 obj<</Length ${String(size).padStart(7)}>>stream\n`;
  const heads = numbers(count, 1_000).map((at) => head(at, 0).length);
  const whole = heads.reduce((sum, number) => sum + number, length);
  const objects = [CATALOG, tree('3 0 R'), `<</Type/Page/X[${refs(count, 1_004)}]>>`];
  let text = '%PDF-1.7\n';
  const rows: string[] = [];
  const note = (at: number) => rows.push(`${String(at).padStart(10, '0')} 00000 n \n`);
  objects.forEach((object, i) => {
    note(text.length);
    text += `${i + 1} 0 obj${object}endobj\n`;
  });
  let used = 0;
  heads.forEach((size, i) => {
    note(text.length);
    used += size;
    text += head(1_000 + i, whole - used);
  });
  text += `${' '.repeat(length)}\nendstream endobj\n`;
  const table = `xref\n1 3\n${rows.slice(0, 3).join('')}1004 ${count}\n${rows.slice(3).join('')}`;
  return bytesOf(`${text}${table}trailer<</Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`);
}

describe('a PDF to carry an invoice that is small and would grow', () => {
  it.each<[what: string, make: () => Uint8Array, most: number]>([
    [
      'one list of notes for 2,000 pages',
      () => pages(2_000, '/Annots 3 0 R', `[${many(2_000, '<</Subtype/Link/Rect[0 0 1 1]>>')}]`),
      32_000,
    ],
    [
      'one note, 4,000 times in a list for 2,000 pages',
      () => pages(2_000, '/Annots 3 0 R', `[${many(4_000, '4 0 R ')}]`),
      32_000,
    ],
    [
      'one list of widths for 1,500 fonts',
      () =>
        packedPdf(
          CATALOG,
          tree('7 0 R'),
          '[0 4 0 R]',
          `[${many(100_000, '503 ')}]`,
          '<</Type/FontDescriptor/FontFile2 6 0 R>>',
          deflatedStream('', program()),
          `<</Type/Page/Resources<</Font<<${numbers(1_500, 8)
            .map((at) => `/F${at} ${at} 0 R`)
            .join('')}>>>>>>`,
          ...many(
            1_500,
            '<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDToGIDMap/Identity/W 3 0 R/FontDescriptor 5 0 R>>|',
          ).split('|', 1_500),
        ),
      32_000,
    ],
    ['2,000 streams within each other', () => nested(2_000, 100_000), 300_000],
  ])('%s', (_, make, most) => {
    const bytes = make();
    expect(bytes.length).toBeLessThan(most);
    const began = performance.now();
    const made = embedInPdf(bytes, EMBEDDED);
    expect('why' in made ? made.why.text : `${made.bytes.length} bytes`).toMatch(/more reading than/);
    expect(performance.now() - began).toBeLessThan(PATIENCE);
  });

  it('is still made where a few pages share their notes', async () => {
    const shared = pages(3, '/Annots 3 0 R', '[4 0 R<</Subtype/Link/Rect[0 0 1 1]>>]');
    expect(embedInPdf(shared, EMBEDDED)).toHaveProperty('bytes');
    expect(embedInPdf(rawPdf(CATALOG, tree('3 0 R'), '<</Type/Page>>'), EMBEDDED)).toHaveProperty('bytes');
  });
});

import { describe, expect, it } from 'vitest';
import { deflatedStream, packedPdf, rawStream, type PdfPart } from '../../testing/raw-pdf.ts';
import { PAGE_LIMITS } from '../pdf-limits.ts';
import { readTables } from '../pdf-tables.ts';
import { PdfWork } from '../pdf-work.ts';
import { pageText } from './page-text.ts';

/** Milliseconds: each takes a tenth of this now, and once took up to forty seconds. */
const PATIENCE = 3_000;
const MOST_BYTES = 32_000;

const CATALOG = '<</Type/Catalog/Pages 2 0 R>>';
const HELVETICA = '<</Type/Font/Subtype/Type1/Encoding/WinAnsiEncoding>>';
const WORDS = `BT /F 9 Tf (a) Tj ET${' '.repeat(14_000)}`;

/** 4,000 empty blocks of deflated data. */
const NOTHING = Uint8Array.from([
  0x78,
  0x9c,
  ...Array.from({ length: 4_000 }, () => [0, 0, 0, 0xff, 0xff]).flat(),
  3,
  0,
]);

type Part = string | readonly PdfPart[];

/** A page that shows an `a`, if its content has one; further objects from number 5. */
const page = (resources: string, contents: string, ...more: readonly Part[]) =>
  packedPdf(CATALOG, `<</Kids[3 0 R]/Resources<<${resources}>>>>`, `<</Contents ${contents}>>`, HELVETICA, ...more);

/** A page with this many fonts that differ only in their numbers, each used once. */
function manyFonts(count: number, font: string, ...more: readonly Part[]): Uint8Array {
  const numbers = Array.from({ length: count }, (_, i) => i);
  const fonts = numbers.map((i) => `/F${i}<<${font}>>`).join('');
  const content = deflatedStream('', `${numbers.map((i) => `/F${i} 1 Tf`).join(' ')} BT (a) Tj ET`);
  return page(`/Font<<${fonts}>>`, '5 0 R', content, ...more);
}

const many = (count: number, part: string) => part.repeat(count);
const FONT = '/Font<</F 4 0 R>>';

describe('the pages of a small file that use one thing many times', () => {
  it.each<[what: string, make: () => Uint8Array]>([
    [
      '10,000 pages of one stream',
      () => packedPdf(CATALOG, `<</Kids[${many(10_000, '<</Contents 4 0 R>>')}]>>`, '', rawStream('', WORDS)),
    ],
    ['30,000 contents of one stream', () => page(FONT, `[${many(30_000, '5 0 R ')}]`, rawStream('', WORDS))],
    [
      '30,000 contents of deflated nothing',
      () => page(FONT, `[${many(30_000, '5 0 R ')}]`, rawStream('/Filter/FlateDecode', NOTHING)),
    ],
    [
      'one list of contents for 1,000 pages, of a short stream',
      () =>
        packedPdf(
          CATALOG,
          `<</Kids[${many(1_000, '<</Contents 3 0 R>>')}]>>`,
          `[${many(50_000, '4 0 R ')}]`,
          rawStream('', ''),
        ),
    ],
    [
      'one list of contents for 1,000 pages, of no streams',
      () => packedPdf(CATALOG, `<</Kids[${many(1_000, '<</Contents 3 0 R>>')}]>>`, `[${many(100_000, '1 ')}]`),
    ],
    [
      'a form of deflated nothing, 80,000 times',
      () =>
        page(
          '/XObject<</X 6 0 R>>',
          '5 0 R',
          deflatedStream('', many(80_000, '/X Do ')),
          rawStream('/Subtype/Form/Filter/FlateDecode', NOTHING),
        ),
    ],
    [
      'one list of differences for 5,000 fonts',
      () => manyFonts(5_000, '/Encoding<</Differences 6 0 R>>', `[${many(60_000, '/eacute ')}]`),
    ],
    [
      'one list of widths of widths for 5,000 fonts',
      () =>
        manyFonts(
          5_000,
          '/Subtype/Type0/DescendantFonts[<</W 6 0 R>>]',
          `[${Array.from({ length: 300 }, (_, i) => `${i * 60_000} 7 0 R`).join(' ')}]`,
          `[${many(60_000, '1 ')}]`,
        ),
    ],
    [
      'one map of whole ranges for 5,000 fonts',
      () =>
        manyFonts(5_000, '/Subtype/Type0/ToUnicode 6 0 R', deflatedStream('', 'begin <0000> <ffff> <0000> endbfrange')),
    ],
    [
      'one map of whole ranges without texts for 5,000 fonts',
      () =>
        manyFonts(
          5_000,
          '/Subtype/Type0/ToUnicode 6 0 R',
          deflatedStream('', `${many(100, '<0000> <ffff> [] ')}endbfrange`),
        ),
    ],
    [
      'a map of 50,000 whole ranges without texts',
      () =>
        manyFonts(
          1,
          '/Subtype/Type0/ToUnicode 6 0 R',
          deflatedStream('', many(400, `${many(130, '<0000> <ffff> 1 ')}endbfrange `)),
        ),
    ],
  ])('%s are not read', (_, make) => {
    const bytes = make();
    expect(bytes.length).toBeLessThan(MOST_BYTES);
    const tables = readTables(bytes, new PdfWork(PAGE_LIMITS, bytes.length));
    const began = performance.now();
    expect(pageText(bytes, tables, PAGE_LIMITS)).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(PATIENCE);
  });

  it('a few pages of one stream are read', () => {
    const pages = packedPdf(
      CATALOG,
      `<</Kids[${many(3, '<</Contents 5 0 R>>')}]/Resources<<${FONT}>>>>`,
      '',
      HELVETICA,
      rawStream('', WORDS),
    );
    const tables = readTables(pages, new PdfWork(PAGE_LIMITS, pages.length));
    expect(pageText(pages, tables, PAGE_LIMITS)).toBe('a\na\na');
  });
});

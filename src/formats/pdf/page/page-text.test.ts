import { deflateSync } from 'node:zlib';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { rawPdf, rawStream, type PdfPart } from '../../testing/raw-pdf.ts';
import { PAGE_LIMITS } from '../pdf-limits.ts';
import { readTables } from '../pdf-tables.ts';
import { PdfWork } from '../pdf-work.ts';
import { pageText } from './page-text.ts';

function textOf(bytes: Uint8Array): string | undefined {
  return pageText(bytes, readTables(bytes, new PdfWork(PAGE_LIMITS, bytes.length)), PAGE_LIMITS);
}

const HELVETICA = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';

/** A page with this content, a font F, and further objects from number 6; object 1 is the catalog. */
function page(content: PdfPart, font = HELVETICA, resources = '', ...more: readonly (PdfPart | readonly PdfPart[])[]) {
  const packed = deflateSync(Buffer.from(content as string, 'latin1'));
  return rawPdf(
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[3 0 R]/Count 1/Resources<</Font<</F 4 0 R>>${resources}>>>>`,
    '<</Type/Page/Parent 2 0 R/Contents 5 0 R>>',
    font,
    rawStream('/Filter/FlateDecode', packed),
    ...more,
  );
}

/** A font of two bytes per code; codes 1 to 10 are digits and 11 is a comma. */
const toUnicode = `1 begincodespacerange <0000> <ffff> endcodespacerange
  1 beginbfrange <0001> <000a> <0030> endbfrange 1 beginbfchar <000b> <002c> endbfchar
  1 beginbfrange <000c> <000d> [<20ac> <00660069>] endbfrange`;
const composite = '<</Type/Font/Subtype/Type0/Encoding/Identity-H/ToUnicode 6 0 R/DescendantFonts[<</DW 500>>]>>';

describe('the text of pages', () => {
  it.each([
    ['in one piece', 'BT /F 12 Tf 10 700 Td (Total 1.234,50) Tj ET', 'Total 1.234,50'],
    ['in pieces that touch', 'BT /F 10 Tf [(1.2) 20 (34) -10 (,50)] TJ ET', '1.234,50'],
    ['in pieces with a gap', 'BT /F 10 Tf [(Total) -900 (12,00)] TJ ET', 'Total 12,00'],
    ['in columns', 'BT /F 10 Tf 10 9 Td (VAT) Tj 300 0 Td (2,00) Tj ET', 'VAT 2,00'],
    ['in lines', 'BT /F 10 Tf 12 TL (a) Tj T* (b) Tj (c) \' 1 2 (d) " 0 -12 TD (e) Tj ET', 'a\nb\nc\nd\ne'],
    [
      'in texts of their own',
      'BT /F 10 Tf 1 0 0 1 5 90 Tm (a) Tj ET q 1 0 0 1 0 -40 cm BT /F 10 Tf 1 0 0 1 5 90 Tm (b) Tj ET Q',
      'a\nb',
    ],
    ['in hexadecimal, with signs of Western Europe', 'BT /F 10 Tf <38302080> Tj (\\374) Tj ET', '80 €ü'],
    ['behind a picture', 'BI /W 1 /H 1 /BPC 8 /CS /G ID \x01EI( EI BT /F 10 Tf (a) Tj ET', 'a'],
  ])('%s', (_, content, expected) => {
    expect(textOf(page(content))).toBe(expected);
  });

  it('is that of a font with a map of its codes', () => {
    const content = 'BT /F 10 Tf <0002000b00010001000c000d> Tj ET';
    expect(textOf(page(content, composite, '', rawStream('', toUnicode)))).toBe('1,00€fi');
  });

  it('is that of a font that names its glyphs', () => {
    const font = '<</Type/Font/Subtype/Type1/Encoding<</Differences[1/one/comma/zero 9/eacute/uni20AC]>>>>';
    expect(textOf(page('BT /F 10 Tf <0102030309> Tj <0a> Tj ET', font))).toBe('1,00é€');
  });

  it('goes through forms, and once through one that holds itself', () => {
    const form = rawStream(
      '/Type/XObject/Subtype/Form/Resources<</Font<</F 4 0 R>>/XObject<</X 6 0 R>>>>',
      'BT /F 9 Tf (in) Tj ET /X Do',
    );
    expect(textOf(page('/X Do', HELVETICA, '/XObject<</X 6 0 R>>', form))?.startsWith('in')).toBe(true);
  });

  it('is kept up to two hundred thousand characters', () => {
    const words = `BT /F 10 Tf ${`(${'a'.repeat(999)}) Tj `.repeat(199)} (Total 12.00) Tj ET`;
    expect(textOf(page(words))?.endsWith('Total 12.00')).toBe(true);
  });

  it('is read from what another library writes', async () => {
    const pdf = await PDFDocument.create();
    const font = await pdf.embedFont(StandardFonts.TimesRoman);
    for (const words of ['Invoice INV-7', 'Total 1,234.50 €']) pdf.addPage().drawText(words, { font, x: 50, y: 500 });
    expect(textOf(await pdf.save())).toMatch(/^Invoice INV-7\nTotal 1,234\.50 €$/);
  });

  it.each<[string, Uint8Array]>([
    ['whose codes no one can tell', page('BT /F 10 Tf <00010002> Tj ET', '<</Type/Font/Subtype/Type0>>')],
    ['with codes of its own font', page('BT /F 10 Tf (abc) Tj ET', '<</Subtype/TrueType/FontDescriptor<</Flags 4>>>>')],
    ['that ends within a value', page('BT /F 10 Tf (abc')],
    ['with more text than is kept', page(`BT /F 10 Tf ${`(${'a'.repeat(999)}) Tj `.repeat(200)} (Total 12.00) Tj ET`)],
    [
      'with signs that stand for more text than is kept',
      page(
        `BT /F 10 Tf ${`<${'0001'.repeat(1_000)}> Tj `.repeat(20)} ET`,
        composite,
        '',
        rawStream('', '1 begincodespacerange <0000> <ffff> endcodespacerange 1 beginbfchar <0001> <fdfa> endbfchar'),
      ),
    ],
    ['that becomes too long', page('BT /F 10 Tf (a) Tj ET '.repeat(300_000))],
    [
      'with forms that multiply',
      page(
        '/X Do '.repeat(60),
        HELVETICA,
        '/XObject<</X 6 0 R>>',
        rawStream('/Subtype/Form/Resources<</XObject<</X 6 0 R>>>>', '/X Do '.repeat(60)),
      ),
    ],
    [
      'with a map of codes without end',
      page(
        'BT /F 9 Tf (a) Tj ET',
        composite,
        '',
        rawStream('', '1 beginbfrange <0000> <ffff> <0000> endbfrange '.repeat(60)),
      ),
    ],
    [
      'with a tree of a million nodes',
      rawPdf(
        '<</Type/Catalog/Pages 2 0 R>>',
        `<</Kids[${'<</Kids 3 0 R>>'.repeat(3_000)}]>>`,
        `[${'<</Kids 3 0 R>>'.repeat(3_000)}]`,
      ),
    ],
  ])('is not read of a page %s', (_, bytes) => {
    expect(textOf(bytes)).toBeUndefined();
  });
});

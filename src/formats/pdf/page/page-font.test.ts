import { expect, it } from 'vitest';
import { rawPdf, rawStream, type PdfPart } from '../../testing/raw-pdf.ts';
import { PDF_LIMITS } from '../pdf-limits.ts';
import { PdfObjects } from '../pdf-objects.ts';
import { readTables } from '../pdf-tables.ts';
import { PdfRef } from '../pdf-value.ts';
import { PdfWork } from '../pdf-work.ts';
import { pageFontOf, type PageFont } from './page-font.ts';

/** The font of a file; further objects begin with number 2. */
function fontOf(dict: string, ...more: readonly (PdfPart | readonly PdfPart[])[]): PageFont {
  const bytes = rawPdf(`<<${dict}>>`, ...more);
  const work = new PdfWork(PDF_LIMITS, bytes.length);
  const objects = new PdfObjects(bytes, readTables(bytes, work).places, work);
  const font = objects.dict(new PdfRef(1));
  if (!font) throw new Error('no font');
  return pageFontOf(objects, font);
}

/** The characters of a range of codes; a dot for one that is unknown. */
const textsOf = (font: PageFont, codes: readonly number[]) => codes.map((code) => font.textOf(code) ?? '·').join('');
const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

const symbolic = '/FontDescriptor<</Flags 36>>';
const plain = '/FontDescriptor<</Flags 32>>';

it.each<[name: string, dict: string, codes: readonly number[], texts: string]>([
  ['no encoding', '', [65, 228, 128, 150], 'Aä€–'],
  ['no encoding, and signs of Western Europe', plain, [65, 228], 'Aä'],
  ['no encoding, and signs of its own', symbolic, [65, 228], '··'],
  ['the encoding of Windows', '/Encoding/WinAnsiEncoding', range(127, 160), '\x7f€•‚ƒ„…†‡ˆ‰Š‹Œ•Ž••‘’“”•–—˜™š›œ•žŸ\xa0'],
  ['an encoding in spite of signs of its own', `/Encoding/WinAnsiEncoding${symbolic}`, [65], 'A'],
  ['the encoding of the Mac', '/Encoding/MacRomanEncoding', [65, 138, 142, 219], 'Aäé€'],
  [
    'a base and differences',
    '/Encoding<</BaseEncoding/MacRomanEncoding/Differences[65/one/two 70/g]>>',
    range(64, 71),
    '@12CDEgG',
  ],
  [
    'differences alone',
    '/Encoding<</Differences[1/one/.notdef/A.small 9/uni20AC/u1F600]>>',
    [1, 2, 3, 4, 9, 10, 65],
    '1·A\x04€😀A',
  ],
  ['differences, and signs of its own', `/Encoding<</Differences[1/one]>>${symbolic}`, [1, 65], '1·'],
])('a font with %s', (_, dict, codes, texts) => {
  const font = fontOf(`/Subtype/Type1${dict}`);
  expect([font.width, textsOf(font, codes)]).toEqual([1, texts]);
});

it.each<[names: string, text: string]>([
  ['/space/nbspace/exclam/quotedbl/numbersign/dollar/percent/ampersand/quotesingle', '  !"#$%&\''],
  ['/quoteright/quoteleft/parenleft/parenright/asterisk/plus/comma/hyphen/minus/endash/emdash', '’‘()*+,--–—'],
  ['/period/slash/zero/one/two/three/four/five/six/seven/eight/nine/colon/semicolon', './0123456789:;'],
  ['/less/equal/greater/question/at/bracketleft/backslash/bracketright/underscore', '<=>?@[\\]_'],
  ['/sterling/yen/Euro/germandbls/ae/AE/oslash/Oslash/fi/fl', '£¥€ßæÆøØfifl'],
  ['/agrave/eacute/Icircumflex/ntilde/Odieresis/aring/ccedilla/scaron/Zcaron', 'àéÎñÖåçšŽ'],
  ['/A/z/A.alt/comma.tab/uni00E9/u00E9/u10FFFF', 'Az' + 'A,éé\u{10ffff}'],
  ['/Ab/a1/uni00e9/uni0000/u110000/uniE9/toString/aacutes/.notdef', '·········'],
])('the glyphs %s are %s', (names, text) => {
  const font = fontOf(`/Encoding<</Differences[0${names}]>>`);
  expect(textsOf(font, range(0, names.split('/').length - 2))).toBe(text);
});

it.each<[name: string, dict: string, advances: Readonly<Record<number, number>>]>([
  ['none', '', { 65: 0.55 }],
  [
    'from its first code',
    '/FirstChar 65/Widths[500 250 2 0 R /no]',
    { 64: 0.55, 65: 0.5, 66: 0.25, 67: 0.8, 68: 0.55, 69: 0.55 },
  ],
  ['from code 0', '/Widths[500 250]', { 0: 0.5, 1: 0.25, 2: 0.55 }],
  ['in units of its own', '/FirstChar 65/Widths[50]/FontMatrix[.01 0 0 .01 0 0]', { 65: 0.5, 66: 0.55 }],
  ['that run from right to left', '/FirstChar 65/Widths[50]/FontMatrix[-.01 0 0 .01 0 0]', { 65: 0.5 }],
])('a font with widths: %s', (_, dict, advances) => {
  const font = fontOf(`/Subtype/Type3${dict}`, '800');
  const read = Object.keys(advances).map((code) => [code, font.advanceOf(Number(code))]);
  expect(Object.fromEntries(read)).toEqual(advances);
});

it.each<[name: string, dict: string, advances: Readonly<Record<number, number>>]>([
  ['none', '', { 0: 1, 9: 1 }],
  ['one for all', '/DW 600', { 0: 0.6, 9: 0.6 }],
  ['lists', '/DW 600/W[2[250 /no 500]9[100]]', { 1: 0.6, 2: 0.25, 3: 0.6, 4: 0.5, 5: 0.6, 9: 0.1 }],
  ['ranges', '/W[2 4 250 9 9 100]', { 1: 1, 2: 0.25, 4: 0.25, 5: 1, 8: 1, 9: 0.1, 10: 1 }],
  ['both, by reference', '/W[2 4 250 3 0 R[100] 20 20 2 0 R]', { 3: 0.25, 9: 0.1, 20: 0.7 }],
  ['a list before a range', '/W[1 9 250 5[100]]', { 4: 0.25, 5: 0.1 }],
  ['what is broken ends them', '/W[1[250]/no[100]3[100]]', { 1: 0.25, 3: 1 }],
  ['what is half ends them', '/W[1[250]3 4 /no 5[100]]', { 1: 0.25, 3: 1, 5: 1 }],
  [
    'no more than fifty ranges',
    `/W[${range(1, 51)
      .map((at) => `${String(at)} ${String(at)} 250`)
      .join(' ')} 60[100]]`,
    { 50: 0.25, 51: 1, 60: 0.1 },
  ],
])('a font of two bytes with widths: %s', (_, dict, advances) => {
  const font = fontOf(`/Subtype/Type0/DescendantFonts[<<${dict}>>]`, '700', '9');
  const read = Object.keys(advances).map((code) => [code, font.advanceOf(Number(code))]);
  expect([font.width, Object.fromEntries(read)]).toEqual([2, advances]);
});

it.each<[name: string, map: string, codes: readonly number[], texts: string]>([
  ['single codes', '2 beginbfchar <01> <0041> <02> <00660066> endbfchar', [1, 2, 3], 'Aff·'],
  ['a surrogate pair', '1 beginbfchar <01> <d83dde00> endbfchar', [1], '😀'],
  ['codes of two bytes', '1 beginbfchar <0102> <0041> endbfchar', [258, 1], 'A·'],
  [
    'codes that are too long or empty',
    '2 beginbfchar <010203> <0041> <> <0042> <03> <0043> endbfchar',
    [0, 66051, 3],
    '··C',
  ],
  [
    'texts that are too short',
    '3 beginbfchar <01> <41> <02> (x) <03> 65 <04> <004142> endbfchar',
    [1, 2, 3, 4],
    '···A',
  ],
  [
    `a text of 32 signs, and of more`,
    `2 beginbfchar <01> <${'0041'.repeat(32)}> <02> <${'0041'.repeat(33)}> endbfchar`,
    [1, 2],
    `${'A'.repeat(32)}·`,
  ],
  ['a range', '1 beginbfrange <01> <03> <0041> endbfrange', [0, 1, 2, 3, 4], '·ABC·'],
  ['two ranges', '2 beginbfrange <01> <02> <0041> <05> <05> <00780061> endbfrange', [1, 2, 5], 'ABxa'],
  ['a range that counts its last sign', '1 beginbfrange <01> <02> <00660061> endbfrange', [1, 2], 'fafb'],
  ['a range with a list', '1 beginbfrange <01> <03> [<0058> 7 <00590059>] endbfrange', [1, 2, 3], 'X·YY'],
  ['a range of no texts', '2 beginbfrange <01> <03> 7 <04> <05> <41> endbfrange', [1, 3, 4], '···'],
  ['a range that is no code', '2 beginbfrange 1 <03> <0041> <01> <030303> <0041> endbfrange', [1, 3], '··'],
  [
    'no more than 400 operands',
    `201 beginbfchar ${range(1, 201)
      .map((code) => `<${code.toString(16).padStart(4, '0')}> <0041>`)
      .join(' ')} endbfchar`,
    [1, 200, 201],
    'AA·',
  ],
  ['half a range', '1 beginbfrange <01> <03> endbfrange 1 beginbfchar <05> endbfchar', [1, 5], '··'],
  ['operands of others', '<01> <0041> def <02> <0042> endbfchar', [1, 2], '·B'],
])('a font with a map of codes: %s', (_, map, codes, texts) => {
  const font = fontOf('/Subtype/Type0/ToUnicode 2 0 R', rawStream('', map));
  expect(textsOf(font, codes)).toBe(texts);
});

it.each<[map: string, width: number]>([
  ['1 begincodespacerange <00> <ff> endcodespacerange', 1],
  ['1 begincodespacerange <0000> <ffff> endcodespacerange', 2],
  ['2 begincodespacerange <00> <80> <8140> <ffff> endcodespacerange', 2],
  ['<0000> <ffff> def', 1],
])('a font whose map says %s has codes of %d bytes', (map, width) => {
  expect(fontOf('/Subtype/Type0/ToUnicode 2 0 R', rawStream('', map)).width).toBe(width);
});

it('a font of one byte asks its map before its encoding', () => {
  const font = fontOf('/ToUnicode 2 0 R', rawStream('', '1 beginbfchar <41> <0042> endbfchar'));
  expect([font.width, textsOf(font, [65, 66])]).toEqual([1, 'BB']);
});

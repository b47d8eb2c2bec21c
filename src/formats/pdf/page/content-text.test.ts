import { expect, it } from 'vitest';
import { bytesOf, rawPdf, rawStream } from '../../testing/raw-pdf.ts';
import { PDF_LIMITS } from '../pdf-limits.ts';
import { PdfObjects } from '../pdf-objects.ts';
import { readTables } from '../pdf-tables.ts';
import { PdfRef } from '../pdf-value.ts';
import { PdfWork } from '../pdf-work.ts';
import { ContentText } from './content-text.ts';
import { PageLines } from './page-lines.ts';

/** Tells where each piece of text begins and ends, and its size. */
class WrittenLines extends PageLines {
  readonly lines: string[] = [];
  override add(text: string, x: number, y: number, end: number, size: number): void {
    this.lines.push([text, ...[x, y, end, size].map((number) => Number(number.toFixed(3)))].join(' '));
  }
}

const font =
  '/Font<</F<</FirstChar 32/Widths[250 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0]/X 1>>/W<</Subtype/Type0/ToUnicode 2 0 R/DescendantFonts[<</DW 800>>]>>>>';
const form = (dict: string, content: string) => rawStream(`/Subtype/Form${dict}`, content);
const file = rawPdf(
  `<<${font}/XObject<</A 3 0 R/B 4 0 R/C 5 0 R/P 6 0 R/N 7 0 R>>>>`,
  rawStream('', '1 begincodespacerange <0000> <ffff> endcodespacerange 1 beginbfrange <0001> <0020> <0041> endbfrange'),
  form('', 'BT /F 10 Tf (a) Tj ET'),
  form('/Matrix[2 0 0 2 5 5]', 'BT /F 10 Tf (b) Tj ET'),
  form('/Resources<</Font<<>>>>', 'BT /F 10 Tf (c) Tj ET'),
  rawStream('/Subtype/Image', 'BT /F 10 Tf (p) Tj ET'),
  form('', 'BT /F 1 Tf (n) Tj ET /N Do'),
);

/** Advances: 0.55 of the font size for a letter, 0.25 for a space, 0.8 for a code of two bytes. */
it.each<[name: string, content: string, expected: readonly string[]]>([
  ['a text', 'BT /F 10 Tf 7 9 Td (ab) Tj ET', ['ab 7 9 18 10']],
  ['texts in a row', 'BT /F 10 Tf (a) Tj (b c) Tj ET', ['a 0 0 5.5 10', 'b c 5.5 0 19 10']],
  ['codes of two bytes', 'BT /W 10 Tf <0001000200> Tj (x) Tj ET', ['AB 0 0 16 10', ' 16 0 16 10']],
  ['space between signs', 'BT /F 10 Tf 2 Tc (ab) Tj ET', ['ab 0 0 15 10']],
  ['space at spaces', 'BT /F 10 Tf 3 Tw (a b) Tj ET', ['a b 0 0 16.5 10']],
  ['no space at codes of two bytes', 'BT /W 10 Tf 3 Tw <0020> Tj ET', ['` 0 0 8 10']],
  ['text made wider', 'BT /F 10 Tf 1 Tc 200 Tz (ab) Tj ET', ['ab 0 0 26 10']],
  ['pieces', 'BT /F 10 Tf [(a) 500 (b) -100 (c)] TJ ET', ['a 0 0 5.5 10', 'b 0.5 0 6 10', 'c 7 0 12.5 10']],
  ['pieces made wider', 'BT /F 10 Tf 50 Tz [(a) 500 (b)] TJ ET', ['a 0 0 2.75 10', 'b 0.25 0 3 10']],
  [
    'lines',
    'BT /F 10 Tf 12 TL 5 90 Td (a) Tj T* (b) Tj 1 -20 Td (c) Tj ET',
    ['a 5 90 10.5 10', 'b 5 78 10.5 10', 'c 6 58 11.5 10'],
  ],
  [
    'lines that set their height',
    'BT /F 10 Tf 5 90 Td 2 -8 TD (a) Tj T* (b) Tj ET',
    ['a 7 82 12.5 10', 'b 7 74 12.5 10'],
  ],
  ['lines by a quote', "BT /F 10 Tf 12 TL 5 90 Td (a) ' (b) ' ET", ['a 5 78 10.5 10', 'b 5 66 10.5 10']],
  ['lines by two quotes', 'BT /F 10 Tf 12 TL 5 90 Td 3 2 (a b) " (c) Tj ET', ['a b 5 78 27.5 10', 'c 27.5 78 35 10']],
  ['a matrix', 'BT /F 10 Tf 2 0 0 3 5 7 Tm (a) Tj 1 1 Td (b) Tj ET', ['a 5 7 16 30', 'b 7 10 18 30']],
  ['text turned to the left', 'BT /F 10 Tf 0 1 -1 0 5 7 Tm (a) Tj 2 3 Td (b) Tj ET', ['a 5 7 5 10', 'b 2 9 2 10']],
  ['text at a slant', 'BT /F 10 Tf .8 .6 -.6 .8 0 0 Tm (a) Tj 10 20 Td (b) Tj ET', ['a 0 0 4.4 8', 'b -4 22 0.4 8']],
  ['each text object from its start', 'BT /F 10 Tf 5 5 Td (a) Tj ET BT (b) Tj ET', ['a 5 5 10.5 10', 'b 0 0 5.5 10']],
  ['a page moved and enlarged', '2 0 0 3 10 20 cm BT /F 10 Tf 1 1 Td (a) Tj ET', ['a 12 23 23 30']],
  ['moves one within the other', '2 0 0 2 0 0 cm 1 0 0 1 5 6 cm BT /F 10 Tf (a) Tj ET', ['a 10 12 21 20']],
  [
    'moves taken back',
    'q 1 0 0 1 5 6 cm q 1 0 0 1 1 1 cm Q BT /F 10 Tf (a) Tj ET Q Q BT (b) Tj ET',
    ['a 5 6 10.5 10', 'b 0 0 5.5 10'],
  ],
  [
    'no more than 64 kept',
    `${'q '.repeat(64)}1 0 0 1 1 0 cm q 1 0 0 1 1 0 cm Q BT /F 10 Tf (a) Tj ET`,
    ['a 0 0 5.5 10'],
  ],
  ['a matrix of too few', 'BT /F 10 Tf 2 Tm (a) Tj /x /y Td (b) Tj ET', ['a 0 0 11 10', 'b 0 0 11 10']],
  [
    'no font',
    'BT (ab) Tj /G 10 Tf (a) Tj /F 10 Tf (c) Tj ET',
    ['\ufffd\ufffd 0 0 0 1', '\ufffd 0 0 0 10', 'c 0 0 5.5 10'],
  ],
  ['nothing that is no text', 'BT /F 10 Tf 7 Tj /a Tj [/b] TJ (c) TJ ET', []],
  ['operands of a single operator', 'BT /F 10 Tf 5 6 x Td (a) Tj ET', ['a 0 0 5.5 10']],
  ['no more than 64 operands', `BT /F 10 Tf ${'0 '.repeat(64)}(a) Tj (b) Tj ET`, ['b 0 0 5.5 10']],
  ['a form', '1 0 0 1 1 2 cm /A Do BT /F 5 Tf (x) Tj ET', ['a 1 2 6.5 10', 'x 1 2 3.75 5']],
  ['a form with a matrix', '1 0 0 1 1 2 cm /B Do', ['b 6 7 17 20']],
  ['a form with fonts of its own', '/C Do', ['\ufffd 0 0 0 10']],
  ['no pictures, and no forms unknown', '/P Do /Z Do Do', []],
  ['a form in itself, eight deep', '/N Do', Array.from({ length: 8 }, () => 'n 0 0 0.55 1')],
  ['no picture within', 'BI /W 1 ID (x) Tj EI BT /F 10 Tf (a) Tj ET', ['a 0 0 5.5 10']],
])('reads %s', (_, content, expected) => {
  const work = new PdfWork(PDF_LIMITS, file.length);
  const objects = new PdfObjects(file, readTables(file, work).places, work);
  const lines = new WrittenLines();
  new ContentText(objects, lines).read(bytesOf(content), 0, objects.dict(new PdfRef(1)));
  expect(lines.lines).toEqual(expected);
});

it.each<
  [name: string, pieces: readonly (readonly [string, number, number, number, number])[], text: string | undefined]
>([
  [
    'touch',
    [
      ['a', 0, 0, 5, 10],
      ['b', 5, 0, 10, 10],
    ],
    'ab',
  ],
  [
    'lie a little apart',
    [
      ['a', 0, 0, 5, 10],
      ['b', 6.8, 0, 12, 10],
    ],
    'ab',
  ],
  [
    'lie a gap apart',
    [
      ['a', 0, 0, 5, 10],
      ['b', 6.9, 0, 12, 10],
    ],
    'a b',
  ],
  [
    'overlap by a gap',
    [
      ['a', 0, 0, 5, 10],
      ['b', 3.1, 0, 8, 10],
    ],
    'a b',
  ],
  [
    'lie apart in a larger size',
    [
      ['a', 0, 0, 5, 10],
      ['b', 6.9, 0, 20, 20],
    ],
    'ab',
  ],
  [
    'lie apart behind a larger size',
    [
      ['a', 0, 0, 5, 20],
      ['b', 6.9, 0, 20, 10],
    ],
    'ab',
  ],
  [
    'stand a little higher',
    [
      ['a', 0, 0, 5, 10],
      ['b', 5, 3, 10, 10],
    ],
    'ab',
  ],
  [
    'stand on the next line',
    [
      ['a', 0, 0, 5, 10],
      ['b', 5, -3.1, 10, 10],
    ],
    'a\nb',
  ],
  [
    'have no size',
    [
      ['a', 0, 0, 5, 0],
      ['b', 5.1, 0, 6, 0],
      ['c', 7, 0, 8, 0],
    ],
    'ab c',
  ],
  [
    'are empty',
    [
      ['a', 0, 0, 5, 10],
      ['', 90, 90, 90, 10],
      ['b', 5, 0, 10, 10],
    ],
    'ab',
  ],
  ['are ligatures and wide signs', [['ﬁ\uff11 ', 0, 0, 5, 10]], 'fi1'],
  ['are many', [['a'.repeat(199_999), 0, 0, 5, 10]], 'a'.repeat(199_999)],
  [
    'are too many, and tells nothing of them',
    [
      ['a'.repeat(199_999), 0, 0, 5, 10],
      ['b', 5, 0, 9, 10],
    ],
    undefined,
  ],
])('joins pieces that %s', (_, pieces, text) => {
  const lines = new PageLines();
  for (const piece of pieces) lines.add(...piece);
  expect(lines.text()).toBe(text);
});

it('ends a line with each page, and knows no text of which more than a twentieth is unreadable', () => {
  const lines = new PageLines();
  lines.endPage();
  lines.add('a', 0, 0, 5, 10);
  lines.endPage();
  lines.add('b', 5, 0, 10, 10);
  expect(lines.text()).toBe('a\nb');
  for (let i = 0; i < 20; i++) lines.count(true);
  lines.count(false);
  expect(lines.text()).toBe('a\nb');
  lines.count(false);
  expect(lines.text()).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { bytesOf, rawStream, type PdfPart } from '../testing/raw-pdf.ts';
import { PdfRefusal } from './pdf-fault.ts';
import { PDF_LIMITS } from './pdf-limits.ts';
import { PdfObjects, type ObjectPlace } from './pdf-objects.ts';
import { readTables, type PdfTables } from './pdf-tables.ts';
import { PdfDict, PdfName, PdfRef, PdfStream } from './pdf-value.ts';
import { PdfWork } from './pdf-work.ts';
import { recoverTables } from './recover-tables.ts';

const limits = { ...PDF_LIMITS, maxObjects: 12, maxSections: 4 };
const workFor = (bytes: Uint8Array) => new PdfWork(limits, bytes.length);
const placeOf = (place: ObjectPlace | undefined) =>
  place === undefined
    ? '?'
    : place.kind === 'free'
      ? 'free'
      : place.kind === 'offset'
        ? `at ${String(place.offset)}`
        : `${String(place.index)} in ${String(place.stream)}`;

function refusalOr(read: () => string): string {
  try {
    return read();
  } catch (thrown) {
    if (!(thrown instanceof PdfRefusal)) throw thrown;
    return thrown.fault.description;
  }
}

function printed({ places, trailer }: PdfTables): string {
  const [root, id] = [trailer.entries.get('Root'), trailer.entries.get('ID')];
  const name = root instanceof PdfDict ? `Root ${String(root.entries.get('ID'))}` : String(id);
  const rows = [...places].map(([number, place]) => `${String(number)} ${placeOf(place)}`);
  return `${rows.join(', ')}; trailer ${name}`;
}

const tablesOf = (bytes: Uint8Array) => refusalOr(() => printed(readTables(bytes, workFor(bytes))));

/** Pads to an offset, so that tables stand where the text says. */
const at = (offset: number, text: string) => text.padEnd(offset, '%');
const compressed = (dict: string, ...rows: readonly number[]) => [
  '9 0 obj ',
  ...rawStream(`/Type/XRef${dict}`, Uint8Array.from(rows)),
  ' endobj startxref 0',
];

describe('tables of objects (ISO 32000-2, 7.5.4 to 7.5.8)', () => {
  it.each<[name: string, bytes: Uint8Array, expected: string]>([
    [
      'classic',
      bytesOf('xref 0 3\n0000000000 65535 f \n0000000017 00000 n \n0000000000 00000 n \ntrailer<</ID 1>> startxref 0'),
      '0 free, 1 at 17, 2 free; trailer 1',
    ],
    [
      'classic in parts',
      bytesOf('xref\n0 1\n0 0 f\n5 2\n7 0 n\n8 0 n\ntrailer<</ID 1>> startxref\n0'),
      '0 free, 5 at 7, 6 at 8; trailer 1',
    ],
    [
      'the last that is named',
      bytesOf('startxref 99 xref 1 1 7 0 n trailer<</ID 1>> startxref 13'),
      '1 at 7; trailer 1',
    ],
    [
      'of two revisions, the newest first',
      bytesOf(at(60, 'xref 1 2 7 0 n 8 0 n trailer<</ID 1>>'), '\nxref 1 1 9 0 n trailer<</Prev 0/ID 2>> startxref 61'),
      '1 at 9, 2 at 8; trailer 2',
    ],
    [
      'deleted since',
      bytesOf(at(60, 'xref 1 1 7 0 n trailer<</ID 1>>'), '\nxref 1 1 7 0 f trailer<</Prev 0/ID 2>> startxref 61'),
      '1 free; trailer 2',
    ],
    [
      'hidden ones before those of older revisions',
      bytesOf(
        at(60, 'xref 1 1 3 0 n trailer<</ID 1>>'),
        at(140, '\nxref 1 2 4 0 n 5 0 n trailer<</ID 2>>'),
        '\nxref 3 1 6 0 n trailer<</Prev 0/XRefStm 61/ID 3>> startxref 141',
      ),
      '3 at 6, 1 at 4, 2 at 5; trailer 3',
    ],
    [
      'compressed',
      bytesOf(...compressed('/Size 4/ID 1/W[1 2 1]', 0, 0, 0, 0, 1, 1, 2, 0, 2, 0, 7, 3, 9, 0, 0, 0)),
      '0 free, 1 at 258, 2 3 in 7, 3 free; trailer 1',
    ],
    [
      'compressed, in parts',
      bytesOf(...compressed('/Index[4 1 8 2]/ID 1/W[1 1 1]', 1, 5, 0, 1, 6, 0, 2, 7, 1)),
      '4 at 5, 8 at 6, 9 1 in 7; trailer 1',
    ],
    [
      'compressed, half a part',
      bytesOf(...compressed('/Index[4 1 8]/ID 1/W[1 1 1]', 1, 5, 0, 1, 6, 0)),
      '4 at 5; trailer 1',
    ],
    ['compressed, without kinds', bytesOf(...compressed('/Size 2/ID 1/W[0 1 0]', 5, 6)), '0 at 5, 1 at 6; trailer 1'],
    [
      'compressed, fewer rows than it says',
      bytesOf(...compressed('/Size 9/ID 1/W[1 1 1]', 1, 5, 0, 1, 6)),
      '0 at 5; trailer 1',
    ],
    ['compressed, without a size', bytesOf(...compressed('/ID 1/W[1 1 1]', 1, 5, 0)), '; trailer 1'],
    [
      'compressed, with a fourth column',
      bytesOf(...compressed('/Size 1/ID 1/W[1 1 1 0]', 1, 5, 0)),
      '0 at 5; trailer 1',
    ],
    [
      'compressed, of eight bytes',
      bytesOf(...compressed('/Size 1/ID 1/W[1 8 0]', 1, 0, 0, 0, 0, 0, 0, 1, 1)),
      '0 at 257; trailer 1',
    ],
    [
      'compressed, of nine',
      bytesOf(...compressed('/Size 1/ID 1/W[1 9 0]', 1, 0, 0, 0, 0, 0, 0, 0, 1, 1)),
      'The compressed table of objects does not describe its form (byte 0)',
    ],
    [
      'compressed, two columns',
      bytesOf(...compressed('/Size 1/ID 1/W[1 1]', 1, 5)),
      'The compressed table of objects does not describe its form (byte 0)',
    ],
    [
      'compressed, no width',
      bytesOf(...compressed('/Size 1/ID 1/W[0 0 0]', 1, 5)),
      'The compressed table of objects does not describe its form (byte 0)',
    ],
    ['compressed, widths that are none', bytesOf(...compressed('/Size 1/ID 1/W[1.9 1 -4]', 1, 5)), '0 at 5; trailer 1'],
    [
      'compressed, widths that are no list',
      bytesOf(...compressed('/Size 1/ID 1/W 3', 1, 5)),
      'The compressed table of objects does not describe its form (byte 0)',
    ],
    [
      'another stream',
      bytesOf('9 0 obj <</Type/ObjStm>>stream\nendstream startxref 0'),
      'There is no table of objects where the file says (byte 0)',
    ],
    [
      'no stream',
      bytesOf('9 0 obj <</Type/XRef>> startxref 0'),
      'There is no table of objects where the file says (byte 0)',
    ],
    [
      'none named',
      bytesOf('xref 0 0 trailer<</ID 1>>'),
      'The file does not say where its table of objects is (byte 25)',
    ],
    ['behind the end', bytesOf('startxref 12'), 'A table of objects would be after the end of the file (byte 12)'],
    ['a broken row', bytesOf('xref 0 1 0 0 x trailer<<>> startxref 0'), 'The table of objects is broken (byte 13)'],
    ['no trailer', bytesOf('xref 0 0 trailer 1 startxref 0'), 'The trailer is not a dictionary (byte 18)'],
    ['the same twice', bytesOf('xref 1 1 7 0 n trailer<</ID 1/Prev 0/XRefStm 0>> startxref 0'), '1 at 7; trailer 1'],
    [
      'a previous one that is no number',
      bytesOf('xref 1 1 7 0 n trailer<</ID 1/Prev/a>> startxref 0'),
      '1 at 7; trailer 1',
    ],
    [
      'as many objects as there may be',
      bytesOf(`xref 1 12 ${'7 0 n '.repeat(12)}trailer<</ID 1>> startxref 0`),
      `${Array.from({ length: 12 }, (_, i) => `${String(i + 1)} at 7`).join(', ')}; trailer 1`,
    ],
    [
      'more',
      bytesOf(`xref 1 13 ${'7 0 n '.repeat(13)}trailer<</ID 1>> startxref 0`),
      'The file has more than 12 objects (byte 86)',
    ],
    [
      'as many revisions as there may be',
      bytesOf(
        ...[0, 1, 2, 3].map((i) =>
          at(40, `xref 0 0 trailer<</ID ${String(i)}/Prev ${String(i * 40 - 40)}>>`.replace('/Prev -40', '')),
        ),
        'startxref 120',
      ),
      '; trailer 3',
    ],
    [
      'more of them',
      bytesOf(
        ...[0, 1, 2, 3, 4].map((i) =>
          at(40, `xref 0 0 trailer<</ID ${String(i)}/Prev ${String(i * 40 - 40)}>>`.replace('/Prev -40', '')),
        ),
        'startxref 160',
      ),
      'The file has more than 4 revisions (byte 0)',
    ],
  ])('%s', (_, bytes, expected) => {
    expect(tablesOf(bytes)).toBe(expected);
  });
});

describe('objects found without tables', () => {
  const recovered = (...parts: readonly PdfPart[]) => {
    const bytes = bytesOf(...parts);
    return refusalOr(() => printed(recoverTables(bytes, workFor(bytes))));
  };
  const held = (heads: string, objects: string, more = '') =>
    rawStream(
      `/Type/ObjStm/N ${String(heads.split(' ').length / 2)}/First ${String(heads.length + 1)}${more}`,
      `${heads} ${objects}`,
    );

  it.each<[name: string, parts: readonly PdfPart[], expected: string]>([
    ['by their words', ['1 0 obj 7 endobj\n22 3 obj 8 endobj trailer<</Root 1/ID 5>>'], '1 at 0, 22 at 17; trailer 5'],
    ['in spite of unusual spaces', ['x1\r\n0\t obj 7 endobj trailer<</Root 1/ID 5>>'], '1 at 1; trailer 5'],
    ['not within words', ['obj 0 obj x obj endobj 1 0 obj 7 trailer<</Root 1/ID 5>>'], '1 at 23; trailer 5'],
    ['close to the word before', ['1 0obj 7 endobj2 0 obj 8 trailer<</Root 1/ID 5>>'], '1 at 0, 2 at 15; trailer 5'],
    ['the later of two', ['1 0 obj 7 endobj 1 0 obj 8 endobj trailer<</Root 1/ID 5>>'], '1 at 17; trailer 5'],
    [
      'the last trailer with contents',
      ['1 0 obj 7 trailer<</Root 1/ID 5>> trailer<</Root 1/ID 6>> trailer<</ID 7>> trailer[ trailer'],
      '1 at 0; trailer 6',
    ],
    [
      'the trailer before a table',
      ['1 0 obj <</Type/XRef/Root 1/ID 4>>stream\nendstream trailer<</Root 1/ID 6>>'],
      '1 at 0; trailer 6',
    ],
    [
      'a table with contents',
      ['1 0 obj <</Type/XRef/ID 3>>stream\nendstream 2 0 obj <</Type/XRef/Root 1/ID 4>>stream\nendstream'],
      '1 at 0, 2 at 44; trailer 4',
    ],
    [
      'the contents alone',
      ['1 0 obj <</Type/Font>> 2 0 obj <</Type/Catalog/ID 5>> 3 0 obj <</Type/Catalog/ID 6>>'],
      '1 at 0, 2 at 23, 3 at 54; trailer Root 5',
    ],
    ['no contents', ['1 0 obj <</Type/Font>>'], 'The file does not say where its contents begin (byte 0)'],
    [
      'in streams',
      ['1 0 obj ', ...held('5 0 6 2', '7 8'), ' trailer<</Root 1/ID 5>>'],
      '1 at 0, 5 0 in 1, 6 1 in 1; trailer 5',
    ],
    [
      'in streams and again behind',
      ['1 0 obj ', ...held('5 0 6 2', '7 8'), ' 6 0 obj 9 trailer<</Root 1/ID 5>>'],
      '1 at 0, 6 at 75, 5 0 in 1; trailer 5',
    ],
    [
      'before streams and again in them',
      ['6 0 obj 9 1 0 obj ', ...held('5 0 6 2', '7 8'), ' trailer<</Root 1/ID 5>>'],
      '6 1 in 1, 1 at 10, 5 0 in 1; trailer 5',
    ],
    [
      'in two streams',
      ['1 0 obj ', ...held('5 0', '7'), ' 2 0 obj ', ...held('5 0', '8'), ' trailer<</Root 1/ID 5>>'],
      '1 at 0, 2 at 68, 5 0 in 2; trailer 5',
    ],
    [
      'and broken ones',
      ['1 0 obj ( 2 0 obj <</Type/ObjStm>>stream\nendstream 3 0 obj ] 4 0 obj 1 trailer<</Root 1/ID 5>>'],
      '1 at 0, 2 at 10, 3 at 51, 4 at 61; trailer 5',
    ],
    [
      'as many as there may be',
      [Array.from({ length: 12 }, (_, i) => `${String(i + 10)} 0 obj 1 `).join(''), 'trailer<</Root 1/ID 5>>'],
      `${Array.from({ length: 12 }, (_, i) => `${String(i + 10)} at ${String(11 * i)}`).join(', ')}; trailer 5`,
    ],
    [
      'more',
      [Array.from({ length: 13 }, (_, i) => `${String(i + 10)} 0 obj 1 `).join('')],
      'The file has more than 12 objects (byte 137)',
    ],
    [
      'numbers of twelve digits and more',
      ['9123456789012 0 obj 1 trailer<</Root 1/ID 5>>'],
      '123456789012 at 1; trailer 5',
    ],
  ])('%s', (_, parts, expected) => {
    expect(recovered(...parts)).toBe(expected);
  });
});

describe('objects by number', () => {
  const file = bytesOf(
    at(20, '1 0 obj /a'),
    at(20, '2 0 obj 3 0 R'),
    at(20, '3 0 obj[1 0 R true]'),
    at(30, '4 0 obj<</b 1 0 R/c 3 0 R>>'),
    at(110, '5 0 obj<</Type/ObjStm/N 2/First 10/Length 20>>stream\n21 0 22 2 /d<</e 1 0 R>>\nendstream'),
    at(60, '6 0 obj<</Length 5>>stream\r\nHello\r\nendstream'),
    at(60, '7 0 obj<</Length 50>>stream\nHello\nendstream'),
    at(60, '8 0 obj<</Length -1>>stream\nHello endstream'),
    at(60, '9 0 obj<</Length 10 0 R>>stream\nHello\nendstream'),
    at(12, '10 0 obj 5'),
    at(12, '11 0 obj<<>>'),
  );
  const starts = [0, 20, 40, 60, 90, 200, 260, 320, 380, 440, 452];
  const places = new Map<number, ObjectPlace>([
    ...starts.map((offset, i) => [i + 1, { kind: 'offset', offset }] as const),
    [21, { kind: 'within', stream: 5, index: 0 }],
    [22, { kind: 'within', stream: 5, index: 1 }],
    [23, { kind: 'within', stream: 5, index: 2 }],
    [24, { kind: 'within', stream: 1, index: 0 }],
    [25, { kind: 'free' }],
    [26, { kind: 'offset', offset: file.length }],
    [27, { kind: 'offset', offset: 20 }],
    [28, { kind: 'within', stream: 11, index: 0 }],
  ]);
  const objects = () => new PdfObjects(file, places, new PdfWork(PDF_LIMITS, file.length));
  const ref = (number: number) => new PdfRef(number);

  it.each<[number, unknown]>([
    [1, new PdfName('a')],
    [2, [new PdfRef(1), true]],
    [21, new PdfName('d')],
    [25, null],
    [99, null],
  ])('%d is resolved', (number, value) => {
    expect(objects().resolve(ref(number))).toEqual(value);
  });

  it('are lists and dictionaries, or none', () => {
    const read = objects();
    expect(read.list(ref(2))).toEqual([new PdfRef(1), true]);
    expect([read.list(ref(1)), read.list(undefined), read.dict(ref(3)), read.dict(undefined)]).toEqual([
      [],
      [],
      undefined,
      undefined,
    ]);
    expect(read.member(read.dict(ref(4)), 'b')).toEqual(new PdfName('a'));
    expect([read.member(read.dict(ref(4)), 'z'), read.member(undefined, 'b')]).toEqual([null, null]);
    expect(read.member(read.dict(ref(22)), 'e')).toEqual(new PdfName('a'));
    expect(read.dict(ref(4))).toBe(read.dict(ref(4)));
  });

  it.each([
    [23, 'Object stream 5 has no object 2 (byte 90)'],
    [24, 'Object 1 is not an object stream (byte 0)'],
    [26, `Object 26 would be after the end of the file (byte ${String(file.length)})`],
    [27, 'Object 27 is not where its table says (byte 20)'],
    [28, 'Object 11 is not an object stream (byte 452)'],
  ])('%d is refused: %s', (number, why) => {
    expect(refusalOr(() => String(objects().resolve(ref(number))))).toBe(why);
  });

  it.each([
    [1, 0],
    [4, 60],
    [22, 90],
    [25, 0],
    [26, file.length],
    [99, 0],
  ])('%d is told to be at %d', (number, offset) => {
    expect(objects().offsetOf(ref(number))).toBe(offset);
  });

  it.each([
    [6, 'Hello'],
    [7, 'Hello\n'],
    [8, 'Hello '],
    [9, 'Hello'],
  ])('the stream %d has its data', (number, data) => {
    const read = objects();
    const stream = read.resolve(ref(number));
    expect(stream instanceof PdfStream && Buffer.from(read.raw(stream)).toString()).toBe(data);
  });

  it('refer to sixteen others at most', () => {
    const chain = Array.from({ length: 18 }, (_, i) => at(20, `${String(i + 1)} 0 obj ${String(i + 2)} 0 R`)).join('');
    const read = new PdfObjects(
      bytesOf(chain),
      new Map(Array.from({ length: 18 }, (_, i) => [i + 1, { kind: 'offset', offset: 20 * i }])),
      workFor(bytesOf(chain)),
    );
    expect(read.resolve(ref(4))).toBeNull();
    expect(refusalOr(() => String(read.resolve(ref(2))))).toBe('Object 18 refers to others without end (byte 340)');
  });

  it('are no dictionaries where they are streams', () => {
    expect(objects().dict(ref(6))).toBeUndefined();
    expect(objects().dict(ref(11))).toEqual(new PdfDict(new Map()));
  });
});

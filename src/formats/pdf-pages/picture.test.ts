import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PdfOutput } from './pdf-output.ts';
import { MOST_DOTS, readPicture, type Picture } from './picture.ts';

const word = (value: number): readonly number[] => [24, 16, 8, 0].map((shift) => (value >> shift) & 255);
const chunk = (type: string, data: Uint8Array | readonly number[]): readonly number[] => [
  ...word(data.length),
  ...Buffer.from(type),
  ...data,
  ...[0, 0, 0, 0],
];

interface Png {
  readonly width?: number;
  readonly height?: number;
  readonly depth?: number;
  readonly kind?: number;
  readonly interlace?: number;
  /** Each row begins with the number of its filter. */
  readonly rows?: readonly (readonly number[])[];
  readonly more?: readonly number[];
}

function png({ width = 2, height = 2, depth = 8, kind = 2, interlace = 0, rows = [], more = [] }: Png): Uint8Array {
  const data = deflateSync(Uint8Array.from(rows.flat()));
  return Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunk('IHDR', [...word(width), ...word(height), depth, kind, 0, 0, interlace]),
    ...more,
    // In two parts, as large files have it.
    ...chunk('IDAT', data.subarray(0, 5)),
    ...chunk('IDAT', data.subarray(5)),
    ...chunk('IEND', []),
  ]);
}

const frame = (mark: number, depth: number, height: number, width: number, parts: number): readonly number[] => [
  ...[0xff, mark, 0, 11, depth],
  ...[height >> 8, height & 255, width >> 8, width & 255, parts],
  ...[0, 0, 0],
];
const jpeg = (...parts: readonly (readonly number[])[]): Uint8Array =>
  Uint8Array.from([0xff, 0xd8, ...[0xff, 0xe0, 0, 4, 0, 0], ...parts.flat()]);

/** The pixels, and their end marker. */
const scan: readonly number[] = [0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9];

/** The written picture: its entries, its pixels and their transparency. */
function written(picture: Picture): { entries: string; dots: readonly number[]; mask?: readonly number[] } {
  const streams: { entries: string; data: Uint8Array }[] = [];
  const output = new PdfOutput();
  const stream = output.stream.bind(output);
  output.stream = (entries, data, asIs) => {
    streams.push({ entries, data });
    return stream(entries, data, asIs);
  };
  picture.write(output);
  const [colours = { entries: '', data: new Uint8Array() }, ...masks] = streams.toReversed();
  return {
    entries: colours.entries.replace(/^.*\/Width/, '/Width'),
    dots: [...colours.data],
    ...(masks[0] && { mask: [...masks[0].data] }),
  };
}

const read = (bytes: Uint8Array) => {
  const picture = readPicture(bytes);
  return 'text' in picture ? picture.text : written(picture);
};

const RGB = '/Width 2/Height 2/ColorSpace/DeviceRGB/BitsPerComponent 8';
const GREY = RGB.replace('RGB', 'Gray');

describe('a logo', () => {
  it.each<[what: string, file: Png, expected: object]>([
    [
      'in colours',
      {
        rows: [
          [0, 1, 2, 3, 4, 5, 6],
          [0, 7, 8, 9, 10, 11, 12],
        ],
      },
      { entries: RGB, dots: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
    ],
    [
      'in differences to the left and above',
      {
        rows: [
          [1, 1, 2, 3, 4, 5, 6],
          [2, 7, 8, 9, 10, 11, 250],
        ],
      },
      { entries: RGB, dots: [1, 2, 3, 5, 7, 9, 8, 10, 12, 15, 18, 3] },
    ],
    [
      'in differences to both, and to the nearest',
      {
        rows: [
          [3, 10, 20, 30, 4, 5, 6],
          [4, 7, 8, 9, 1, 2, 3],
        ],
      },
      { entries: RGB, dots: [10, 20, 30, 9, 15, 21, 17, 28, 39, 18, 22, 33] },
    ],
    [
      'in grey',
      {
        kind: 0,
        rows: [
          [0, 1, 2],
          [0, 3, 4],
        ],
      },
      { entries: GREY, dots: [1, 2, 3, 4] },
    ],
    [
      'in grey, clear in parts',
      {
        kind: 4,
        rows: [
          [0, 1, 255, 2, 0],
          [0, 3, 9, 4, 8],
        ],
      },
      { entries: expect.stringContaining(`${GREY}/SMask`) as string, dots: [1, 2, 3, 4], mask: [255, 0, 9, 8] },
    ],
    [
      'in colours, clear in parts',
      {
        kind: 6,
        rows: [
          [0, 1, 2, 3, 4, 5, 6, 7, 8],
          [0, 1, 1, 1, 1, 2, 2, 2, 2],
        ],
      },
      { dots: [1, 2, 3, 5, 6, 7, 1, 1, 1, 2, 2, 2], mask: [4, 8, 1, 2] },
    ],
    [
      'in colours of a table',
      {
        kind: 3,
        rows: [
          [0, 0, 1],
          [0, 1, 9],
        ],
        more: [...chunk('PLTE', [1, 2, 3, 4, 5, 6]), ...chunk('tRNS', [7])],
      },
      { dots: [1, 2, 3, 4, 5, 6, 4, 5, 6, 0, 0, 0], mask: [7, 255, 255, 255] },
    ],
  ])('%s is read dot by dot', (_, file, expected) => {
    expect(read(png(file))).toMatchObject(expected);
  });

  it('goes into the file as it is in JPEG', () => {
    const file = jpeg([0xff, 0xff], frame(0xc2, 8, 300, 500, 3), scan);
    expect(read(file)).toMatchObject({
      entries: '/Width 500/Height 300/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode',
      dots: [...file],
    });
    expect(read(jpeg(frame(0xc0, 8, 1, 1, 1), scan))).toMatchObject({
      entries: expect.stringContaining('DeviceGray') as string,
    });
  });

  const rows = [[0, 1, 2, 3, 4, 5, 6]];
  it.each<[why: string, file: Uint8Array]>([
    ['The logo is neither PNG nor JPEG', Uint8Array.from([0x89, 0x50, 0x4e, 0x46, 0x0d])],
    ['The logo is a PNG that is interlaced or does not have eight bits per colour', png({ depth: 16, rows })],
    ['The logo is a PNG that is interlaced or does not have eight bits per colour', png({ interlace: 1, rows })],
    ['The logo is a PNG that is interlaced or does not have eight bits per colour', png({ kind: 5, rows })],
    [`The logo has no pixels, or more than ${String(MOST_DOTS)}`, png({ width: 0, rows })],
    [`The logo has no pixels, or more than ${String(MOST_DOTS)}`, png({ width: 65_535, height: 65_535, rows })],
    [
      'The logo is a PNG that cannot be read',
      png({
        rows: [
          [5, 1, 2, 3, 4, 5, 6],
          [0, 1, 2, 3, 4, 5, 6],
        ],
      }),
    ],
    ['The logo is a PNG that cannot be read', png({ rows }).subarray(0, 20)],
    // One of two rows.
    ['The logo is a PNG that cannot be read', png({ rows })],
    [
      'The logo is a PNG that cannot be read',
      png({
        kind: 3,
        rows: [
          [0, 0, 1],
          [0, 1, 0],
        ],
      }),
    ],
    ['The logo is a CMYK JPEG; it must be RGB', jpeg(frame(0xc0, 8, 1, 1, 4))],
    ['The logo is a CMYK JPEG; it must be RGB', jpeg(frame(0xc0, 12, 1, 1, 3))],
    [`The logo has no pixels, or more than ${String(MOST_DOTS)}`, jpeg(frame(0xc0, 8, 2001, 2000, 3))],
    ['The logo is a JPEG that cannot be read', jpeg([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])],
    ['The logo is a JPEG that cannot be read', jpeg()],
    ['The logo is a JPEG that cannot be read', jpeg(frame(0xc0, 8, 1, 1, 3), scan.slice(0, -2))],
    ['The logo is a JPEG that cannot be read', jpeg(frame(0xc0, 8, 1, 1, 3), scan.slice(-2))],
    ['The logo is a JPEG that cannot be read', jpeg(frame(0xc4, 8, 1, 1, 3))],
  ])('is refused: %s', (why, file) => {
    expect(read(file)).toBe(why);
  });
});

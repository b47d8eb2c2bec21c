import { describe, expect, it } from 'vitest';
import { PdfRefusal } from '../pdf/pdf-fault.ts';
import { PDF_LIMITS } from '../pdf/pdf-limits.ts';
import { PdfObjects } from '../pdf/pdf-objects.ts';
import { PdfDict, PdfName, type PdfValue } from '../pdf/pdf-value.ts';
import { PdfWork } from '../pdf/pdf-work.ts';
import { programOfWidths, widthsOfProgram } from './font-widths.ts';

const word = (...values: readonly number[]): readonly number[] =>
  values.flatMap((value) => [(value >> 8) & 255, value & 255]);
const long = (value: number): readonly number[] => word(value >>> 16, value & 0xffff);

/** Units of the font are half of a thousandth. */
const ADVANCES = [0, 1000, 1084, 1110];

/** A font program with only the tables for widths; glyph 1 is A, 2 is B, and 3 is c to z. */
function program(): Uint8Array {
  // A and B by an offset, c to z by a list with glyph 3 for each.
  const [ends, starts, deltas] = [
    [0x42, 0x7a, 0xffff],
    [0x41, 0x63, 0xffff],
    [1 - 0x41, 0, 1],
  ] as const;
  const list = Array.from({ length: 24 }, () => 3);
  const map = [
    ...word(6, 0, 0, 0),
    ...word(...ends),
    ...word(0),
    ...word(...starts),
    ...word(...deltas),
    ...word(0, 4, 0),
    ...word(...list),
  ];
  const tables: Readonly<Record<string, readonly number[]>> = {
    cmap: [...word(0, 2), ...word(1, 0), ...long(20), ...word(3, 1), ...long(20), ...word(4, 0, 0), ...map],
    head: [...Array.from({ length: 18 }, () => 0), ...word(2000)],
    hhea: [...Array.from({ length: 34 }, () => 0), ...word(ADVANCES.length)],
    hmtx: ADVANCES.flatMap((advance) => word(advance, 0)),
  };
  const names = Object.keys(tables);
  let at = 12 + 16 * names.length;
  const rows = names.flatMap((name) => {
    const length = tables[name]?.length ?? 0;
    at += length;
    return [...Buffer.from(name), ...long(0), ...long(at - length), ...long(length)];
  });
  return Uint8Array.from([0, 1, 0, 0, ...word(names.length, 0, 0, 0), ...rows, ...Object.values(tables).flat()]);
}

const objects = () => new PdfObjects(new Uint8Array(), new Map(), new PdfWork(PDF_LIMITS, 1_000_000));
const font = (entries: Readonly<Record<string, PdfValue>>) => new PdfDict(new Map(Object.entries(entries)));
const letters = (widths: readonly PdfValue[]) =>
  font({ Encoding: new PdfName('WinAnsiEncoding'), FirstChar: 0x41, Widths: widths });
const mended = (given: PdfDict, file = program()) => widthsOfProgram(objects(), given, file);

describe('widths beside a font program', () => {
  it.each<[what: string, given: PdfDict, widths: readonly PdfValue[] | undefined]>([
    ['of letters, as they are', letters([500, 542]), undefined],
    ['of letters, rounded', letters([501, 541]), undefined],
    ['of letters, a little off', letters([502, 540]), [500, 542]],
    ['of letters, far off', letters([600, 0]), undefined],
    [
      'of a letter that is listed, and of none',
      letters([500, 542, ...Array.from({ length: 32 }, () => 0), 557]),
      [500, 542, ...Array.from({ length: 32 }, () => 0), 555],
    ],
    ['that are none', letters([true, 540]), [true, 542]],
  ])('%s', (_, given, widths) => {
    expect(mended(given)).toEqual(widths);
  });

  /** The advances in the program, in its own units; glyph 0 has none. */
  const advancesIn = (file: Uint8Array | undefined) =>
    file && ADVANCES.map((_, glyph) => new DataView(file.buffer).getUint16(file.byteLength - 4 * (4 - glyph)));

  it.each<[what: string, given: Readonly<Record<string, PdfValue>>, advances: readonly number[] | undefined]>([
    ['as they are', { W: [0, [0, 500, 542, 555]] }, undefined],
    ['rounded', { W: [0, [1, 501, 541, 554]] }, undefined],
    ['a little off', { W: [0, [0, 498, 542, 555]] }, [0, 996, 1084, 1110]],
    ['far off', { W: [0, [0, 500, 742, 555]] }, [0, 1000, 1484, 1110]],
    ['of a range', { W: [0, [0], 1, 3, 540] }, [0, 1080, 1080, 1080]],
    ['of a range beyond the program', { W: [0, 90_000, 540] }, [1080, 1080, 1080, 1080]],
    ['without a list', { DW: 550 }, [1100, 1100, 1100, 1100]],
    ['beside a list', { W: [0, [0, 500, 550]], DW: 900 }, [0, 1000, 1100, 1110]],
    ['cut off', { W: [0, [0, 502, 542, 555], 7] }, [0, 1004, 1084, 1110]],
    ['no widths', { W: [0, [true, -500, 1e9, 555]] }, undefined],
  ])('by glyphs, %s', (_, given, advances) => {
    const file = program();
    expect(advancesIn(programOfWidths(objects(), font(given), file))).toEqual(advances);
    expect(file).toEqual(program());
  });

  it('are left as they are where the program is cut off anywhere', () => {
    const whole = program();
    for (let length = 0; length < whole.length - 2; length++)
      expect(() => [
        mended(letters([502, 540]), whole.slice(0, length)),
        programOfWidths(objects(), font({ W: [0, [9, 9]] }), whole.slice(0, length)),
      ]).not.toThrow();
  });

  it('end at the work that a file may take, where many fonts share a list', () => {
    const shared = objects();
    const list: readonly PdfValue[] = Array.from({ length: 100_000 }, (_, i) => i);
    const all = () => {
      for (let i = 0; i < 10_000; i++) programOfWidths(shared, font({ W: list }), program());
    };
    expect(all).toThrow(PdfRefusal);
  });
});

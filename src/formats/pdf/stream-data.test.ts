import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bytesOf } from '../testing/raw-pdf.ts';
import { PdfRefusal } from './pdf-fault.ts';
import { PDF_LIMITS } from './pdf-limits.ts';
import { PdfSyntax } from './pdf-syntax.ts';
import { PdfDict, PdfRef } from './pdf-value.ts';
import { PdfWork } from './pdf-work.ts';
import { streamData } from './stream-data.ts';

/** The content of a stream with these entries; references resolve to `FlateDecode`. */
function decoded(entries: string, raw: Uint8Array, maxInflated = 1_000_000): Uint8Array | string {
  const limits = { ...PDF_LIMITS, maxInflated, maxWork: 10_000 };
  const work = new PdfWork(limits, 1_000_000);
  const valueOf = (text: string) => new PdfSyntax(bytesOf(text), 0, work).value();
  const dict = valueOf(`<<${entries}>>`);
  if (!(dict instanceof PdfDict)) throw new Error('no dictionary');
  const resolve = (value: Parameters<Parameters<typeof streamData>[2]['resolve']>[0]) =>
    value instanceof PdfRef ? valueOf('/FlateDecode') : (value ?? null);
  try {
    return streamData(raw, dict, { resolve, work, at: 77 });
  } catch (thrown) {
    if (!(thrown instanceof PdfRefusal)) throw thrown;
    return thrown.fault.description;
  }
}

const text = (entries: string, raw: Uint8Array) => Buffer.from(decoded(entries, raw) as Uint8Array).toString('latin1');
const packed = deflateSync(bytesOf('Hello'));

describe('the filters of a stream', () => {
  it.each([
    ['', bytesOf('Hello')],
    ['/Filter null', bytesOf('Hello')],
    ['/Filter[]', bytesOf('Hello')],
    ['/Filter/FlateDecode', packed],
    ['/F/Fl', packed],
    ['/Filter 9 0 R', packed],
    ['/Filter[9 0 R]', packed],
    ['/Filter[/AHx/Fl]', bytesOf(packed.toString('hex'))],
    ['/Filter/Fl', packed.subarray(0, -4)],
    ['/Filter/Fl/DecodeParms<</Predictor 1/Columns 3>>', packed],
    ['/Filter/Fl/DecodeParms null', packed],
    ['/Filter/Fl/DecodeParms<</Predictor 2.5>>', packed],
    [
      '/Filter[/AHx/Fl]/DecodeParms[null<</Predictor 12/Columns 5>>]',
      bytesOf(deflateSync(bytesOf('\0Hello')).toString('hex')),
    ],
    ['/Filter/Fl/DP<</Predictor 12/Columns 5>>', deflateSync(bytesOf('\0Hello'))],
    ['/Filter/AHx', bytesOf('48 65 6C6c6f')],
    ['/Filter/A85', bytesOf('87cURDZ')],
    ['/Filter/A85', bytesOf('8 7\ncURvD|Z~>more')],
  ])('%s', (entries, raw) => {
    expect(text(entries, raw)).toBe('Hello');
  });

  it.each([
    ['/Filter/LZWDecode', 'The filter LZWDecode of a stream is not known here (byte 77)'],
    [`/Filter/${'x'.repeat(50)}`, `The filter ${'x'.repeat(40)} of a stream is not known here (byte 77)`],
    ['/Filter 3', 'The filter  of a stream is not known here (byte 77)'],
    ['/Filter[/Fl/Fl/Fl/Fl/Fl]', 'A stream has more than 4 filters (byte 77)'],
    ['/Filter[/Fl/Fl/Fl/Fl]', 'The compressed data of a stream are broken (byte 77)'],
    ['/Filter/Fl/DecodeParms<</Predictor 2>>', 'The predictor 2 of a stream is not known here (byte 77)'],
    ['/Filter/Fl/DecodeParms<</Predictor 10/Columns 0>>', 'The predictor 10 of a stream is not known here (byte 77)'],
    [
      '/Filter/Fl/DecodeParms<</Predictor 10/Columns 65537>>',
      'The predictor 10 of a stream is not known here (byte 77)',
    ],
  ])('%s is refused', (entries, why) => {
    expect(decoded(entries, packed)).toBe(why);
  });

  it.each<[entries: string, raw: Uint8Array, bytes: number]>([
    ['/Filter/Fl', packed, 5],
    ['/Filter/Fl/DecodeParms<</Predictor 10/Columns 65536>>', packed, 10],
    ['/Filter/AHx', bytesOf('4865'), 4],
    ['/Filter/A85', bytesOf('87cURzzDZ'), 17],
    ['/Filter[/AHx/Fl]', bytesOf(packed.toString('hex')), 2 * packed.length + 5],
  ])('%s counts what it makes', (entries, raw, bytes) => {
    expect(decoded(entries, raw, bytes)).toBeInstanceOf(Uint8Array);
    expect(decoded(entries, raw, bytes - 1)).toBe(
      `The streams of the file unpack to more than ${String(bytes - 1)} bytes (byte 77)`,
    );
  });

  it('four zero bytes are one sign of base 85 between groups', () => {
    expect([...(decoded('/Filter/A85', bytesOf('z87cURzDZ')) as Uint8Array)]).toEqual([
      0, 0, 0, 0, 72, 101, 108, 108, 0, 0, 0, 0, 111,
    ]);
    expect([...(decoded('/Filter/A85', bytesOf('s8W-!8z7cURDZ')) as Uint8Array)]).toEqual([
      255, 255, 255, 255, 72, 101, 108, 108, 111,
    ]);
    expect([...(decoded('/Filter/A85', bytesOf('87cUR!')) as Uint8Array)]).toEqual([72, 101, 108, 108]);
  });
});

/** Source: PNG (Third Edition), 9.2; the figures are counted by hand. */
describe('rows that are foretold', () => {
  it.each<[name: string, parms: string, rows: readonly number[], plain: readonly number[]]>([
    ['by nothing', '/Columns 3', [0, 1, 2, 3, 0, 4, 5, 6], [1, 2, 3, 4, 5, 6]],
    ['by the left', '/Columns 3', [1, 1, 2, 3, 1, 250, 5, 6], [1, 3, 6, 250, 255, 5]],
    ['by what is above', '/Columns 3', [2, 1, 2, 3, 2, 4, 255, 6], [1, 2, 3, 5, 1, 9]],
    ['by the mean of both', '/Columns 3', [3, 10, 2, 3, 3, 4, 5, 6], [10, 7, 6, 9, 13, 15]],
    [
      'by the nearest of three: the left, what is above, the corner',
      '/Columns 3',
      [0, 10, 20, 5, 4, 1, 1, 1],
      [10, 20, 5, 11, 21, 6],
    ],
    ['by the nearest of three, the left first', '/Columns 2', [0, 5, 5, 4, 1, 1, 4, 1, 1], [5, 5, 6, 7, 7, 8]],
    ['by the nearest of three, the corner', '/Columns 2', [0, 50, 60, 4, 246, 7], [50, 60, 40, 57]],
    ['by an unknown rule', '/Columns 2', [9, 1, 2, 9, 3, 4], [1, 2, 3, 4]],
    ['in three colours', '/Colors 3/Columns 2', [1, 1, 2, 3, 4, 5, 6], [1, 2, 3, 5, 7, 9]],
    [
      'in three colours by the nearest',
      '/Colors 3/Columns 2',
      [0, 1, 2, 3, 4, 5, 6, 4, 1, 1, 1, 1, 1, 1],
      [1, 2, 3, 4, 5, 6, 2, 3, 4, 5, 6, 7],
    ],
    ['in four bits', '/BitsPerComponent 4/Columns 3', [1, 1, 2, 1, 3, 4], [1, 3, 3, 7]],
    ['in sixteen bits', '/BitsPerComponent 16/Columns 2', [1, 1, 2, 3, 4], [1, 2, 4, 6]],
    ['one column', '', [2, 1, 2, 1], [1, 2]],
    ['with a last row cut short', '/Columns 3', [0, 1, 2, 3, 2, 4, 5], [1, 2, 3, 5, 7]],
    ['with a last row of its rule alone', '/Columns 3', [0, 1, 2, 3, 2], [1, 2, 3]],
  ])('%s', (_, parms, rows, plain) => {
    const entries = `/Filter/FlateDecode/DecodeParms<</Predictor 15${parms}>>`;
    expect([...(decoded(entries, deflateSync(Uint8Array.from(rows))) as Uint8Array)]).toEqual(plain);
  });
});

it('decompresses a long stream in few pieces, each of which copies the window', () => {
  class Counted extends PdfWork {
    pieces = 0;
    override inflate(bytes: number, offset: number): void {
      this.pieces++;
      super.inflate(bytes, offset);
    }
  }
  const plain = Uint8Array.from({ length: 400_000 }, (_, i) => Math.imul(i, 2_654_435_761) >>> 13);
  const raw = deflateSync(plain, { level: 0 });
  const work = new Counted(PDF_LIMITS, raw.length);
  const dict = new PdfSyntax(bytesOf('<</Filter/Fl>>'), 0, work).value();
  const data = streamData(raw, dict as PdfDict, { resolve: (value) => value ?? null, work, at: 0 });
  expect([data.length, data.at(-1), work.pieces < 60]).toEqual([plain.length, plain.at(-1), true]);
});

import { describe, expect, it } from 'vitest';
import { PDF_LIMITS } from '../pdf/pdf-limits.ts';
import { PdfWork } from '../pdf/pdf-work.ts';
import { CFF_GLYPHS, CFF_WIDTHS, cffProgram } from '../testing/cff-program.ts';
import { cffWidths } from './cff-widths.ts';

const work = () => new PdfWork(PDF_LIMITS, 1_000_000);

describe('widths in a compact font program', () => {
  it('are those of its glyphs, in subroutines too', () => {
    const widthOf = cffWidths(cffProgram(), work());
    expect(CFF_GLYPHS.map((_, glyph) => widthOf?.(glyph))).toEqual(CFF_WIDTHS);
    expect(widthOf?.(CFF_GLYPHS.length)).toBeUndefined();
  });

  it('are found by the numbers of its characters', () => {
    const widthOf = cffWidths(cffProgram(true), work());
    expect(CFF_GLYPHS.map((_, glyph) => widthOf?.(glyph === 0 ? 0 : glyph + 10))).toEqual(CFF_WIDTHS);
    expect(widthOf?.(1)).toBeUndefined();
  });

  it.each([false, true])('end with the program, wherever it is cut off (by numbers: %s)', (byCid) => {
    const whole = cffProgram(byCid);
    for (let length = 0; length < whole.length; length++) {
      const read = (): void => {
        const widthOf = cffWidths(whole.slice(0, length), work());
        for (let cid = 0; cid < 20; cid++) widthOf?.(cid);
      };
      let thrown: unknown;
      try {
        read();
      } catch (error) {
        thrown = error;
      }
      expect(thrown === undefined || thrown instanceof RangeError).toBe(true);
    }
  });
});

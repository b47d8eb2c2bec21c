import type { PdfObjects } from '../pdf-objects.ts';
import { PdfSyntax } from '../pdf-syntax.ts';
import type { PdfDict } from '../pdf-value.ts';
import { nameOf, PdfStream, PdfText, type PdfValue } from '../pdf-value.ts';
import { pageFontOf, type PageFont } from './page-font.ts';
import type { PageLines } from './page-lines.ts';

type Matrix = readonly [number, number, number, number, number, number];
const UPRIGHT: Matrix = [1, 0, 0, 1, 0, 0];

/** Nesting depth of forms. */
const MOST_FORMS = 8;

/** Most operands of an operator, including the pieces of a text. */
const MOST_OPERANDS = 64;

/** Most saved graphics states. */
const MOST_SAVED = 64;

/** Reads the text of content streams, in drawing order (ISO 32000-2, 9.4). */
export class ContentText {
  private readonly objects: PdfObjects;
  private readonly lines: PageLines;
  private readonly fonts = new Map<PdfDict, PageFont>();

  constructor(objects: PdfObjects, lines: PageLines) {
    this.objects = objects;
    this.lines = lines;
  }

  read(data: Uint8Array, at: number, resources: PdfDict | undefined, matrix = UPRIGHT, depth = 0): void {
    const { objects } = this;
    const syntax = new PdfSyntax(data, 0, objects.work, () => at);
    const saved: Matrix[] = [];
    let page = matrix;
    let [line, cursor] = [UPRIGHT, UPRIGHT];
    let font: PageFont | undefined;
    let [size, leading, between, afterSpace, stretch] = [1, 0, 0, 0, 1];
    const moveLine = (x: number, y: number): void => {
      line = times([1, 0, 0, 1, x, y], line);
      cursor = line;
    };
    const show = (text: PdfValue | undefined): void => {
      if (!(text instanceof PdfText)) return;
      const shown = this.shown(font, text.bytes);
      const advance = (shown.advance * size + shown.codes * between + shown.spaces * afterSpace) * stretch;
      const start = times(cursor, page);
      cursor = times([1, 0, 0, 1, advance, 0], cursor);
      const end = times(cursor, page);
      this.lines.add(shown.text, start[4], start[5], end[4], Math.abs(size * start[3]) || Math.abs(size * start[1]));
    };
    let given: PdfValue[] = [];
    const number = (i: number): number => (typeof given[i] === 'number' ? given[i] : 0);
    for (let next = syntax.operandOrOperator(); next; next = syntax.operandOrOperator()) {
      if ('value' in next) {
        if (given.length < MOST_OPERANDS) given.push(next.value);
        continue;
      }
      switch (next.operator) {
        case 'q':
          if (saved.length < MOST_SAVED) saved.push(page);
          break;
        case 'Q':
          page = saved.pop() ?? page;
          break;
        case 'cm':
          page = times(matrixOf(given), page);
          break;
        case 'BT':
          line = cursor = UPRIGHT;
          break;
        case 'Tf':
          font = this.fontOf(resources, nameOf(given[0]));
          size = number(1);
          break;
        case 'TL':
          leading = number(0);
          break;
        case 'Tc':
          between = number(0);
          break;
        case 'Tw':
          afterSpace = number(0);
          break;
        case 'Tz':
          stretch = number(0) / 100;
          break;
        case 'Td':
          moveLine(number(0), number(1));
          break;
        case 'TD':
          leading = -number(1);
          moveLine(number(0), number(1));
          break;
        case 'Tm':
          line = cursor = matrixOf(given);
          break;
        case 'T*':
          moveLine(0, -leading);
          break;
        case 'Tj':
          show(given[0]);
          break;
        case "'":
          moveLine(0, -leading);
          show(given[0]);
          break;
        case '"':
          [afterSpace, between] = [number(0), number(1)];
          moveLine(0, -leading);
          show(given[2]);
          break;
        case 'TJ':
          for (const piece of objects.list(given[0])) {
            if (typeof piece === 'number') cursor = times([1, 0, 0, 1, (-piece / 1000) * size * stretch, 0], cursor);
            else show(piece);
          }
          break;
        case 'Do':
          this.form(resources, nameOf(given[0]), page, depth);
          break;
        case 'ID':
          syntax.skipImage();
          break;
      }
      given = [];
    }
  }

  /** A form is a separate content stream, with its own resources or those of the page. */
  private form(resources: PdfDict | undefined, name: string | undefined, page: Matrix, depth: number): void {
    if (name === undefined || depth >= MOST_FORMS) return;
    const { objects } = this;
    const form = objects.resolve(objects.dict(resources?.entries.get('XObject'))?.entries.get(name));
    if (!(form instanceof PdfStream) || nameOf(objects.member(form.dict, 'Subtype')) !== 'Form') return;
    const matrix = objects.list(form.dict.entries.get('Matrix'));
    const own = objects.dict(form.dict.entries.get('Resources')) ?? resources;
    const placed = matrix.length === 6 ? times(matrixOf(matrix), page) : page;
    this.read(objects.data(form), form.start, own, placed, depth + 1);
  }

  private fontOf(resources: PdfDict | undefined, name: string | undefined): PageFont | undefined {
    const { objects } = this;
    const font =
      name === undefined ? undefined : objects.dict(objects.dict(resources?.entries.get('Font'))?.entries.get(name));
    if (!font) return undefined;
    const known = this.fonts.get(font) ?? pageFontOf(objects, font);
    this.fonts.set(font, known);
    return known;
  }

  private shown(font: PageFont | undefined, bytes: string) {
    const width = font?.width ?? 1;
    let [text, advance, spaces, codes] = ['', 0, 0, 0];
    for (let i = 0; i + width <= bytes.length; i += width) {
      const code = width === 1 ? bytes.charCodeAt(i) : bytes.charCodeAt(i) * 256 + bytes.charCodeAt(i + 1);
      const sign = font?.textOf(code);
      this.lines.count(sign !== undefined);
      text += sign ?? UNREADABLE;
      advance += font?.advanceOf(code) ?? 0;
      if (width === 1 && code === 0x20) spaces++;
      codes++;
    }
    return { text, advance, spaces, codes };
  }
}

/** Stands for an unknown character. */
const UNREADABLE = '\ufffd';

function matrixOf(values: readonly PdfValue[]): Matrix {
  const [a, b, c, d, e, f] = values.map((value) => (typeof value === 'number' ? value : 0));
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0];
}

function times([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

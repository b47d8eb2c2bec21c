import { PdfSyntax } from '../pdf-syntax.ts';
import { PdfText, type PdfValue } from '../pdf-value.ts';
import type { PdfWork } from '../pdf-work.ts';

/** The characters of a font's codes. */
export interface CodeMap {
  /** Bytes of one code. */
  readonly width: 1 | 2;
  readonly texts: ReadonlyMap<number, string>;
}

/** Cost of one code, in bytes read, also of one without a text. */
const ENTRY_COST = 16;

/** Most operands of an operator in a valid character map. */
const MOST_OPERANDS = 400;

/** Reads a font's map from codes to Unicode (ISO 32000-2, 9.10.3). */
export function readCodeMap(data: Uint8Array, work: PdfWork, at: number): CodeMap {
  const syntax = new PdfSyntax(data, 0, work, () => at);
  const texts = new Map<number, string>();
  let width: 1 | 2 = 1;
  let given: PdfValue[] = [];
  const keep = (code: number, text: string | undefined): void => {
    work.look(ENTRY_COST, at);
    if (text !== undefined) texts.set(code, text);
  };
  for (let next = syntax.operandOrOperator(); next; next = syntax.operandOrOperator()) {
    if ('value' in next) {
      if (given.length < MOST_OPERANDS) given.push(next.value);
      continue;
    }
    if (next.operator === 'endcodespacerange') {
      if (given.some((value) => value instanceof PdfText && value.bytes.length > 1)) width = 2;
    } else if (next.operator === 'endbfchar') {
      for (let i = 0; i + 1 < given.length; i += 2) {
        const [code, text] = [codeOf(given[i]), utf16Of(given[i + 1])];
        if (code !== undefined) keep(code, text);
      }
    } else if (next.operator === 'endbfrange') {
      for (let i = 0; i + 2 < given.length; i += 3) keepRange(given[i], given[i + 1], given[i + 2], keep);
    }
    given = [];
  }
  return { width, texts };
}

function keepRange(
  from: PdfValue | undefined,
  to: PdfValue | undefined,
  target: PdfValue | undefined,
  keep: (code: number, text: string | undefined) => void,
): void {
  const [first, last] = [codeOf(from), codeOf(to)];
  if (first === undefined || last === undefined || last > 0xffff) return;
  const list = Array.isArray(target) ? (target as readonly PdfValue[]) : undefined;
  const start = list ? undefined : utf16Of(target);
  const textAt = (step: number): string | undefined => (list ? utf16Of(list[step]) : counted(start, step));
  for (let code = first; code <= last; code++) keep(code, textAt(code - first));
}

/** A text whose last character is counted on. */
function counted(text: string | undefined, step: number): string | undefined {
  if (text === undefined) return undefined;
  return text.slice(0, -1) + String.fromCharCode((text.charCodeAt(text.length - 1) + step) & 0xffff);
}

function codeOf(value: PdfValue | undefined): number | undefined {
  if (!(value instanceof PdfText) || value.bytes.length === 0 || value.bytes.length > 2) return undefined;
  return [...value.bytes].reduce((code, byte) => code * 256 + byte.charCodeAt(0), 0);
}

function utf16Of(value: PdfValue | undefined): string | undefined {
  if (!(value instanceof PdfText) || value.bytes.length < 2 || value.bytes.length > 64) return undefined;
  let text = '';
  for (let i = 0; i + 1 < value.bytes.length; i += 2) {
    text += String.fromCharCode(value.bytes.charCodeAt(i) * 256 + value.bytes.charCodeAt(i + 1));
  }
  return text;
}

import { refusePdf } from './pdf-fault.ts';
import { PdfDict, PdfName, PdfRef, PdfStream, PdfText, type PdfValue } from './pdf-value.ts';
import type { PdfWork } from './pdf-work.ts';
import { pdfMessages } from './messages.ts';
import type { Message } from '../../engine/index.ts';

const SPACES = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITERS = new Set(Array.from('()<>[]{}/%', (sign) => sign.charCodeAt(0)));
const [OPEN, CLOSE, LESS, MORE, BACKSLASH] = [0x28, 0x29, 0x3c, 0x3e, 0x5c] as const;

/** First characters of a value: numbers, strings, names, arrays and dictionaries. */
const VALUE_STARTS = new Set(Array.from('+-.0123456789(<[/', (sign) => sign.charCodeAt(0)));

/** Cost of keeping a value besides its bytes, in bytes read. */
const VALUE_COST = 32;

/** Cost of a byte of a string. */
const TEXT_COST = 4;

/** Longest name, number or word, in bytes. */
const LONGEST_WORD = 1_000;

/** Parses values from bytes, at an offset (ISO 32000-2, 7.2 and 7.3). */
export class PdfSyntax {
  at: number;
  private readonly bytes: Uint8Array;
  private readonly work: PdfWork;
  /** Added to reported offsets: where the bytes begin in the file. */
  private readonly offsetInFile: (offset: number) => number;

  constructor(
    bytes: Uint8Array,
    at: number,
    work: PdfWork,
    offsetInFile: (offset: number) => number = (offset) => offset,
  ) {
    this.bytes = bytes;
    this.at = at;
    this.work = work;
    this.offsetInFile = offsetInFile;
  }

  refuse(words: Message, at = this.at): never {
    return refusePdf('SYNTAX', words, this.offsetInFile(at));
  }

  skipSpace(): void {
    const start = this.at;
    for (;;) {
      const byte = this.bytes[this.at];
      if (byte === 0x25) while (this.at < this.bytes.length && !isLineEnd(this.bytes[this.at])) this.at++;
      else if (byte !== undefined && SPACES.has(byte)) this.at++;
      else break;
    }
    this.work.look(this.at - start + 1, this.offsetInFile(start));
  }

  /** The next run of regular characters; empty at a delimiter and at the end. */
  word(): string {
    const start = this.at;
    let word = '';
    for (;;) {
      const byte = this.bytes[this.at];
      if (byte === undefined || SPACES.has(byte) || DELIMITERS.has(byte)) break;
      word += String.fromCharCode(byte);
      this.at++;
      if (word.length > LONGEST_WORD) this.refuse(pdfMessages.wordOpen, start);
    }
    this.work.look(word.length + 1, this.offsetInFile(start));
    return word;
  }

  /** Consumes the word if it is next. */
  takes(expected: string): boolean {
    this.skipSpace();
    for (let i = 0; i < expected.length; i++) {
      if (this.bytes[this.at + i] !== expected.charCodeAt(i)) return false;
    }
    this.at += expected.length;
    return true;
  }

  integer(): number {
    this.skipSpace();
    const start = this.at;
    const word = this.word();
    if (!/^\d{1,15}$/.test(word)) this.refuse(pdfMessages.numberMissing, start);
    return Number(word);
  }

  /** `12 0 obj`, and what follows it. */
  indirectObject(): { readonly number: number; readonly value: PdfValue } {
    const number = this.integer();
    this.integer();
    if (!this.takes('obj')) this.refuse(pdfMessages.objMissing);
    return { number, value: this.value() };
  }

  /**
   * The next part of a content stream: a value, or the operator for the preceding values (7.8.2). Undefined at the end.
   */
  operandOrOperator(): { readonly value: PdfValue } | { readonly operator: string } | undefined {
    this.skipSpace();
    const byte = this.bytes[this.at];
    if (byte === undefined) return undefined;
    if (VALUE_STARTS.has(byte)) return { value: this.value() };
    const operator = this.word();
    // A misplaced character is skipped.
    if (operator === '') this.at++;
    return { operator };
  }

  /** Skips the data of an inline image. */
  skipImage(): void {
    const start = this.at;
    for (;;) {
      const end = this.bytes.indexOf(0x45, this.at);
      if (end < 0) this.refuseUnclosed(start, this.bytes.length);
      this.at = end + 1;
      const isEnd = this.bytes[end + 1] === 0x49 && SPACES.has(this.bytes[end - 1] ?? 0);
      if (isEnd && SPACES.has(this.bytes[end + 2] ?? 0)) break;
    }
    this.at++;
    this.work.look(this.at - start, this.offsetInFile(start));
  }

  value(depth = 0): PdfValue {
    if (depth > this.work.limits.maxDepth) {
      refusePdf('LIMIT', pdfMessages.tooDeep({ maxDepth: this.work.limits.maxDepth }), this.offsetInFile(this.at));
    }
    this.skipSpace();
    this.work.look(VALUE_COST, this.offsetInFile(this.at));
    switch (this.bytes[this.at]) {
      case undefined:
        return this.refuse(pdfMessages.endsEarly);
      case 0x2f:
        return new PdfName(this.name());
      case OPEN:
        return new PdfText(this.literal());
      case 0x5b:
        return this.list(depth);
      case LESS:
        return this.bytes[this.at + 1] === LESS ? this.dictOrStream(depth) : new PdfText(this.hexadecimal());
      default:
        return this.plain();
    }
  }

  private plain(): PdfValue {
    const start = this.at;
    const word = this.word();
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(word)) return this.refuse(pdfMessages.noValue, start);
    return /^\d{1,10}$/.test(word) ? this.numberOrRef(Number(word)) : Number(word);
  }

  private numberOrRef(number: number): PdfValue {
    const behind = this.at;
    this.skipSpace();
    if (/^\d{1,5}$/.test(this.digits()) && this.takes('R') && this.word() === '') return new PdfRef(number);
    this.at = behind;
    return number;
  }

  private digits(): string {
    let digits = '';
    for (let byte = this.bytes[this.at]; byte !== undefined && byte >= 0x30 && byte <= 0x39 && digits.length < 6;) {
      digits += String.fromCharCode(byte);
      byte = this.bytes[++this.at];
    }
    return digits;
  }

  private name(): string {
    this.at++;
    return this.word().replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  }

  private list(depth: number): readonly PdfValue[] {
    const start = this.at++;
    const list: PdfValue[] = [];
    for (;;) {
      this.skipSpace();
      if (this.at >= this.bytes.length) this.refuse(pdfMessages.listOpen, start);
      if (this.bytes[this.at] === 0x5d) break;
      list.push(this.value(depth + 1));
    }
    this.at++;
    return list;
  }

  private dictOrStream(depth: number): PdfDict | PdfStream {
    const start = this.at;
    this.at += 2;
    const entries = new Map<string, PdfValue>();
    for (;;) {
      this.skipSpace();
      if (this.at >= this.bytes.length) this.refuse(pdfMessages.dictionaryOpen, start);
      if (this.bytes[this.at] === MORE && this.bytes[this.at + 1] === MORE) break;
      if (this.bytes[this.at] !== 0x2f) this.refuse(pdfMessages.noKey);
      const key = this.name();
      entries.set(key, this.value(depth + 1));
    }
    this.at += 2;
    const dict = new PdfDict(entries);
    const behind = this.at;
    if (depth > 0 || !this.takes('stream')) {
      this.at = behind;
      return dict;
    }
    if (this.bytes[this.at] === 0x0d) this.at++;
    if (this.bytes[this.at] === 0x0a) this.at++;
    return new PdfStream(dict, this.at);
  }

  private literal(): string {
    const start = this.at++;
    const end = this.endOfLiteral(start);
    let text = '';
    for (; this.at < end; this.at++) {
      const byte = this.bytes[this.at] as number;
      text += byte === BACKSLASH ? this.escaped() : String.fromCharCode(byte);
    }
    this.at = end + 1;
    return text;
  }

  /** Offset of its closing parenthesis. Found first, because an endless string must cost no more than one scan. */
  private endOfLiteral(start: number): number {
    let at = start + 1;
    for (let open = 1; at < this.bytes.length; at++) {
      const byte = this.bytes[at];
      if (byte === BACKSLASH) at++;
      else if (byte === OPEN) open++;
      else if (byte === CLOSE && --open === 0) break;
    }
    if (at >= this.bytes.length) this.refuseUnclosed(start, at);
    this.work.look(TEXT_COST * (at - start), this.offsetInFile(start));
    return at;
  }

  /** The meaning of a backslash sequence; stops at its last byte. */
  private escaped(): string {
    const next = this.bytes[++this.at] ?? 0;
    if (next >= 0x30 && next <= 0x37) {
      let code = 0;
      let digits = 0;
      for (let byte = next; digits < 3 && byte >= 0x30 && byte <= 0x37; digits++) {
        code = code * 8 + byte - 0x30;
        byte = this.bytes[++this.at] ?? 0;
      }
      this.at--;
      return String.fromCharCode(code & 0xff);
    }
    if (next === 0x0d && this.bytes[this.at + 1] === 0x0a) this.at++;
    if (isLineEnd(next)) return '';
    const sign = String.fromCharCode(next);
    return { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[sign] ?? sign;
  }

  private hexadecimal(): string {
    const start = this.at;
    const end = this.bytes.indexOf(MORE, start);
    if (end < 0) this.refuseUnclosed(start, this.bytes.length);
    this.work.look(TEXT_COST * (end - start), this.offsetInFile(start));
    let digits = '';
    for (const byte of this.bytes.subarray(start + 1, end)) if (!SPACES.has(byte)) digits += String.fromCharCode(byte);
    this.at = end + 1;
    if (!/^[0-9a-f]*$/i.test(digits)) this.refuse(pdfMessages.notHex, start);
    return digits.replace(/..?/g, (pair) => String.fromCharCode(parseInt(pair.padEnd(2, '0'), 16)));
  }

  private refuseUnclosed(start: number, end: number): never {
    this.work.look(end - start, this.offsetInFile(start));
    return this.refuse(pdfMessages.textOpen, start);
  }
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === 0x0a || byte === 0x0d;
}

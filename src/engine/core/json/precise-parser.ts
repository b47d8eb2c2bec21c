import type { Fault, Fix } from '../faults/fault.ts';
import type { Json } from './json.ts';
import { JsonNumber } from './json.ts';
import type { ReadJson } from './read-outcome.ts';
import { formatPath, type PathStep } from './path.ts';
import { inputFault } from '../faults/new-fault.ts';
import type { Message } from '../messages/message.ts';
import { jsonMessages } from './messages.ts';

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const NUMBER_START = /^[-0-9]/;
const EXACT_INTEGER = /^(?:0|[1-9][0-9]{0,14})$/;

/** Parsing stops here: a text with so many faults cannot be useful. */
const MOST_FAULTS = 100;

class SyntaxTrouble extends Error {}

/** A strict JSON parser that keeps the written digits of numbers and the position of every error. */
export function parsePrecisely(text: string, maxDepth: number, maxEntries = Infinity): ReadJson {
  const parser = new Parser(text, maxDepth, maxEntries);
  let value: Json = null;
  try {
    value = parser.document();
  } catch (error) {
    if (!(error instanceof SyntaxTrouble)) throw error;
  }
  return parser.faults.length > 0 ? { ok: false, faults: parser.faults } : { ok: true, value };
}

/** The error for a text whose lists are too long. */
export function tooManyEntries(most: number): Message {
  return jsonMessages.tooManyEntries({ most });
}

class Parser {
  readonly faults: Fault[] = [];
  readonly #text: string;
  readonly #maxDepth: number;
  #entriesLeft: number;
  readonly #maxEntries: number;
  readonly #segments: PathStep[] = [];
  #at = 0;

  constructor(text: string, maxDepth: number, maxEntries: number) {
    this.#text = text;
    this.#maxDepth = maxDepth;
    this.#maxEntries = maxEntries;
    this.#entriesLeft = maxEntries;
  }

  document(): Json {
    const value = this.#value();
    this.#space();
    if (this.#at < this.#text.length) this.#fail(jsonMessages.afterTheEnd);
    return value;
  }

  #value(): Json {
    this.#space();
    const c = this.#character();
    if (c === '{') return this.#object();
    if (c === '[') return this.#list();
    if (c === '"') return this.#string();
    if (NUMBER_START.test(c ?? '')) return this.#number();
    for (const [word, value] of WORDS) {
      if (this.#text.startsWith(word, this.#at)) {
        this.#at += word.length;
        return value;
      }
    }
    return this.#fail(c === undefined ? jsonMessages.endsEarly : jsonMessages.unexpected({ c }));
  }

  #object(): Json {
    this.#descend();
    const out: Record<string, Json> = {};
    this.#at++;
    this.#space();
    if (this.#take('}')) return this.#ascend(out);
    do {
      this.#space();
      if (this.#text[this.#at] !== '"') this.#fail(jsonMessages.memberExpected);
      const name = this.#string();
      // A lone surrogate was just reported; no message or path may contain it.
      const text = name.toWellFormed();
      this.#segments.push(text);
      if (Object.hasOwn(out, name)) {
        this.#report('DUPLICATE', jsonMessages.memberTwice({ told: text }));
      }
      this.#space();
      if (!this.#take(':')) this.#fail(jsonMessages.colonExpected({ told: text }));
      const value = this.#value();
      if (name === '__proto__') {
        Object.defineProperty(out, name, { value, enumerable: true, configurable: true, writable: true });
      } else {
        out[name] = value;
      }
      this.#segments.pop();
      this.#space();
    } while (this.#take(','));
    if (!this.#take('}')) this.#fail(jsonMessages.commaOrBrace);
    return this.#ascend(out);
  }

  #list(): Json {
    this.#descend();
    const out: Json[] = [];
    this.#at++;
    this.#space();
    if (this.#take(']')) return this.#ascend(out);
    do {
      if (--this.#entriesLeft < 0) this.#fail(tooManyEntries(this.#maxEntries), 'ENTRIES');
      this.#segments.push(out.length);
      out.push(this.#value());
      this.#segments.pop();
      this.#space();
    } while (this.#take(','));
    if (!this.#take(']')) this.#fail(jsonMessages.commaOrBracket);
    return this.#ascend(out);
  }

  #string(): string {
    const start = this.#at;
    for (let i = start + 1; i < this.#text.length; i++) {
      const c = this.#text.charCodeAt(i);
      if (c === 0x5c) i++;
      else if (c === 0x22) return this.#unquote(start, i + 1);
      else if (c < 0x20) break;
    }
    return this.#fail(jsonMessages.textNotClosed);
  }

  #unquote(start: number, end: number): string {
    let value: string;
    try {
      value = JSON.parse(this.#text.slice(start, end)) as string;
    } catch {
      return this.#fail(jsonMessages.unknownEscape);
    }
    this.#at = end;
    if (!value.isWellFormed()) {
      this.#report('UNICODE', jsonMessages.halfSurrogate);
    }
    return value;
  }

  #number(): Json {
    NUMBER.lastIndex = this.#at;
    const digits = NUMBER.exec(this.#text)?.[0];
    if (digits === undefined) return this.#fail(jsonMessages.numberExpected);
    this.#at += digits.length;
    const next = this.#text[this.#at];
    if (next !== undefined && /[0-9.eE+\w]/.test(next))
      return this.#fail(jsonMessages.notNumber({ written: `${digits}${next}` }));
    return EXACT_INTEGER.test(digits) ? Number(digits) : new JsonNumber(digits);
  }

  /**
   * The whole character at the position, even of two units; a lone surrogate becomes U+FFFD, since no message may
   * contain it.
   */
  #character(): string | undefined {
    const code = this.#text.codePointAt(this.#at);
    return code === undefined ? undefined : String.fromCodePoint(code).toWellFormed();
  }

  #space(): void {
    for (;;) {
      const c = this.#text.charCodeAt(this.#at);
      if (c !== 0x20 && c !== 0x0a && c !== 0x0d && c !== 0x09) return;
      this.#at++;
    }
  }

  #take(c: string): boolean {
    if (this.#text[this.#at] !== c) return false;
    this.#at++;
    return true;
  }

  #depth = 0;

  #descend(): void {
    if (++this.#depth > this.#maxDepth) this.#fail(jsonMessages.tooDeep({ maxDepth: this.#maxDepth }), 'DEPTH');
  }

  #ascend<T>(value: T): T {
    this.#depth--;
    return value;
  }

  #fail(what: Message, code = 'SYNTAX'): never {
    const before = this.#text.slice(0, this.#at);
    const line = before.split('\n').length;
    const column = this.#at - before.lastIndexOf('\n');
    this.#report(code, jsonMessages.atPlace({ what, line, column }));
    throw new SyntaxTrouble();
  }

  #report(code: string, description: Message, fixes: readonly Fix[] = []): void {
    this.faults.push(inputFault(code, formatPath(this.#segments), description, { fixes }));
    if (this.faults.length >= MOST_FAULTS) throw new SyntaxTrouble();
  }
}

const WORDS: readonly (readonly [string, Json])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
];

import type { Span, SyntaxFault } from './tree.ts';
import { titled, worded } from '../../engine/values.ts';
import { syntaxMessages } from './messages.ts';

export type TokenKind = '{' | '}' | '[' | ']' | ':' | ',' | 'string' | 'number' | 'word' | 'end';

export interface Token extends Span {
  readonly kind: TokenKind;
  /** The decoded content of a string, or the characters of another token. */
  readonly value: string;
}

const PUNCTUATION = '{}[]:,';
const STRUCTURE_AFTER_STRING = ',}]';
// A word is anything that is not structure, so that pasted prose, dates and units become one token each.
const WORD_END = /[\s{}[\]:,"'/]/;
const FOREIGN_SPACE = /[^\S \n\r\t]/;
const NUMBER = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;
const NUMBER_LIKE = /^[+-]?(?:[0-9]|\.[0-9])/;
const QUOTE_CLOSERS: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”', '”': '”', '„': '“' };
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

export type Report = (fault: SyntaxFault) => void;

/** Skips white space and comments, reports every comment, and returns the offset of the next token. */
export function skipSpace(text: string, from: number, report: Report): number {
  let at = from;
  for (;;) {
    while (isSpace(text.charCodeAt(at))) at++;
    const code = text.charCodeAt(at);
    // The usual case, and almost free.
    if (code > SPACE && code < DELETE && code !== SLASH && code !== HASH) return at;
    const first = text.charAt(at);
    if (FOREIGN_SPACE.test(first)) {
      at = skipForeignSpace(text, at, report);
      continue;
    }
    if (first !== '/' && first !== '#') return at;
    const two = text.slice(at, at + 2);
    if (first === '/' && two !== '//' && two !== '/*') return at;
    const close = two === '/*' ? text.indexOf('*/', at + 2) : text.indexOf('\n', at);
    const end = close < 0 ? text.length : two === '/*' ? close + 2 : trimReturn(text, close);
    report({
      code: 'ASSAY-SYNTAX-COMMENT',
      ...worded('message', syntaxMessages.noComments),
      start: at,
      end,
      fix: { ...titled(syntaxMessages.removeComment), edits: [{ start: at, end, text: '' }] },
    });
    at = end;
  }
}

const SPACE = 32;
const QUOTE = 34;
const HASH = 35;
const SLASH = 47;
const BACKSLASH = 92;
const DELETE = 127;

export function isSpace(code: number): boolean {
  return code === SPACE || code === 10 || code === 13 || code === 9;
}

// No-break spaces and similar characters of pasted text, and the byte order mark: invisible, and not allowed in JSON.
function skipForeignSpace(text: string, start: number, report: Report): number {
  let end = start + 1;
  while (FOREIGN_SPACE.test(text.charAt(end))) end++;
  report({
    code: 'ASSAY-SYNTAX-SPACE',
    ...worded('message', syntaxMessages.otherSpace),
    start,
    end,
    fix: { ...titled(syntaxMessages.writeSpace), edits: [{ start, end, text: ' ' }] },
  });
  return end;
}

export function scanToken(text: string, from: number, report: Report): Token {
  const start = skipSpace(text, from, report);
  const first = text.charAt(start);
  if (first === '"') return scanPlainString(text, start) ?? scanString(text, start, report);
  if (first === '') return { kind: 'end', value: '', start: text.length, end: text.length };
  if (PUNCTUATION.includes(first)) return { kind: first as TokenKind, value: first, start, end: start + 1 };
  if (QUOTE_CLOSERS[first] !== undefined) return scanString(text, start, report);
  let end = start + 1;
  while (end < text.length && !WORD_END.test(text.charAt(end))) end++;
  const value = text.slice(start, end);
  if (text.charAt(end) === '"' && !NUMBER_LIKE.test(value)) return missingOpeningQuote(text, start, end, report);
  return { kind: NUMBER_LIKE.test(value) ? 'number' : 'word', value, start, end };
}

export function isJsonNumber(value: string): boolean {
  return NUMBER.test(value);
}

// `name": 1`: a word that ends in a quote lacks the first one.
function missingOpeningQuote(text: string, start: number, quote: number, report: Report): Token {
  report({
    code: 'ASSAY-SYNTAX-QUOTE',
    ...worded('message', syntaxMessages.openingQuoteMissing),
    start,
    end: quote + 1,
    fix: { ...titled(syntaxMessages.addOpeningQuote), edits: [{ start, end: start, text: '"' }] },
  });
  return { kind: 'string', value: text.slice(start, quote), start, end: quote + 1 };
}

/** A string in straight quotes without escapes, as nearly all are; undefined for any other. */
function scanPlainString(text: string, start: number): Token | undefined {
  for (let at = start + 1; ; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return { kind: 'string', value: text.slice(start + 1, at), start, end: at + 1 };
    // After the end the code is NaN, so every comparison is false.
    if (!(code >= SPACE) || code === BACKSLASH) return undefined;
  }
}

function scanString(text: string, start: number, report: Report): Token {
  const opener = text.charAt(start);
  const closer = QUOTE_CLOSERS[opener] ?? '"';
  let value = '';
  let at = start + 1;
  let plainFrom = at;
  for (;;) {
    const char = text.charAt(at);
    if (char > '\\' && char !== closer) {
      at++;
      continue;
    }
    if (char === closer) break;
    if (char === '' || char === '\n' || char === '\r') return unterminated(text, start, at, report);
    if (char === '\\') {
      value += text.slice(plainFrom, at);
      const escape = scanEscape(text, at, report);
      value += escape.value;
      at = escape.end;
      plainFrom = at;
    } else {
      if (char < ' ') reportControl(char, at, report);
      at++;
    }
  }
  value += text.slice(plainFrom, at);
  const end = at + 1;
  if (opener !== '"') reportQuotes(text, start, end, report);
  return { kind: 'string', value, start, end };
}

function scanEscape(text: string, at: number, report: Report): { value: string; end: number } {
  const letter = text.charAt(at + 1);
  const simple = ESCAPES[letter];
  if (simple !== undefined) return { value: simple, end: at + 2 };
  const hex = /^u([0-9a-fA-F]{4})/.exec(text.slice(at + 1, at + 6))?.[1];
  if (hex !== undefined) return { value: String.fromCharCode(parseInt(hex, 16)), end: at + 6 };
  report({
    code: 'ASSAY-SYNTAX-ESCAPE',
    ...worded('message', syntaxMessages.wrongEscape),
    start: at,
    end: Math.min(at + 2, text.length),
    fix: { ...titled(syntaxMessages.writeBackslash), edits: [{ start: at, end: at + 1, text: '\\\\' }] },
  });
  return { value: '\\', end: at + 1 };
}

function reportControl(char: string, at: number, report: Report): void {
  const code = char === '\t' ? '\\t' : `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  report({
    code: 'ASSAY-SYNTAX-ESCAPE',
    ...worded('message', syntaxMessages.controlCharacter({ code })),
    start: at,
    end: at + 1,
    fix: { ...titled(syntaxMessages.writeValue({ digits: code })), edits: [{ start: at, end: at + 1, text: code }] },
  });
}

// An unclosed string ends with its line, except for a comma or bracket that clearly belongs to the structure.
function unterminated(text: string, start: number, lineEnd: number, report: Report): Token {
  const line = text.slice(start + 1, lineEnd).trimEnd();
  const body = STRUCTURE_AFTER_STRING.includes(line.slice(-1)) ? line.slice(0, -1).trimEnd() : line;
  const end = start + 1 + body.length;
  report({
    code: 'ASSAY-SYNTAX-QUOTE',
    ...worded('message', syntaxMessages.closingQuoteMissing),
    start,
    end: Math.max(end, start + 1),
    fix: { ...titled(syntaxMessages.addClosingQuote), edits: [{ start: end, end, text: '"' }] },
  });
  return { kind: 'string', value: body, start, end };
}

function reportQuotes(text: string, start: number, end: number, report: Report): void {
  const body = text.slice(start + 1, end - 1).replace(/(?<!\\)"/g, '\\"');
  report({
    code: 'ASSAY-SYNTAX-QUOTE',
    ...worded('message', syntaxMessages.wrongQuotes),
    start,
    end,
    fix: { ...titled(syntaxMessages.useDoubleQuotes), edits: [{ start, end, text: `"${body}"` }] },
  });
}

function trimReturn(text: string, newline: number): number {
  return text.charAt(newline - 1) === '\r' ? newline - 1 : newline;
}

import { bracketStep, yamlLexemes } from '../recognise/yaml-lexemes.ts';
import type { Lexeme } from '../recognise/yaml-lexemes.ts';
import { LONGEST_YAML } from '../recognise/read-yaml.ts';
import type { Span } from '../syntax/tree.ts';

/** The surroundings of a cursor in a YAML text. */
export interface YamlCursor {
  /** The word at the cursor with its quotes; empty if there is none. */
  readonly word: Span;
  readonly quote: '"' | "'" | '';
  /**
   * The sign before the word, which decides what is expected: `''` at the start of a line, and a comma even if it is
   * missing.
   */
  readonly sign: ':' | '-' | '{' | '[' | ',' | '';
  /** A colon follows the word. */
  readonly named: boolean;
  /** In brackets or braces (flow style), where lines and columns have no meaning. */
  readonly flow: boolean;
  /** In flow style: the end of a previous entry that lacks its comma. */
  readonly unparted?: number;
  /** In flow style: another entry follows directly. */
  readonly followed: boolean;
  /** In flow style, at the end of a line: the signs that would close the brackets and braces opened on this line. */
  readonly closers: string;
  /** In block style: the column of the entry that begins with the word, or has it as its value. */
  readonly column: number;
}

type Sign = YamlCursor['sign'];

const SIGNS: ReadonlySet<string> = new Set<Sign>([':', '-', '{', '[', ',']);
/** Undefined in comments, anchors and tags, within a quoted text of several lines, and where nothing can be written. */
export function yamlCursor(text: string, offset: number): YamlCursor | undefined {
  if (text.length > LONGEST_YAML) return undefined;
  // At offset 0, `lastIndexOf` with −1 would search from 0 and could find a newline there.
  const lineStart = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
  const lineEnd = endOfLine(text, offset);
  const lexemes = yamlLexemes(text.slice(0, lineEnd));
  if (!lexemes) return undefined;
  const near = lexemes.filter(({ start, end }) => start <= offset && offset <= end);
  if (near.some((lexeme) => lexeme.start < offset && /^[#&!*|>%]/.test(lexeme.text))) return undefined;
  const at = near.find(isWord);
  if (at && at.start < lineStart) return undefined;
  const flow = depthBefore(lexemes, at?.start ?? offset) > 0;
  const named = at !== undefined && isNamed(text, at);
  // Directly before a name in braces, the user is about to type another one. In block style a name has its line to
  // itself, so the name is replaced.
  const word = at && !(flow && named && at.start === offset) ? at : { start: offset, end: offset, text: '' };

  // YAML allows no tabs as indentation.
  if (!flow && /^ *\t/.test(text.slice(lineStart, word.start))) return undefined;
  const line = flow ? 0 : lineStart;
  const before = lexemes.filter(({ start, end }) => line <= start && end <= word.start);
  const last = before.findLast((lexeme) => /^[^\s&!#]/.test(lexeme.text));
  const sign = last?.text ?? '';
  if (!isSign(sign) && !flow) return undefined;
  const entry = before.find((lexeme) => isWord(lexeme));
  const next = text.charAt(skipBlank(text, word.end));
  const followed = flow && next !== '' && !',]}:'.includes(next);
  return {
    word: { start: word.start, end: word.end },
    quote: quoteOf(word.text),
    sign: isSign(sign) ? sign : ',',
    named: named && word === at,
    flow,
    ...(flow && last && !isSign(sign) && { unparted: last.end }),
    followed,
    closers: flow && endsLine(text, word.end) ? closersOf(before.filter(({ start }) => start >= lineStart)) : '',
    column: (sign === ':' && entry ? entry.start : word.start) - lineStart,
  };
}

function depthBefore(lexemes: readonly Lexeme[], offset: number): number {
  let depth = 0;
  for (const { text, end } of lexemes) if (end <= offset) depth = Math.max(0, depth + bracketStep(text));
  return depth;
}

function closersOf(lexemes: readonly Lexeme[]): string {
  let closers = '';
  for (const { text } of lexemes) {
    if (text === '{') closers = `}${closers}`;
    else if (text === '[') closers = `]${closers}`;
    else if (text === '}' || text === ']') closers = closers.slice(1);
  }
  return closers;
}

function endsLine(text: string, offset: number): boolean {
  return /^\s*(?:#|$)/.test(text.slice(offset, endOfLine(text, offset)));
}

/** A plain or quoted text. A block text begins with its indentation, and is left to the reader of the whole text. */
function isWord({ text }: Lexeme): boolean {
  return !SIGNS.has(text) && /^[^\s#&!*|>%{}[\],?]/.test(text);
}

function isNamed(text: string, { end, text: word }: Lexeme): boolean {
  let at = end;
  while (text.charAt(at) === ' ') at++;
  return text.charAt(at) === ':' && (quoteOf(word) !== '' || /^[\s,[\]{}]?$/.test(text.charAt(at + 1)));
}

function isSign(text: string): text is Sign {
  return text === '' || SIGNS.has(text);
}

function quoteOf(word: string): '"' | "'" | '' {
  return word.startsWith('"') ? '"' : word.startsWith("'") ? "'" : '';
}

function skipBlank(text: string, from: number): number {
  let at = from;
  for (;;) {
    while (at < text.length && ' \t\r\n'.includes(text.charAt(at))) at++;
    if (text.charAt(at) !== '#') return at;
    at = endOfLine(text, at);
  }
}

function endOfLine(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  return newline < 0 ? text.length : newline;
}

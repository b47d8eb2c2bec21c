import { Lexer } from 'yaml';
import { JSON_LIMITS } from '../../engine/values.ts';
import type { Span } from '../syntax/tree.ts';

/** A piece of a YAML text: a sign, a text with its quotes, white space, a comment. */
export interface Lexeme extends Span {
  readonly text: string;
}

/** Marks that the lexer adds before a document, a plain text and the end of a flow collection. */
const MARKS = new Set(['\u0002', '\u001f', '\u0018']);

/** The pieces of a text with their positions; undefined if it nests too deep. */
export function yamlLexemes(text: string): readonly Lexeme[] | undefined {
  const lexemes: Lexeme[] = [];
  let start = 0;
  let plain = false;
  let depth = 0;
  for (const piece of new Lexer().lex(text)) {
    if (!plain && MARKS.has(piece)) {
      plain = piece === '\u001f';
      continue;
    }
    const end = start + piece.length;
    if (!plain) depth += bracketStep(piece);
    if (depth > JSON_LIMITS.maxDepth) return undefined;
    if (end > start) lexemes.push({ text: piece, start, end });
    start = end;
    plain = false;
  }
  return lexemes;
}

/** How a piece changes the nesting depth of brackets and braces. */
export function bracketStep(piece: string): number {
  return piece === '{' || piece === '[' ? 1 : piece === '}' || piece === ']' ? -1 : 0;
}

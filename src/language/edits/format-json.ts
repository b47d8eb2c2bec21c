import { scanToken } from '../syntax/scan-json.ts';
import type { Token } from '../syntax/scan-json.ts';
import { styleOf } from './style.ts';

/**
 * Formats a document: one entry a line, with its own indentation, or two spaces if it has none. It works on tokens, so
 * unfinished text, errors and comments stay as written.
 */
export function formatJson(text: string): string {
  const { unit, newline } = styleOf(text);
  const step = unit === '' ? '  ' : unit;
  const tokens = [...piecesOf(text)];
  let depth = 0;
  let out = '';
  tokens.forEach((piece, index) => {
    const before = tokens[index - 1];
    const next = tokens[index + 1];
    if (piece.kind === '}' || piece.kind === ']') depth = Math.max(0, depth - 1);
    out += gap(before, piece, newline + step.repeat(depth)) + piece.text;
    if ((piece.kind === '{' || piece.kind === '[') && next) depth++;
  });
  return text.endsWith('\n') ? out + newline : out;
}

interface Piece {
  readonly kind: Token['kind'] | 'comment';
  readonly text: string;
  /** A comment on a line of its own. */
  readonly ownLine?: boolean;
}

function* piecesOf(text: string): Generator<Piece> {
  let at = 0;
  for (;;) {
    const comments: { start: number; end: number }[] = [];
    const token = scanToken(text, at, (fault) => {
      if (fault.code === 'ASSAY-SYNTAX-COMMENT') comments.push({ start: fault.start, end: fault.end });
    });
    for (const { start, end } of comments) {
      yield { kind: 'comment', text: text.slice(start, end), ownLine: text.slice(at, start).includes('\n') };
      at = end;
    }
    if (token.kind === 'end') return;
    yield { kind: token.kind, text: text.slice(token.start, token.end) };
    at = Math.max(token.end, at + 1);
  }
}

function gap(before: Piece | undefined, piece: Piece, lineBreak: string): string {
  if (!before) return '';
  if (piece.kind === 'comment') return piece.ownLine ? lineBreak : ' ';
  if (before.kind === 'comment') return lineBreak;
  if (piece.kind === ',' || piece.kind === ':') return '';
  if (before.kind === ':') return ' ';
  const closes = (before.kind === '{' && piece.kind === '}') || (before.kind === '[' && piece.kind === ']');
  if (closes) return '';
  const words = ['word', 'number', 'string'];
  if (words.includes(before.kind) && words.includes(piece.kind)) return ' ';
  return lineBreak;
}

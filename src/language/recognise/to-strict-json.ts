import { applyTextEdits } from '../edits/apply-edits.ts';
import type { TextEdit } from '../syntax/tree.ts';
import { parseJson } from '../syntax/parse-json.ts';

/** Converts JSON with comments and extra commas to plain JSON, and keeps the rest of the layout. */
export function toStrictJson(text: string): string {
  const edits = parseJson(text).faults.flatMap(({ code, fix }) =>
    (fix?.edits ?? []).map((edit) => (code === 'ASSAY-SYNTAX-COMMENT' ? withItsLine(text, edit) : edit)),
  );
  return applyTextEdits(text, edits);
}

/** A comment on a line of its own is removed with the line. */
function withItsLine(text: string, comment: TextEdit): TextEdit {
  let { start, end } = comment;
  while (isBlank(text.charAt(start - 1))) start--;
  while (isBlank(text.charAt(end))) end++;
  const lineEnd = /^(?:\r?\n|$)/.exec(text.slice(end, end + 2));
  const begins = start === 0 || text.charAt(start - 1) === '\n';
  return begins && lineEnd ? { start, end: end + lineEnd[0].length, text: '' } : comment;
}

function isBlank(char: string): boolean {
  return char === ' ' || char === '\t';
}

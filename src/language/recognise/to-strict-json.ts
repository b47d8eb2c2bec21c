import { applyTextEdits } from '../edits/apply-edits.ts';
import type { TextEdit } from '../syntax/tree.ts';
import { parseJson } from '../syntax/parse-json.ts';

/** JSON with comments and spare commas as plain JSON; what stood beside them stays as it is laid out. */
export function toStrictJson(text: string): string {
  const edits = parseJson(text).faults.flatMap(({ code, fix }) =>
    (fix?.edits ?? []).map((edit) => (code === 'ASSAY-SYNTAX-COMMENT' ? withItsLine(text, edit) : edit)),
  );
  return applyTextEdits(text, edits);
}

/** A comment that has a line to itself takes the line with it. */
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

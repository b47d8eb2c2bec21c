import { applyTextEdits } from '../edits/apply-edits.ts';
import { parseJson } from '../syntax/parse-json.ts';

/** JSON with comments and spare commas as plain JSON; what stood beside them stays as it is laid out. */
export function toStrictJson(text: string): string {
  const edits = parseJson(text).faults.flatMap((fault) => fault.fix?.edits ?? []);
  // A comment that had a line to itself takes the line with it.
  return applyTextEdits(text, edits).replace(/^[ \t]+$\n?/gm, '');
}

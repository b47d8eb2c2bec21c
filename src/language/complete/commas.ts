import { skipSpace } from '../syntax/scan-json.ts';
import type { Span, SyntaxTree, TextEdit } from '../syntax/tree.ts';

/** The commas that a new entry needs: one after the entry before it, one after itself. */
export function commasAround(tree: SyntaxTree, span: Span): { before: readonly TextEdit[]; after: string } {
  const { text } = tree;
  const head = solidBefore(tree, span.start);
  const tail = skipSpace(text, span.end, () => undefined);
  // An empty text means the start or the end of the text; `includes` accepts it too.
  const missing = !'{[,:'.includes(text.slice(0, head).slice(-1));
  const follows = !',}]:'.includes(text.charAt(tail));
  return { before: missing ? [{ start: head, end: head, text: ',' }] : [], after: follows ? ',' : '' };
}

/** The end of the last token before an offset, without white space and comments. */
function solidBefore({ text, faults }: SyntaxTree, offset: number): number {
  const comments = faults.filter(({ code, end }) => code === 'ASSAY-SYNTAX-COMMENT' && end <= offset);
  let at = text.slice(0, offset).trimEnd().length;
  for (let last = comments.pop(); last && last.end >= at; last = comments.pop()) {
    at = text.slice(0, last.start).trimEnd().length;
  }
  return at;
}

import type { Span, TextEdit } from '../syntax/tree.ts';

/** The commas an entry at a place needs: one behind the entry before it, one behind itself. */
export function commasAround(text: string, span: Span): { before: readonly TextEdit[]; after: string } {
  const head = text.slice(0, span.start).trimEnd();
  const tail = text.slice(span.end).trimStart().charAt(0);
  const follows = tail !== '' && !',}]:'.includes(tail);
  const missing = head !== '' && !'{[,:'.includes(head.charAt(head.length - 1));
  return {
    before: missing ? [{ start: head.length, end: head.length, text: ',' }] : [],
    after: follows ? ',' : '',
  };
}

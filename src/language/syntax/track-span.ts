import type { Span, TextEdit } from './tree.ts';

/**
 * Where a stretch of text is after a change, so that a marker stays on its token while a newer text is judged.
 * Undefined if the change touched the stretch: then the mark may no longer hold.
 */
export function trackSpan(span: Span, change: TextEdit): Span | undefined {
  if (change.start > span.end || (change.start === span.end && change.end > change.start)) return span;
  const shift = change.text.length - (change.end - change.start);
  if (change.end < span.start || (change.end === span.start && change.end > change.start)) {
    return { start: span.start + shift, end: span.end + shift };
  }
  // Typing right at the edge changes the token only if it adds to it; a break or comma does not.
  if (change.start === change.end && /^[\s,}\]]/.test(change.text)) {
    if (change.start === span.end) return span;
    if (change.end === span.start && /\s$/.test(change.text))
      return { start: span.start + shift, end: span.end + shift };
  }
  return undefined;
}

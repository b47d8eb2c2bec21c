import type { Span, TextEdit } from './tree.ts';

/**
 * The position of a part of the text after a change, so that a marker stays on its token while the new text is judged.
 * Undefined if the change touched the part, since the marker may no longer apply.
 */
export function trackSpan(span: Span, change: TextEdit): Span | undefined {
  if (change.start > span.end || (change.start === span.end && change.end > change.start)) return span;
  const shift = change.text.length - (change.end - change.start);
  if (change.end < span.start || (change.end === span.start && change.end > change.start)) {
    return { start: span.start + shift, end: span.end + shift };
  }
  // Typing at its edge changes the token only if it extends it; a line break or comma does not.
  if (change.start === change.end && /^[\s,}\]]/.test(change.text)) {
    if (change.start === span.end) return span;
    if (change.end === span.start && /\s$/.test(change.text))
      return { start: span.start + shift, end: span.end + shift };
  }
  return undefined;
}

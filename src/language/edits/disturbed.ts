import type { Span } from '../syntax/tree.ts';

/** The parts of a text that edits have changed or moved. */
export interface Disturbed {
  /** Whether a part overlaps them; touching is not overlapping. */
  meets(span: Span): boolean;
  add(span: Span): void;
}

export function nothingDisturbed(): Disturbed {
  // In text order, without overlaps.
  const spans: Span[] = [];

  /** Index of the first part that ends after an offset. */
  function endingAfter(offset: number): number {
    let [low, high] = [0, spans.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((spans[middle]?.end ?? 0) > offset) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  return {
    meets({ start, end }) {
      const next = spans[endingAfter(start)];
      return next !== undefined && next.start < end;
    },
    add({ start, end }) {
      const first = endingAfter(start);
      let [from, to, behind] = [start, end, first];
      for (; (spans[behind]?.start ?? Infinity) < end; behind++) {
        from = Math.min(from, spans[behind]?.start ?? from);
        to = Math.max(to, spans[behind]?.end ?? to);
      }
      spans.splice(first, behind - first, { start: from, end: to });
    },
  };
}

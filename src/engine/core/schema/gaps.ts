/**
 * Lists in which nulls stood, and each as it was written, with undefined in place of a null. Building drops the nulls, so
 * that the rest of the engine never meets them; judging a document as it stands counts them.
 */
export type Gaps = ReadonlyMap<unknown, readonly unknown[]>;

/** A value whose lists hold what was written, undefined in place of a null: for writing only. */
export function asWritten(value: unknown, gaps: Gaps | undefined): unknown {
  if (!gaps || gaps.size === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (gaps.get(value) ?? value).map((item: unknown) => asWritten(item, gaps));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, asWritten(item, gaps)]));
}

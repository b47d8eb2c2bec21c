/**
 * Lists with nulls, each as written, with undefined in place of a null. Building drops the nulls, so the rest of the
 * engine never sees them; judging a document as written counts them.
 */
export type Gaps = ReadonlyMap<unknown, readonly unknown[]>;

/** A value with its original lists, undefined in place of a null: only for writing. */
export function asWritten(value: unknown, gaps: Gaps | undefined): unknown {
  if (!gaps || gaps.size === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return (gaps.get(value) ?? value).map((item: unknown) => asWritten(item, gaps));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  if (isTyped(value)) return { ...value, gaps };
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, asWritten(item, gaps)]));
}

/** A document in this one, which is written by its own type. JSON has no functions, so nothing else looks like it. */
function isTyped(value: object): boolean {
  const { type } = value as { readonly type?: { readonly decode?: unknown } | null };
  return typeof type === 'object' && type !== null && typeof type.decode === 'function';
}

/**
 * A code list kept as text, one entry per line, columns separated by `|`: small in a bundle, and parsed on first use.
 */
export function tableRows(table: string): readonly (readonly string[])[] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
}

/** Makes the value on the first call and caches it. */
export function lazily<T extends object>(make: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= make());
}

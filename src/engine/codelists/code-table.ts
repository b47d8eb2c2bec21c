/** A code list kept as text, one entry a line, columns split by `|`: small in a bundle, and free until first read. */
export function tableRows(table: string): readonly (readonly string[])[] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
}

/** Makes the value on the first call and keeps it. */
export function lazily<T extends object>(make: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= make());
}

/** Whether all entries have distinct names. */
export function areDistinct<T>(entries: readonly T[], nameOf: (entry: T) => string): boolean {
  // Most lists of taxes have one entry.
  if (entries.length < 2) return true;
  const seen = new Set<string>();
  for (const entry of entries) {
    const name = nameOf(entry);
    if (seen.has(name)) return false;
    seen.add(name);
  }
  return true;
}

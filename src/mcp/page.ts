/** Entries per page: a page of the longest list, the rules, has some 2,000 tokens. */
export const PAGE_LENGTH = 50;

export interface Page<Entry> {
  readonly entries: readonly Entry[];
  /** Name after which the next page begins; absent on the last one. */
  readonly next?: string;
}

/**
 * The entries whose names come after the cursor, at most {@link PAGE_LENGTH}. Any text is a valid cursor. The entries
 * are sorted by name.
 */
export function pageOf<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
  cursor = '',
  length = PAGE_LENGTH,
): Page<Entry> {
  const rest = entries.filter((entry) => nameOf(entry) > cursor);
  const page = rest.slice(0, length);
  const last = page.at(-1);
  return { entries: page, ...(last !== undefined && rest.length > length && { next: nameOf(last) }) };
}

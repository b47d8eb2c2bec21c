/** A page of the index, as the build writes it. */
export type IndexedPage = readonly [
  path: string,
  title: string,
  summary: string,
  parts: readonly (readonly [anchor: string, title: string, text: string])[],
];

export interface Hit {
  readonly address: string;
  readonly title: string;
  /** The page that contains it; absent for a page. */
  readonly page?: string;
  readonly text: string;
}

/** Most hits shown. */
export const MOST_HITS = 50;

/** Most characters of a query that are searched: a link may contain far more. */
export const LONGEST_QUERY = 200;

/** Several indexes as one: a page that an earlier one has in its language is left out of a later one. */
export function together(indexes: readonly (readonly IndexedPage[])[]): readonly IndexedPage[] {
  const [first = [], ...others] = indexes;
  const there = new Set(first.map(([path]) => path.replace(/^[a-z]{2}\//, '')));
  return [...first, ...others.flatMap((pages) => pages.filter(([path]) => !there.has(path)))];
}

function readQuery(query: string): { readonly asked: string; readonly words: readonly string[] } {
  const asked = query.trim().slice(0, LONGEST_QUERY).toLowerCase();
  return { asked, words: [...new Set(asked.split(/\s+/).filter((word) => word !== ''))] };
}

/**
 * Pages, headings and rules with every word of the query, best first: the title equals the query; the query is a word
 * of the title or the start of one; the title contains the query, or every word of it; only the text contains the
 * words.
 */
export function find(
  index: readonly IndexedPage[],
  query: string,
): { readonly hits: readonly Hit[]; readonly total: number } {
  const { asked, words } = readQuery(query);
  if (asked.length < 2) return { hits: [], total: 0 };
  const ranked: Hit[][] = [[], [], [], [], []];
  const consider = (hit: Hit, more: string) => {
    const title = hit.title.toLowerCase();
    const all = `${title} ${more}`.toLowerCase();
    if (!words.every((word) => all.includes(word))) return;
    ranked[rankOf(title, asked, words)]?.push(hit);
  };
  for (const [path, title, summary, parts] of index) {
    consider({ address: path, title, text: summary }, `${path} ${summary}`);
    for (const [anchor, heading, text] of parts) {
      const isPage = anchor === '' && heading === title;
      if (isPage && words.every((word) => `${title} ${path} ${summary}`.toLowerCase().includes(word))) continue;
      consider(
        { address: anchor === '' ? path : `${path}#${anchor}`, title: heading, page: title, text },
        `${title} ${text}`,
      );
    }
  }
  const hits = ranked.flat();
  return { hits: hits.slice(0, MOST_HITS), total: hits.length };
}

function rankOf(title: string, asked: string, words: readonly string[]): number {
  if (title === asked) return 0;
  if (words.includes(title) || title.startsWith(asked)) return 1;
  if (title.includes(asked)) return 2;
  return words.every((word) => title.includes(word)) ? 3 : 4;
}

/** Most characters shown of a hit's text. */
const EXCERPT = 180;

/** The part of a text around the first word of the query found in it. */
export function excerpt(text: string, query: string): string {
  const lower = text.toLowerCase();
  const places = readQuery(query).words.map((word) => lower.indexOf(word));
  const at = Math.min(text.length, ...places.filter((place) => place >= 0));
  const start = at < EXCERPT - 40 || at === text.length ? 0 : text.lastIndexOf(' ', at - 60) + 1;
  const end = start + EXCERPT;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

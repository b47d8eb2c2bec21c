import type { TraceEntry } from '../../engine/index.ts';

/** The figures of a document and the figures each is calculated from. */
export interface TraceIndex {
  /** Paths of figures that no other figure uses, the payable amount first. */
  readonly roots: readonly string[];
  /** How a figure was calculated; undefined for a value that the author wrote. */
  entryOf(path: string): TraceEntry | undefined;
  /** Paths of all written values that the figure depends on, each once, in order. */
  sourcesOf(path: string): readonly string[];
  /** Paths of the figures that depend on a path or on anything below it, directly or not. */
  madeOf(path: string): ReadonlySet<string>;
}

/** Greatest depth to which a figure is followed; documents need about eight. */
const DEEPEST = 40;

export function indexTrace(entries: readonly TraceEntry[]): TraceIndex {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  // The path of a row stands for its total. A line without discounts and charges has a sum in place of a total.
  const entryOf = (path: string): TraceEntry | undefined =>
    byPath.get(path) ?? byPath.get(`${path}.total`) ?? byPath.get(`${path.replace(/\.total$/, '')}.sum`);
  const parents = new Map<string, string[]>();
  for (const { path, operands } of entries) {
    for (const operand of operands) {
      const key = entryOf(operand.path)?.path ?? operand.path;
      const known = parents.get(key);
      if (known) known.push(path);
      else parents.set(key, [path]);
    }
  }
  const roots = entries.filter(({ path }) => !parents.has(path)).map(({ path }) => path);
  return {
    roots: [...roots.filter(isTotal).toReversed(), ...roots.filter((path) => !isTotal(path))],
    entryOf,
    sourcesOf(path) {
      const found = new Set<string>();
      const seen = new Set<string>();
      const visit = (at: string, depth: number): void => {
        const entry = entryOf(at);
        if (!entry) {
          found.add(at);
          return;
        }
        if (seen.has(entry.path) || depth > DEEPEST) return;
        seen.add(entry.path);
        for (const operand of entry.operands) visit(operand.path, depth + 1);
      };
      visit(path, 0);
      return [...found];
    },
    madeOf(path) {
      const found = new Set<string>();
      const climb = (at: string): void => {
        for (const parent of parents.get(at) ?? []) {
          if (found.has(parent)) continue;
          found.add(parent);
          climb(parent);
        }
      };
      for (const at of parents.keys()) if (isWithin(at, path)) climb(at);
      return found;
    },
  };
}

function isTotal(path: string): boolean {
  return path.includes('.totals.') && !path.includes('.taxes.');
}

function isWithin(path: string, above: string): boolean {
  return path === above || path.startsWith(`${above}.`) || path.startsWith(`${above}[`);
}

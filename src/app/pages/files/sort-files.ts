import type { FileRow } from '../../state/file-row.ts';

/** A column that the table can be sorted by. */
export type SortColumn = 'file' | 'verdict' | 'first' | 'type' | 'number' | 'supplier' | 'customer' | 'total';

export interface Sorting {
  readonly column: SortColumn;
  readonly isDescending: boolean;
}

/** Numbers within texts by their value: `F-9` before `F-10`. */
const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** From those without errors to those that cannot be read. */
const GRAVITY = ['accepted', 'waiting', 'warned', 'faults', 'unread'] as const;

type Compare = (a: FileRow, b: FileRow) => number;

const COMPARES: Readonly<Record<SortColumn, Compare>> = {
  file: (a, b) => collator.compare(a.path, b.path),
  verdict: (a, b) => GRAVITY.indexOf(a.verdict) - GRAVITY.indexOf(b.verdict) || a.errors - b.errors,
  first: byText(({ first }) => first?.code ?? first?.message),
  type: byText(({ type }) => type),
  number: byText(({ number }) => number),
  supplier: byText(({ supplier }) => supplier),
  customer: byText(({ customer }) => customer),
  // Amounts in different currencies cannot be compared, so they are sorted by currency first.
  total: (a, b) => byText(({ currency }) => currency)(a, b) || Number(a.total ?? 0) - Number(b.total ?? 0),
};

function byText(textOf: (row: FileRow) => string | undefined): Compare {
  return (a, b) => collator.compare(textOf(a) ?? '', textOf(b) ?? '');
}

/** The column whose rows say nothing there comes last, whatever the direction. */
const SAYS: Readonly<Partial<Record<SortColumn, (row: FileRow) => string | undefined>>> = {
  first: ({ first }) => first?.message,
  type: ({ type }) => type,
  number: ({ number }) => number,
  supplier: ({ supplier }) => supplier,
  customer: ({ customer }) => customer,
  total: ({ total }) => total,
};

/** The rows in the order of a column; rows that are equal keep their order. */
export function sortedFiles(rows: readonly FileRow[], sorting: Sorting | undefined): readonly FileRow[] {
  if (!sorting) return rows;
  const { column, isDescending } = sorting;
  const compare = COMPARES[column];
  const says = SAYS[column] ?? (() => '');
  return rows.toSorted((a, b) => {
    const gap = Number(says(a) === undefined) - Number(says(b) === undefined);
    return gap || (isDescending ? compare(b, a) : compare(a, b));
  });
}

/** The next sorting when the heading of a column is pressed: up, down, as the files came. */
export function nextSorting(sorting: Sorting | undefined, column: SortColumn): Sorting | undefined {
  if (sorting?.column !== column) return { column, isDescending: false };
  return sorting.isDescending ? undefined : { column, isDescending: true };
}

/** In how many files each number of a supplier stands, for those in several. By path. */
export function repeatedNumbers(rows: readonly FileRow[]): ReadonlyMap<string, number> {
  const byNumber = new Map<string, string[]>();
  for (const { number, supplier, path } of rows) {
    if (number === undefined || number === '') continue;
    const key = JSON.stringify([supplier ?? '', number]);
    const paths = byNumber.get(key);
    if (paths) paths.push(path);
    else byNumber.set(key, [path]);
  }
  const several = [...byNumber.values()].filter(({ length }) => length > 1);
  return new Map(several.flatMap((paths) => paths.map((path) => [path, paths.length] as const)));
}

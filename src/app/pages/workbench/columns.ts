import { layoutShelf, type Shelf } from '../../state/stored.ts';

/** The columns of a wide page. Each number of views has widths of its own. */
export interface Columns {
  /** The storage key of the widths. */
  readonly id: string;
  readonly shelf: Shelf;
  /** The initial widths in percent. */
  readonly usual: Readonly<Record<string, number>>;
  /** The names of the columns of results. */
  readonly views: readonly string[];
}

const single: Columns = define('assay.columns', { left: 58, result: 42 });

const columns: readonly Columns[] = [
  single,
  define('assay.columns-2', { left: 42, result: 29, second: 29 }),
  define('assay.columns-3', { left: 34, result: 22, second: 22, third: 22 }),
];

export function columnsOf(views: number): Columns {
  return columns[views - 1] ?? single;
}

function define(id: string, usual: Readonly<Record<string, number>>): Columns {
  const names = Object.keys(usual);
  return { id, usual, shelf: layoutShelf(names), views: names.slice(1) };
}

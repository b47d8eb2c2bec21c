import type { ReactNode } from 'react';

/** Rows below a heading. */
export interface RowGroup<Row> {
  readonly id: string;
  readonly title: string;
  readonly icon?: ReactNode;
  readonly note?: string;
  /** Number of rows, shown beside the title; `rows` may have fewer. */
  readonly count?: number;
  readonly rows: readonly { readonly row: Row; /** Its index among all rows. */ readonly index: number }[];
}

/** One line of the list. */
export type GroupLine<Row> =
  | { readonly kind: 'head'; readonly group: RowGroup<Row> }
  | { readonly kind: 'row'; readonly row: Row; readonly index: number };

/** Headings and rows in order. */
export function linesOf<Row>(groups: readonly RowGroup<Row>[]): readonly GroupLine<Row>[] {
  return groups.flatMap((group) => [
    { kind: 'head' as const, group },
    ...group.rows.map(({ row, index }) => ({ kind: 'row' as const, row, index })),
  ]);
}

/** The line of the row with this index, otherwise of the first row; -1 if there are no rows. */
export function lineOfRow(lines: readonly GroupLine<unknown>[], index: number | undefined): number {
  const found = lines.findIndex((line) => line.kind === 'row' && line.index === index);
  return found >= 0 ? found : lines.findIndex(({ kind }) => kind === 'row');
}

/** The row this many lines further or back, or the nearest row to there. Skips headings and stops at both ends. */
export function nextRow(lines: readonly GroupLine<unknown>[], from: number, by: number): number {
  const target = Math.max(0, Math.min(lines.length - 1, from + by));
  const isRow = (line: number) => lines[line]?.kind === 'row';
  const step = Math.sign(by);
  for (let line = target; line >= 0 && line < lines.length; line += step) if (isRow(line)) return line;
  for (let line = target; line >= 0 && line < lines.length; line -= step) if (isRow(line)) return line;
  return from;
}

/**
 * The next row whose text begins with the typed letters, ignoring case and starting over after the last row. Typing
 * more letters may stay on the row; one letter, even repeated, moves to the next. If no row matches, `from`.
 */
export function rowBeginning<Row>(
  lines: readonly GroupLine<Row>[],
  from: number,
  typed: string,
  textOf: (row: Row) => string,
): number {
  const letters = new Set(typed.toLocaleLowerCase());
  const [wanted, start] = letters.size === 1 ? [[...letters].join(''), from + 1] : [typed.toLocaleLowerCase(), from];
  for (let step = 0; step < lines.length; step += 1) {
    const at = (start + step) % lines.length;
    const line = lines[at];
    if (line?.kind === 'row' && textOf(line.row).toLocaleLowerCase().startsWith(wanted)) return at;
  }
  return from;
}

import type { ReactNode } from 'react';

/** Rows below a heading. */
export interface RowGroup<Row> {
  readonly id: string;
  readonly title: string;
  readonly icon?: ReactNode;
  readonly note?: string;
  /** How many there are, said beside the title; `rows` may hold fewer. */
  readonly count?: number;
  readonly rows: readonly { readonly row: Row; /** Its place among all rows. */ readonly index: number }[];
}

/** What stands on one line of the list. */
export type GroupLine<Row> =
  | { readonly kind: 'head'; readonly group: RowGroup<Row> }
  | { readonly kind: 'row'; readonly row: Row; readonly index: number };

/** Headings and rows as they follow each other. */
export function linesOf<Row>(groups: readonly RowGroup<Row>[]): readonly GroupLine<Row>[] {
  return groups.flatMap((group) => [
    { kind: 'head' as const, group },
    ...group.rows.map(({ row, index }) => ({ kind: 'row' as const, row, index })),
  ]);
}

/** The line of the row with that index, or else of the first row; -1 where there is no row. */
export function lineOfRow(lines: readonly GroupLine<unknown>[], index: number | undefined): number {
  const found = lines.findIndex((line) => line.kind === 'row' && line.index === index);
  return found >= 0 ? found : lines.findIndex(({ kind }) => kind === 'row');
}

/** So many lines further or back, or the nearest row to there: headings are stepped over, and at both ends it stays. */
export function nextRow(lines: readonly GroupLine<unknown>[], from: number, by: number): number {
  const target = Math.max(0, Math.min(lines.length - 1, from + by));
  const isRow = (line: number) => lines[line]?.kind === 'row';
  const step = Math.sign(by);
  for (let line = target; line >= 0 && line < lines.length; line += step) if (isRow(line)) return line;
  for (let line = target; line >= 0 && line < lines.length; line -= step) if (isRow(line)) return line;
  return from;
}

/**
 * The next row whose text begins with what was typed, whatever the case, and after the last the first again. What goes on
 * typing may stay on its row; one letter, even over and over, leads to the next. Where none begins so, `from`.
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

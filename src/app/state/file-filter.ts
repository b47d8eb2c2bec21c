import type { FileFilter } from './every-file.ts';
import { fixedState, isChanged, type FileRow } from './file-row.ts';

/** The key under which files without a destination are listed; no destination has it. */
export const NO_DESTINATION = 'none';

/** The key of a file's destination; undefined while nothing is known about the file. */
export function destinationKey({ destination, verdict }: FileRow): string | undefined {
  if (verdict === 'waiting' || verdict === 'unread') return undefined;
  return destination?.key ?? NO_DESTINATION;
}

/** The files with all the words in their row, ignoring case, with this verdict, this rule and this destination; grouped if wanted. */
export function filteredFiles(
  rows: readonly FileRow[],
  { words, verdict, code, destination, grouped }: FileFilter,
): readonly FileRow[] {
  const wanted = words.trim().toLowerCase();
  const found = rows.filter(
    (row) =>
      (verdict === 'all' ||
        row.verdict === verdict ||
        fixedState(row) === verdict ||
        (verdict === 'changed' && isChanged(row))) &&
      (code === '' || row.codes.includes(code) || changedCodes(row).includes(code)) &&
      (destination === '' || destinationKey(row) === destination) &&
      (wanted === '' || textOf(row).includes(wanted)),
  );
  return grouped ? fileGroups(found).flatMap(({ rows: together }) => together) : found;
}

/** Position of the open file of the table among the files shown; -1 for none. */
export function stepOf({ fileRows, fileFilter, fileStep }: Stepped): {
  readonly at: number;
  readonly rows: readonly FileRow[];
} {
  const rows = filteredFiles(fileRows, fileFilter);
  const row = fileStep && fileRows[fileStep.index];
  return { at: row ? rows.indexOf(row) : -1, rows };
}

interface Stepped {
  readonly fileRows: readonly FileRow[];
  readonly fileFilter: FileFilter;
  readonly fileStep: { readonly index: number } | undefined;
}

export interface FileGroup {
  /** Code of the first fault; absent for files without one. */
  readonly code: string | undefined;
  readonly rows: readonly FileRow[];
}

/** Files by their first fault, most frequent first; files without a fault come last. */
export function fileGroups(rows: readonly FileRow[]): readonly FileGroup[] {
  const groups = new Map<string | undefined, FileRow[]>();
  for (const row of rows) {
    const code = row.first?.code;
    const group = groups.get(code);
    if (group) group.push(row);
    else groups.set(code, [row]);
  }
  const last = (code: string | undefined): number => (code === undefined ? 1 : 0);
  return [...groups]
    .map(([code, together]) => ({ code, rows: together }))
    .sort((a, b) => last(a.code) - last(b.code) || b.rows.length - a.rows.length);
}

function textOf(row: FileRow): string {
  const { path, type, number, supplier, customer, destination, first, codes } = row;
  return [path, type, number, supplier, customer, destination?.name, first?.message, ...codes, ...changedCodes(row)]
    .join('\n')
    .toLowerCase();
}

function changedCodes({ changes }: FileRow): readonly string[] {
  return changes ? [...changes.fresh, ...changes.gone, ...changes.reweighed] : [];
}

import { fixedState, isChanged, type FileRow, type FileVerdict } from './file-row.ts';

/** Which files are shown, and in which order. */
export interface FileFilter {
  readonly words: string;
  readonly verdict: FileVerdict | 'fixed' | 'partly' | 'changed' | 'all';
  /** Code of a rule that they break, or that a comparison names; any if empty. */
  readonly code: string;
  /** By their first fault, the most frequent first, instead of as they came. */
  readonly grouped: boolean;
}

export const EVERY_FILE: FileFilter = { words: '', verdict: 'all', code: '', grouped: false };

/** Files in whose row the words stand, in any case, with that verdict, and breaking that rule; grouped ones stand together. */
export function filteredFiles(
  rows: readonly FileRow[],
  { words, verdict, code, grouped }: FileFilter,
): readonly FileRow[] {
  const wanted = words.trim().toLowerCase();
  const found = rows.filter(
    (row) =>
      (verdict === 'all' ||
        row.verdict === verdict ||
        fixedState(row) === verdict ||
        (verdict === 'changed' && isChanged(row))) &&
      (code === '' || row.codes.includes(code) || changedCodes(row).includes(code)) &&
      (wanted === '' || textOf(row).includes(wanted)),
  );
  return grouped ? fileGroups(found).flatMap(({ rows: together }) => together) : found;
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
  const { path, type, number, supplier, customer, first, codes } = row;
  return [path, type, number, supplier, customer, first?.message, ...codes, ...changedCodes(row)]
    .join('\n')
    .toLowerCase();
}

function changedCodes({ changes }: FileRow): readonly string[] {
  return changes ? [...changes.fresh, ...changes.gone, ...changes.reweighed] : [];
}

import type { FileRow } from '../state/file-row.ts';

/** The row of an accepted file, for tests to adapt. */
export function fileRow(name: string, parts: Partial<FileRow> = {}): FileRow {
  return {
    file: new File([], name),
    path: name,
    verdict: 'accepted',
    errors: 0,
    warnings: 0,
    codes: [],
    problems: [],
    ...parts,
  };
}

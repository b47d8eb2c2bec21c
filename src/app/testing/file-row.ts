import type { FileRow } from '../state/file-row.ts';

/** A file that was accepted, to be changed where a test needs more. */
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

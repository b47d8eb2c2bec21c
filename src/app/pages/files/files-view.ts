import { fixedState, type FileRow, type FileVerdict } from '../../state/file-row.ts';
import { fileGroups } from '../../state/file-filter.ts';
import { filesTexts } from '../../texts/en/files.ts';

/** For example `4 of 8: 2 accepted, 1 with warnings, 1 with errors`. */
export function progressOf(rows: readonly FileRow[]): string {
  const counts: Record<FileVerdict, number> = { waiting: 0, accepted: 0, warned: 0, faults: 0, unread: 0 };
  const fixed = { fixed: 0, partly: 0 };
  for (const row of rows) {
    counts[row.verdict] += 1;
    const state = fixedState(row);
    if (state) fixed[state] += 1;
  }
  const { progress } = filesTexts;
  const parts = [
    progress.accepted(counts.accepted),
    ...(counts.warned > 0 ? [progress.warned(counts.warned)] : []),
    progress.faults(counts.faults),
    ...(counts.unread > 0 ? [progress.unread(counts.unread)] : []),
    ...(fixed.fixed > 0 ? [progress.fixed(fixed.fixed)] : []),
    ...(fixed.partly > 0 ? [progress.partly(fixed.partly)] : []),
  ];
  return filesTexts.progressOf(rows.length - counts.waiting, rows.length, parts.join(', '));
}

/** One line of the table: a file, or the heading of a group of files with the same first error. */
export type TableLine =
  | { readonly kind: 'file'; readonly row: FileRow }
  | { readonly kind: 'group'; readonly code: string | undefined; readonly count: number };

/** The lines of the table, with headings if files are grouped. */
export function tableLines(rows: readonly FileRow[], grouped: boolean): readonly TableLine[] {
  const line = (row: FileRow): TableLine => ({ kind: 'file', row });
  if (!grouped) return rows.map(line);
  return fileGroups(rows).flatMap(({ code, rows: together }): readonly TableLine[] => [
    { kind: 'group', code, count: together.length },
    ...together.map(line),
  ]);
}

/** The number of errors, or of those left after fixes. Without errors, the number of warnings. */
export function verdictWords(row: FileRow): string {
  const { verdict, errors, warnings } = row;
  if (errors > 0 && fixedState(row) === 'partly') return filesTexts.errorsLeft(errors);
  if (errors > 0) return filesTexts.faultCount(errors);
  return verdict === 'warned' ? filesTexts.warningCount(warnings) : filesTexts.verdicts[verdict];
}

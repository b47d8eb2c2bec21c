import type { FileRow, FileVerdict } from '../../state/batch-slice.ts';

export interface FileFilter {
  readonly words: string;
  readonly verdict: FileVerdict | 'all';
  /** Code of a rule that they break; any when empty. */
  readonly code: string;
}

/** Files in whose row the words stand, in any case, with that verdict, and breaking that rule. */
export function filteredFiles(rows: readonly FileRow[], { words, verdict, code }: FileFilter): readonly FileRow[] {
  const wanted = words.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (verdict === 'all' || row.verdict === verdict) &&
      (code === '' || row.codes.includes(code)) &&
      (wanted === '' || textOf(row).includes(wanted)),
  );
}

/** Codes with the number of files that have them, the most frequent first. */
export function frequentCodes(rows: readonly FileRow[]): readonly (readonly [code: string, files: number])[] {
  const counts = new Map<string, number>();
  for (const { codes } of rows) for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
}

export const verdictWords: Readonly<Record<FileVerdict, string>> = {
  waiting: 'Waiting',
  accepted: 'Accepted',
  faults: 'Faults',
  unread: 'Not read',
};

/** `3 of 8: 2 accepted, 1 with faults` */
export function progressOf(rows: readonly FileRow[]): string {
  const count = (verdict: FileVerdict): number => rows.filter((row) => row.verdict === verdict).length;
  const parts = [
    `${String(count('accepted'))} accepted`,
    `${String(count('faults'))} with faults`,
    ...(count('unread') > 0 ? [`${String(count('unread'))} not read`] : []),
  ];
  return `${String(rows.length - count('waiting'))} of ${String(rows.length)}: ${parts.join(', ')}`;
}

const COLUMNS: readonly (readonly [title: string, value: (row: FileRow) => string])[] = [
  ['file', ({ file }) => file.name],
  ['type', ({ type = '' }) => type],
  ['number', ({ number = '' }) => number],
  ['supplier', ({ supplier = '' }) => supplier],
  ['customer', ({ customer = '' }) => customer],
  ['total', ({ total = '' }) => total],
  ['currency', ({ currency = '' }) => currency],
  ['verdict', ({ verdict }) => verdict],
  ['errors', ({ errors }) => String(errors)],
  ['warnings', ({ warnings }) => String(warnings)],
  ['first code', ({ first }) => first?.code ?? ''],
  ['first fault', ({ first }) => first?.message ?? ''],
  ['all codes', ({ codes }) => codes.join(' ')],
];

/** Rows as RFC 4180 has them, with a heading. */
export function filesAsCsv(rows: readonly FileRow[]): string {
  const lines = [COLUMNS.map(([title]) => title), ...rows.map((row) => COLUMNS.map(([, value]) => value(row)))];
  return `${lines.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** A text that a spreadsheet would take for a formula is made a text; a negative figure stays one. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) && !/^-\d+(?:\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

function textOf({ file, type, number, supplier, customer, first, codes }: FileRow): string {
  return [file.name, type, number, supplier, customer, first?.message, ...codes].join('\n').toLowerCase();
}

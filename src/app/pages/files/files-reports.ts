import type { FileProblem, FileRow } from '../../state/file-row.ts';

const COLUMNS: readonly (readonly [title: string, value: (row: FileRow) => string])[] = [
  ['file', ({ path }) => path],
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
  ['fixes', ({ fixed }) => fixed?.titles.map(({ title }) => title).join('; ') ?? ''],
];

/** Columns added after a comparison. */
const CHANGES: typeof COLUMNS = [
  ['new codes', ({ changes }) => changes?.fresh.join(' ') ?? ''],
  ['codes of other severity', ({ changes }) => changes?.reweighed.join(' ') ?? ''],
  ['gone codes', ({ changes }) => changes?.gone.join(' ') ?? ''],
];

/** The rows as CSV (RFC 4180), with a header. */
export function filesAsCsv(rows: readonly FileRow[]): string {
  const columns = rows.some(({ changes }) => changes) ? [...COLUMNS, ...CHANGES] : COLUMNS;
  const lines = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, value]) => value(row)))];
  return `${lines.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Escapes text that a spreadsheet would run as a formula. Negative numbers stay as they are. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) && !/^-\d+(?:\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/**
 * The rows as JUnit XML for build servers: each file is a test case. Errors fail it; an unreadable file is an error.
 */
export function filesAsJunit(rows: readonly FileRow[]): string {
  const count = (wanted: FileRow['verdict']): number => rows.filter(({ verdict }) => verdict === wanted).length;
  const counts = `tests="${String(rows.length)}" failures="${String(count('faults'))}" errors="${String(count('unread'))}" skipped="${String(count('waiting'))}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="Assay" ${counts}>`,
    ...rows.map(testCase),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function testCase(row: FileRow): string {
  const { path, type = 'file', verdict, first, errors, warnings, problems } = row;
  const head = `    <testcase name="${escaped(path)}" classname="${escaped(type)}"`;
  const message = escaped(first?.message ?? '');
  const warned = problems.filter(({ severity }) => severity === 'warning');
  switch (verdict) {
    case 'accepted':
    case 'warned':
      return warned.length === 0
        ? `${head}/>`
        : `${head}><system-out>${escaped(inLines(warned, warnings))}</system-out></testcase>`;
    case 'waiting':
      return `${head}><skipped/></testcase>`;
    case 'unread':
      return `${head}><error message="${message}"/></testcase>`;
    case 'faults': {
      const lines = escaped(inLines(problems, errors + warnings));
      return `${head}><failure message="${message}" type="${escaped(first?.code ?? '')}">${lines}</failure></testcase>`;
    }
  }
}

function inLines(problems: readonly FileProblem[], all: number): string {
  const lines = problems.map(({ severity, code, path, message }) =>
    [severity, code, path, message].filter((part) => part !== undefined).join(' '),
  );
  return [...lines, ...(all > problems.length ? [`and ${String(all - problems.length)} more`] : [])].join('\n');
}

/** Replaces characters that XML 1.0 does not allow by question marks. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '?')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The rows as lines of JSON, one per file. */
export function filesAsJsonLines(rows: readonly FileRow[]): string {
  return rows
    .map(
      ({
        path,
        verdict,
        type,
        number,
        supplier,
        customer,
        total,
        currency,
        errors,
        warnings,
        destination,
        problems,
        first,
        fixed,
        changes,
      }) => {
        const faults = problems.map(({ severity, code, message, path: at }) => ({ severity, code, message, path: at }));
        const known = {
          file: path,
          verdict,
          type,
          number,
          supplier,
          customer,
          total,
          currency,
          destination: destination?.key,
          errors,
          warnings,
        };
        const why = verdict === 'unread' ? { reason: first?.message } : {};
        return `${JSON.stringify({ ...known, ...why, faults, fixes: fixed?.titles.map(({ title }) => title), changes: changes && { new: changes.fresh, severity: changes.reweighed, gone: changes.gone } })}\n`;
      },
    )
    .join('');
}

import { randomUUID } from 'node:crypto';
import { isFound, type FileReport } from './finding.ts';
import { findingsOf } from './machine.ts';

const LEVELS = { error: 'error', warning: 'warning', info: 'notice' } as const;

/**
 * The report for people, and each finding as a workflow command of GitHub Actions, which shows it at its line. Texts of a
 * document run no command: between the first and the last line of the report commands are stopped.
 */
export function githubReport(reports: readonly FileReport[], people: string, token: string = randomUUID()): string {
  const commands = reports.flatMap((report) =>
    findingsOf(report)
      .filter(isFound)
      .flatMap(({ severity, code, description, line, column, endLine, endColumn }) => {
        if (severity === 'hint') return [];
        const isOneLine = endLine === line && endColumn !== undefined;
        const properties = Object.entries({
          file: report.name.replaceAll('\\', '/'),
          line,
          endLine,
          col: column,
          // The last column belongs to the place.
          endColumn: isOneLine && column !== undefined ? Math.max(column, endColumn - 1) : undefined,
          title: code,
        }).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${property(String(value))}`]));
        return [`::${LEVELS[severity]} ${properties.join(',')}::${escaped(description)}\n`];
      }),
  );
  return `::stop-commands::${token}\n${people}::${token}::\n${commands.join('')}`;
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

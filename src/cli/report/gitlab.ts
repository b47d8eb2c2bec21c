import { createHash } from 'node:crypto';
import { isFound, type FileReport } from './finding.ts';
import { findingsOf } from './machine.ts';

const SEVERITIES = { error: 'critical', warning: 'minor', info: 'info', hint: 'info' } as const;

/** The code quality report of GitLab, as `artifacts: reports: codequality:` takes it. */
export function gitlabReport(reports: readonly FileReport[]): string {
  const seen = new Map<string, number>();
  const findings = reports.flatMap((report) =>
    findingsOf(report)
      .filter(isFound)
      .map(({ severity, code, description, line, properties }) => {
        const path = report.name.replaceAll('\\', '/').replace(/^[.]\//, '');
        // Lines move when others are edited, so that they are no part of it.
        const facts = JSON.stringify([path, code, properties, description]);
        const count = seen.get(facts) ?? 0;
        seen.set(facts, count + 1);
        return {
          description,
          check_name: code,
          fingerprint: createHash('sha256')
            .update(`${facts}${String(count)}`)
            .digest('hex'),
          severity: SEVERITIES[severity],
          location: { path, lines: { begin: line ?? 1 } },
        };
      }),
  );
  return `${JSON.stringify(findings, null, 2)}\n`;
}

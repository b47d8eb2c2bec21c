import { jsonReport, junitReport, markdownReport, sarifReport } from './machine.ts';
import { peopleReport } from './people.ts';
import type { FileReport } from './finding.ts';

/** The values of `--report`. */
export const REPORT_FORMS = ['people', 'json', 'sarif', 'junit', 'markdown'] as const;
export type ReportForm = (typeof REPORT_FORMS)[number];

export function printReport(reports: readonly FileReport[], form: ReportForm, colour: boolean): string {
  switch (form) {
    case 'people':
      return peopleReport(reports, colour);
    case 'json':
      return jsonReport(reports);
    case 'sarif':
      return sarifReport(reports);
    case 'junit':
      return junitReport(reports);
    case 'markdown':
      return markdownReport(reports);
  }
}

import { githubReport } from './github.ts';
import { gitlabReport } from './gitlab.ts';
import { jsonReport, junitReport, markdownReport, sarifReport } from './machine.ts';
import { peopleReport } from './people.ts';
import type { FileReport } from './finding.ts';
import type { Say } from '../say.ts';
import type { RuleText } from './rule-texts.ts';

/** The values of `--report`. */
export const REPORT_FORMS = ['people', 'json', 'sarif', 'junit', 'markdown', 'github', 'gitlab'] as const;
export type ReportForm = (typeof REPORT_FORMS)[number];

/** Options of a report. */
export interface PrintOptions {
  readonly colour: boolean;
  readonly say: Say;
  /** The texts of the rules behind the codes, for forms of report that include them. */
  readonly texts?: ReadonlyMap<string, RuleText>;
}

export function printReport(
  reports: readonly FileReport[],
  form: ReportForm,
  { colour, say, texts = new Map() }: PrintOptions,
): string {
  switch (form) {
    case 'people':
      return peopleReport(reports, colour, say);
    case 'json':
      return jsonReport(reports);
    case 'sarif':
      return sarifReport(reports, texts);
    case 'junit':
      return junitReport(reports);
    case 'markdown':
      return markdownReport(reports);
    case 'github':
      return githubReport(reports, peopleReport(reports, false, say));
    case 'gitlab':
      return gitlabReport(reports);
  }
}

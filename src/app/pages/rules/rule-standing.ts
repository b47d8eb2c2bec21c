import type { RuleCard } from '../../../api/schemas/reference.ts';
import type { RuleReport } from '../../api/questions.ts';

/** Whether the open document passes each rule. */
export type RuleStanding = 'passed' | 'failed' | 'skipped';

export const ruleStandings = ['passed', 'failed', 'skipped'] as const satisfies readonly RuleStanding[];

/** Undefined if the document could not be checked. */
export function standingOf(
  report: RuleReport | null | undefined,
  { code, origin }: Pick<RuleCard, 'code' | 'origin'>,
): RuleStanding | undefined {
  // Rules of XML formats check the XML, not the document.
  if (!report || origin.kind === 'format') return undefined;
  if (report.failed.has(code)) return 'failed';
  return report.tally.skipped.some((rule) => rule.code === code) ? 'skipped' : 'passed';
}

export function whySkipped(
  report: RuleReport | null | undefined,
  code: string,
): RuleReport['tally']['skipped'][number] | undefined {
  return report?.tally.skipped.find((rule) => rule.code === code);
}

import type { Severity } from '../../../engine/index.ts';
import type { ExplainedFinding } from '../../api/use-refusal.ts';

/** What an authority marks as passed is shown as a note. */
export function severityShown(severity: ExplainedFinding['severity']): Severity {
  return severity === 'pass' ? 'info' : severity;
}

import type { Severity } from '../../../engine/index.ts';
import type { ExplainedFinding } from '../../api/use-refusal.ts';

/** What an authority calls passed is a note here. */
export function severityShown(severity: ExplainedFinding['severity']): Severity {
  return severity === 'pass' ? 'info' : severity;
}

import type { Severity } from '../../engine/index.ts';
import type { Problem } from './problem.ts';
import type { Judgement } from './use-judgement.ts';

export function countsOf(problems: readonly Problem[]): Readonly<Record<Severity, number>> {
  const counts = { error: 0, warning: 0, info: 0, hint: 0 };
  for (const { severity } of problems) counts[severity] += 1;
  return counts;
}

/** The state of the document in a few words, for the status bar and for screen readers. */
export function summaryOf(judgement: Judgement): string {
  switch (judgement.state) {
    case 'empty':
      return 'No document';
    case 'waiting':
      return 'Checking';
    case 'failed':
      return 'Not checked';
    case 'judged': {
      const { problems, seal } = judgement.verdict;
      const { error, warning } = countsOf(problems);
      const altered = seal?.intact === false ? 'Not as it was signed' : '';
      const parts = [altered, plural(error, 'fault'), plural(warning, 'warning')].filter((part) => part !== '');
      if (parts.length > 0) return parts.join(', ');
      return judgement.verdict.accepted ? 'No faults' : 'Refused';
    }
  }
}

/** `2 faults`; empty for none. */
export function plural(count: number, noun: string): string {
  if (count === 0) return '';
  return `${String(count)} ${noun}${count === 1 ? '' : 's'}`;
}

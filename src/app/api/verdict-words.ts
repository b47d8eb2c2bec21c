import type { Severity } from '../../engine/index.ts';
import type { Going } from '../state/standing-slice.ts';
import type { Standing } from '../state/standing.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import type { TextVerdict } from './text-verdict.ts';
import type { Problem } from './problem.ts';
import type { Judgement } from './use-judgement.ts';
import { judgingTexts } from '../texts/en/judging.ts';

/** How many problems of each severity there are. What follows from another one is not counted. */
export function countsOf(problems: readonly Problem[]): Readonly<Record<Severity, number>> {
  const counts = { error: 0, warning: 0, info: 0, hint: 0 };
  for (const { severity, follows } of problems) if (follows === undefined) counts[severity] += 1;
  return counts;
}

/** The state of the document in a few words, for the status bar and for screen readers. */
export function summaryOf(judgement: Judgement, going?: Going): string {
  switch (judgement.state) {
    case 'empty':
      return judgingTexts.noDocument;
    case 'waiting':
      return judgingTexts.checking;
    case 'failed':
      return judgingTexts.notChecked;
    case 'judged':
      return wordsOf(standingOf(judgement.verdict, going));
  }
}

/** The standing of the judged document: its faults, warnings and whether it is accepted or altered. */
export function standingOf({ problems, seal, accepted }: TextVerdict, going?: Going): Standing {
  const { error, warning } = countsOf(problems);
  const standing = { faults: error, warnings: warning, altered: seal?.intact === false, accepted };
  return going?.values ? { ...standing, faults: error - going.asking, toGo: going.values } : standing;
}

/** What the page announces for the judged text, in a document that was begun there. */
export function useGoing(judgement: Judgement): Going | undefined {
  const { documentId = '', revision } = judgement.state === 'judged' ? judgement.verdict.subject : {};
  const going = useWorkbench((state) => state.going[documentId]);
  return going?.revision === revision ? going : undefined;
}

/** `2 faults, 1 warning`. */
export function wordsOf({ faults, warnings, toGo, altered, accepted }: Standing): string {
  const parts = [
    altered ? judgingTexts.changedSinceSigned : '',
    faultsOf(faults),
    toGo ? judgingTexts.toGo(toGo) : '',
    warnings === 0 ? '' : judgingTexts.warnings(warnings),
  ].filter((part) => part !== '');
  if (parts.length > 0) return parts.join(', ');
  return accepted ? judgingTexts.noFaults : judgingTexts.refused;
}

/** `2 faults`; empty for none. */
export function faultsOf(count: number): string {
  return count === 0 ? '' : judgingTexts.faults(count);
}

import type { Verdict } from '../api/judge.ts';
import { activeDocument } from '../state/workbench-store.ts';
import type { CommandFacts } from './command.ts';

/** The verdict on exactly the present text of the active document; undefined while there is none. */
export function presentVerdict({ state, judgement }: Omit<CommandFacts, 'outcome'>): Verdict | undefined {
  if (judgement.state !== 'judged') return undefined;
  const { id, revision } = activeDocument(state);
  const { subject } = judgement.verdict;
  // A key may come between a change of the text and the page that shows it, so the text itself is asked.
  return subject.documentId === id && subject.revision === revision ? judgement.verdict : undefined;
}

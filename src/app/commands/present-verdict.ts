import type { FullVerdict, TextVerdict } from '../api/text-verdict.ts';
import { isPresent, type Judgement } from '../api/use-judgement.ts';
import type { WorkbenchState } from '../state/workbench-store.ts';
import type { CommandFacts } from './command.ts';

/** The verdict on exactly the current text of the active document; undefined while there is none. */
export function presentVerdict({
  state,
  judgement,
}: Pick<CommandFacts, 'state' | 'judgement'>): TextVerdict | undefined {
  return ofPresentText(state, judgement);
}

/** The verdict on the current text, with the built document. */
export function presentFullVerdict({ state, full }: Pick<CommandFacts, 'state' | 'full'>): FullVerdict | undefined {
  return ofPresentText(state, full);
}

function ofPresentText<Judged extends TextVerdict>(
  state: WorkbenchState,
  judgement: Judgement<Judged>,
): Judged | undefined {
  // Compares with the text itself: a key may arrive after a change of the text and before the page renders it.
  return judgement.state === 'judged' && isPresent(state, judgement.verdict) ? judgement.verdict : undefined;
}

import type { FullVerdict, TextVerdict } from '../api/judge.ts';
import { isPresent, type Judgement } from '../api/use-judgement.ts';
import type { WorkbenchState } from '../state/workbench-store.ts';
import type { CommandFacts } from './command.ts';

/** The verdict on exactly the present text of the active document; undefined while there is none. */
export function presentVerdict({
  state,
  judgement,
}: Pick<CommandFacts, 'state' | 'judgement'>): TextVerdict | undefined {
  return ofPresentText(state, judgement);
}

/** The verdict on the present text, with the result of a build. */
export function presentFullVerdict({ state, full }: Pick<CommandFacts, 'state' | 'full'>): FullVerdict | undefined {
  return ofPresentText(state, full);
}

function ofPresentText<Judged extends TextVerdict>(
  state: WorkbenchState,
  judgement: Judgement<Judged>,
): Judged | undefined {
  // A key may arrive between a change of the text and the page that shows it, so this asks the text itself.
  return judgement.state === 'judged' && isPresent(state, judgement.verdict) ? judgement.verdict : undefined;
}

import './screen.ts';
import type { FullVerdict } from '../api/text-verdict.ts';
import type { BuildOutcome } from '../api/build-outcome.ts';
import type { FullJudgement } from '../api/use-judgement.ts';
import type { CommandContext, CommandFacts } from '../commands/command.ts';
import type { Subject } from '../state/subject-slice.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';

/** Resets the store as a page opens it, with one document. */
export function freshState(text: string, name = 'test.json'): void {
  useWorkbench.setState(useWorkbench.getInitialState(), true);
  useWorkbench.getState().finishOpening();
  useWorkbench.getState().openDocument(name, text, 'file');
}

/** The text of the active document, as it is submitted to be judged. */
export function presentSubject(): Subject {
  const { id: documentId, revision, editorVersion, text } = activeDocument(useWorkbench.getState());
  return { documentId, revision, editorVersion, text };
}

/** A verdict on the current text, without faults by default. */
export function judged(parts: Partial<FullVerdict> = {}): FullJudgement {
  const document = { $schema: 'https://gobl.org/draft-0/bill/invoice', currency: 'EUR' };
  const nothing = { problems: [], faults: [], changes: [], context: undefined, countries: [] };
  return {
    state: 'judged',
    verdict: { subject: presentSubject(), document, accepted: true, ...nothing, ...parts },
  };
}

/** A build of the current text. */
export function built(): BuildOutcome {
  const { documentId, revision } = presentSubject();
  return { kind: 'built', documentId, revision, document: { built: true } };
}

/** Facts for a command. A given verdict is a full one by default. */
export type SomeFacts = Partial<CommandFacts> & { readonly judgement?: FullJudgement };

export function factsOf(some: SomeFacts = {}): CommandFacts {
  const { state = useWorkbench.getState(), judgement = { state: 'waiting' }, full = judgement, outcome } = some;
  return { state, judgement, full, outcome };
}

/** The context of a command, with a record of its messages and navigation. */
export function contextOf(facts: SomeFacts = {}) {
  const said: { message: string; undo: (() => void) | undefined }[] = [];
  const went: string[] = [];
  const context: CommandContext = {
    ...factsOf(facts),
    build: () => Promise.reject(new Error('Nothing builds here.')),
    go: (path) => went.push(path),
    focusEditor: () => undefined,
    notify: (message, back) => said.push({ message, undo: back && (() => back.run()) }),
  };
  return { context, said, went };
}

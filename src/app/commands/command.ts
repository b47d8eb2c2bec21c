import type { LucideIcon } from 'lucide-react';
import type { BuildOutcome } from '../api/build-outcome.ts';
import type { FullJudgement, Judgement } from '../api/use-judgement.ts';
import type { Titled } from '../texts/titled.ts';
import type { WorkbenchState } from '../state/workbench-store.ts';

/** What is known about the active document, and everything else that decides whether a command is available. */
export interface CommandFacts {
  readonly state: WorkbenchState;
  readonly judgement: Judgement;
  /** The judgement with the result of a build; for a long text it comes later. */
  readonly full: FullJudgement;
  /** The last build of the active document. */
  readonly outcome: BuildOutcome | undefined;
}

/** All that a command may act on. */
export interface CommandContext extends CommandFacts {
  build(): Promise<BuildOutcome>;
  /** Shows the page at that path. */
  go(path: string): void;
  /** Puts the cursor into the editor, once a document that was just opened is in it. */
  focusEditor(): void;
  /** Says in passing what happened, with at most one way back. */
  tell(message: string, back?: { readonly label: string; run(): void }): void;
}

export type CommandGroup = 'Document' | 'Result' | 'Operations' | 'Problems' | 'Edit' | 'Go to' | 'View' | 'Help';

/**
 * Something the user can do. One list of these feeds the palette, the sheet of keys, the buttons and the keyboard; a
 * command that is not in the list cannot be reached.
 */
export interface Command<Id extends string = string> extends Titled {
  readonly id: Id;
  readonly icon?: LucideIcon;
  readonly group: CommandGroup;
  /** As `Mod+Shift+M`; `Mod` is ⌘ on a Mac and Ctrl elsewhere. */
  readonly keys?: string;
  /** The keys are the editor's own: shown here, caught there. */
  readonly editorKeys?: boolean;
  /** Whether it is available now; always if absent. The callers that show the command follow the answer. */
  enabled?(facts: CommandFacts): boolean;
  run(context: CommandContext): void | Promise<void>;
}

export function defineCommands<const C extends readonly Command[]>(...commands: C): C {
  return commands;
}

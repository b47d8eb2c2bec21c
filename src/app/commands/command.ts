import type { LucideIcon } from 'lucide-react';
import type { BuildOutcome } from '../api/build-outcome.ts';
import type { FullJudgement, Judgement } from '../api/use-judgement.ts';
import type { Titled } from '../texts/titled.ts';
import type { WorkbenchState } from '../state/workbench-store.ts';

/** Everything that decides whether a command is enabled. */
export interface CommandFacts {
  readonly state: WorkbenchState;
  readonly judgement: Judgement;
  /** The judgement with the built document; for a long text it comes later. */
  readonly full: FullJudgement;
  /** The last build of the active document. */
  readonly outcome: BuildOutcome | undefined;
}

/** Everything that a command may use. */
export interface CommandContext extends CommandFacts {
  build(): Promise<BuildOutcome>;
  /** Shows the page at that path. */
  go(path: string): void;
  /** Focuses the editor, once it contains a document that was just opened. */
  focusEditor(): void;
  /** Shows a short message with at most one action, such as undo. */
  notify(message: string, back?: { readonly label: string; run(): void }): void;
}

export type CommandGroup = 'Document' | 'Result' | 'Operations' | 'Problems' | 'Edit' | 'Go to' | 'View' | 'Help';

/**
 * Something the user can do. The palette, the list of keys, the buttons and the keyboard all use one list of commands;
 * a command that is not in the list cannot be reached.
 */
export interface Command<Id extends string = string> extends Titled {
  readonly id: Id;
  readonly icon?: LucideIcon;
  readonly group: CommandGroup;
  /** What the place it leads to is called on its tab; the palette finds the command by it too. */
  readonly place?: string;
  /** As `Mod+Shift+M`; `Mod` is ⌘ on a Mac and Ctrl elsewhere. */
  readonly keys?: string;
  /** The editor handles these keys itself; here they are only shown. */
  readonly editorKeys?: boolean;
  /** Whether it is enabled now; always if absent. Components that show the command update with it. */
  enabled?(facts: CommandFacts): boolean;
  run(context: CommandContext): void | Promise<void>;
}

export function defineCommands<const C extends readonly Command[]>(...commands: C): C {
  return commands;
}

import type { LucideIcon } from 'lucide-react';
import type { FullJudgement } from '../api/use-judgement.ts';
import type { CommandGroup } from '../commands/command.ts';
import type { PanelId, ResultPanelId } from '../state/place-ids.ts';
import type { Titled } from '../texts/titled.ts';
import type { PagePart } from '../ui/on-demand.tsx';
import type { Width } from '../ui/use-media.ts';

/** What decides whether a page or panel is offered, and what its tab says. */
export interface PlaceFacts {
  readonly width: Width;
  readonly judgement: FullJudgement;
}

/** What a page and a panel have in common. */
/** Its title is on its tab or hint. */
export interface Place<Props extends object> extends Titled {
  readonly icon: LucideIcon;
  /** The command that leads here, made for every place: its row in the palette, its keys. */
  readonly command: Titled & { readonly group: CommandGroup; readonly keys?: string };
  /** A component when a first visit shows it, otherwise one whose code comes on demand. */
  readonly content: PagePart<Props>;
  /** Whether there is a way to it at present; always when absent. */
  offered?(facts: PlaceFacts): boolean;
}

/** One view of the active document. */
export interface Panel extends Place<object> {
  readonly id: PanelId;
  /** Stays in place behind the others where one shows at a time, so that it keeps its cursor. */
  readonly stays?: boolean;
  /** Its command puts the focus into it. */
  readonly takesFocus?: boolean;
  /** Shown in its place while it is not offered. */
  readonly otherwise?: ResultPanelId;
  /** A figure behind the title; none when 0. */
  count?(judgement: FullJudgement): number;
  readonly countTone?: 'error';
}

/** A panel: its folder below `panels`, its id in `state/place-ids.ts`, its line in `panel-list.ts`. */
export function definePanel<const P extends Panel>(panel: P): P & Panel {
  return panel;
}

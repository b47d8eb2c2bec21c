import type { LucideIcon } from 'lucide-react';
import type { FullJudgement } from '../api/use-judgement.ts';
import type { CommandGroup } from '../commands/command.ts';
import type { PanelId, ResultPanelId } from '../state/place-ids.ts';
import type { Titled } from '../texts/titled.ts';
import type { PagePart } from '../ui/on-demand.tsx';
import type { Width } from '../ui/use-media.ts';

/** What decides whether a page or panel is offered, and what its tab shows. */
export interface PlaceFacts {
  readonly width: Width;
  readonly judgement: FullJudgement;
  /** More than one document is open. */
  readonly several: boolean;
}

/** A page or a panel. Its title shows on its tab or as a tooltip. */
export interface Place<Props extends object> extends Titled {
  readonly icon: LucideIcon;
  /** The command that opens this place. The palette and the shortcuts come from it. */
  readonly command: Titled & { readonly group: CommandGroup; readonly keys?: string };
  /** A component if a first visit shows it; otherwise loaded on demand. */
  readonly content: PagePart<Props>;
  /** Whether the user can go there now. If omitted, always. */
  offered?(facts: PlaceFacts): boolean;
}

/** One view of the active document. */
export interface Panel extends Place<object> {
  readonly id: PanelId;
  /** Keeps the panel mounted while another one shows, so that it keeps its cursor. */
  readonly stays?: boolean;
  /** It may have thousands of values, and always some that take the focus. */
  readonly isLong?: boolean;
  /** The panel to show while this one is not offered. */
  readonly otherwise?: ResultPanelId;
  /** The number beside the title; hidden when 0. */
  count?(judgement: FullJudgement): number;
  readonly countTone?: 'error';
}

/**
 * Defines a panel. It needs its folder below `panels`, its id in `state/place-ids.ts` and its line in `panel-list.ts`.
 */
export function definePanel<const P extends Panel>(panel: P): P & Panel {
  return panel;
}

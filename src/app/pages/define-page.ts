import type { Place } from '../panels/define-panel.ts';
import type { PageId } from '../state/place-ids.ts';

/** What a page is given. */
export interface PageProps {
  /** The rest of the address, decoded: the entry that is asked for. */
  readonly entry: string | undefined;
}

export interface Page extends Place<PageProps> {
  readonly id: PageId;
  /** The address; `/` for the workbench. */
  readonly path: string;
  /** What may follow the path: nothing, the name of one entry, or a name of several parts such as `bill/invoice`. */
  readonly entries: 'none' | 'name' | 'path';
  /** Its name where there is little room. */
  readonly short: string;
  /** Stays in place, out of sight, while other pages show. */
  readonly stays?: boolean;
  /** Its command puts the cursor into the editor. */
  readonly takesCursor?: boolean;
}

/** A page: its component in `pages`, its id in `state/place-ids.ts`, its line in `page-list.ts`. */
export function definePage<const P extends Page>(page: P): P & Page {
  return page;
}

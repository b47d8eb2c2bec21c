import type { Place } from '../panels/define-panel.ts';
import type { PageId } from '../state/place-ids.ts';

/** The properties of a page. */
export interface PageProps {
  /** The rest of the address, decoded: the name of the entry to show. */
  readonly entry: string | undefined;
}

export interface Page extends Place<PageProps> {
  readonly id: PageId;
  /** The address; `/` for the workbench. */
  readonly path: string;
  /** What may follow the path: nothing, the name of an entry, or a name with slashes such as `bill/invoice`. */
  readonly entries: 'none' | 'name' | 'path';
  /** Its name if there is little room. */
  readonly short: string;
  /** Keeps the page mounted but hidden while other pages show. */
  readonly stays?: boolean;
  /** The command moves the cursor into the editor. */
  readonly takesCursor?: boolean;
}

/** Defines a page. It needs its component in `pages`, its id in `state/place-ids.ts` and its line in `page-list.ts`. */
export function definePage<const P extends Page>(page: P): P & Page {
  return page;
}

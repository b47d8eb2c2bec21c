import type { WorkbenchState } from '../state/workbench-store.ts';
import { NOT_WIDE } from '../ui/use-media.ts';

/** Whether the page of the document is shown without its source. */
export function isPageAlone({ workView, narrowPane }: WorkbenchState): boolean {
  return matchMedia(NOT_WIDE).matches ? narrowPane === 'invoice' : workView === 'page';
}

import type { WorkbenchState } from '../state/workbench-store.ts';
import { NOT_WIDE } from '../ui/use-media.ts';

/** Whether the page of the document is shown without its source. */
export function isPageAlone({ workView, narrowPane }: WorkbenchState): boolean {
  return matchMedia(NOT_WIDE).matches ? narrowPane === 'invoice' : workView === 'page';
}

/** Whether the focus is on the page of the document: there a problem is shown, and the focus stays. */
export function isFocusOnPage(): boolean {
  return document.activeElement instanceof HTMLElement && document.activeElement.closest('.invoice-desk') !== null;
}

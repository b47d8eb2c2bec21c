import type { PageHandle } from '../state/editor-slice.ts';
import type { WorkbenchState } from '../state/workbench-store.ts';
import { NOT_WIDE } from '../ui/use-media.ts';

/** Whether the page of the document is shown without its source. */
export function isPageAlone({ workView, narrowPane }: WorkbenchState): boolean {
  return matchMedia(NOT_WIDE).matches ? narrowPane === 'invoice' : workView === 'page';
}

/** Whether the focus is on the page of the document, on a card of it, or on the tabs above it. */
export function isFocusOnPage(): boolean {
  const { activeElement } = document;
  if (!activeElement) return false;
  if (activeElement.closest('[data-region="invoice"], .paper-card, .margin-card')) return true;
  return activeElement.closest('.tabs')?.querySelector('[data-region="invoice"]')?.checkVisibility() === true;
}

/** The page of the document, if problems are shown there: it is alone, or the focus is on it. */
export function pageInUse(state: WorkbenchState): PageHandle | undefined {
  return isPageAlone(state) || isFocusOnPage() ? state.page : undefined;
}

import { pageList } from '../pages/page-list.ts';
import { panelList } from '../panels/panel-list.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import type { PagePart } from '../ui/on-demand.tsx';

/** Longest wait for the page to be idle, in milliseconds. */
const PATIENCE = 2000;

/** Code that only some documents need. */
const OF_SOME_DOCUMENTS: readonly (() => Promise<unknown>)[] = [
  () => import('../../formats/explain/describe-xml.ts'),
  () => import('../../formats/pdf/open-pdf.ts'),
  () => import('../../formats/pdf/check-claims.ts'),
  () => import('../../formats/xml/decode-xml.ts'),
  () => import('../../language/recognise/convert-to-json.ts'),
  () => import('../../language/fixes/tried-fixes.ts'),
  () => import('../../formats/xml/xml-places.ts'),
  () => import('../editor/TextViewer.tsx'),
  () => useWorkbench.getState().fetchTexts('xml'),
  () => useWorkbench.getState().fetchTexts('codes'),
];

/**
 * Loads the code that only some documents need, so that no request tells what the user works on. Settles even if it
 * does not load.
 */
export async function fetchRevealingParts(signal: AbortSignal): Promise<void> {
  for (const load of OF_SOME_DOCUMENTS) {
    await idle();
    if (signal.aborted) return;
    await load().catch(() => undefined);
  }
}

/**
 * Loads the code of every page, panel and overlay, one by one while the page is idle, so that each opens at once, even
 * without the service. If the browser is set to save data, each loads when it is opened.
 */
export async function fetchAhead(
  overlays: readonly Pick<PagePart<object>, 'fetchAhead'>[],
  signal: AbortSignal,
): Promise<void> {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const places = [...panelList, ...pageList].map(({ content }) => content);
  for (const part of [...places, ...overlays]) {
    if (!part.fetchAhead) continue;
    await idle();
    if (signal.aborted) return;
    await part.fetchAhead();
  }
}

/** Settles when the page is idle, or after the longest wait. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: PATIENCE });
    else setTimeout(resolve, 200);
  });
}

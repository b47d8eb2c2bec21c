import { tabTitle } from './document-titles.ts';
import { isDisposable, isKept, type WorkDocument } from './documents-slice.ts';
import { newKey } from './new-key.ts';
import type { Occasion } from './read-snapshot.ts';
import type { Standing } from './standing.ts';
import { lasting } from './stored.ts';

const SETTING = 'assay.history';

/** Whether copies are kept; yes, unless the user turned that off in this browser. */
export function keepsHistory(): boolean {
  return lasting.getItem(SETTING) !== 'off';
}

export function keepHistory(kept: boolean): void {
  lasting.setItem(SETTING, kept ? 'on' : 'off');
}

/**
 * Stores a copy of a document in this browser when it is built, signed or closed. No copy is stored of untouched
 * examples and empty documents, or of the document of a link until the user keeps it.
 */
export async function takeSnapshot(document: WorkDocument, occasion: Occasion, standing?: Standing): Promise<void> {
  if (!keepsHistory() || isDisposable(document) || !isKept(document)) return;
  const { id: documentId, name, text } = document;
  const title = tabTitle(document);
  const named = { name, ...(title !== name && { title }) };
  const facts = { format: 1, id: newKey(), documentId, ...named, takenAt: Date.now(), occasion } as const;
  // Without its code there is no history, as without storage. A first visit does not need it.
  const kept = await import('./history-store.ts').catch(() => undefined);
  await kept?.historyStore.add({ ...facts, ...(standing && { standing }), size: text.length }, text);
}

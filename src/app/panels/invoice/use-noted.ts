import { useEffect, useRef, type RefObject } from 'react';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { noteEdit } from './page-edits.ts';

/** Whether the edit that is being made is that of a field in the card. */
export interface Keeping {
  isKeeping: boolean;
}

/**
 * Notes the edit that is made in the card, by a fix or in its field, and closes the card. An edit that is made elsewhere
 * meanwhile leaves it open.
 */
export function useNoted(name: string, path: string, card: RefObject<Keeping>, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    let before = activeDocument(useWorkbench.getState());
    return useWorkbench.subscribe((state) => {
      const after = activeDocument(state);
      if (after.id === before.id && after.text === before.text) return;
      const last = before;
      before = after;
      const isOwn = card.current.isKeeping || document.activeElement?.closest('.paper-card, .margin-card') !== null;
      if (after.id === last.id) {
        if (!isOwn) return;
        noteEdit({ documentId: after.id, name, path, before: last.text, after: after.text });
      }
      close.current();
    });
  }, [name, path, card]);
}

import type { ReactNode } from 'react';
import { useWorkbench } from '../../state/workbench-store.ts';
import { useLastEdit } from './page-edits.ts';

/** On the page, the keys to undo and redo are those of the source: both have one history. */
export function UndoKeys({ children }: { readonly children: ReactNode }) {
  const last = useLastEdit();
  return (
    // The keys are pressed on the values inside.
    <div
      className="invoice-keys"
      role="presentation"
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
        if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
        event.preventDefault();
        const { editor } = useWorkbench.getState();
        if (event.shiftKey) editor?.redo();
        else if (last) last.undo();
        else editor?.undo();
      }}
    >
      {children}
    </div>
  );
}

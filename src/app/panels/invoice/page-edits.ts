import { create } from 'zustand';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';

/** One edit that was made on the page. */
interface PageEdit {
  readonly documentId: string;
  /** The value that it changed, in words. */
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** Most edits that keep their names. The source undoes more. */
const MOST = 50;

const useEdits = create<{ readonly edits: readonly PageEdit[] }>(() => ({ edits: [] }));

/** Notes an edit, so that it can be undone by its name. */
export function noteEdit(edit: PageEdit): void {
  if (edit.before === edit.after) return;
  useEdits.setState(({ edits }) => ({ edits: [...edits, edit].slice(-MOST) }));
}

/** The last edit of the page, as long as the source is as it left it. */
export function useLastEdit(): { readonly name: string; undo(): void } | undefined {
  const id = useWorkbench((state) => state.activeId);
  const last = useEdits(({ edits }) => edits.findLast(({ documentId }) => documentId === id));
  const isLast = useWorkbench((state) => last !== undefined && activeDocument(state).text === last.after);
  if (!last || !isLast) return undefined;
  return {
    name: last.name,
    undo: () => {
      const { editor } = useWorkbench.getState();
      // An editor that is still loading has no history yet.
      if (editor?.getText() !== last.after) return;
      // The history of the source is the history of the page; a plain text area may have lost it.
      editor.undo();
      if (editor.getText() !== last.before) editor.replaceAll(last.before);
      useEdits.setState(({ edits }) => ({ edits: edits.filter((edit) => edit !== last) }));
    },
  };
}

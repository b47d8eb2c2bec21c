import { create } from 'zustand';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { invoiceTexts } from '../../texts/en/invoice.ts';

/** One edit that was made on the page. */
interface PageEdit {
  readonly documentId: string;
  /** The value that it changed, in words. */
  readonly name: string;
  /** Where the page shows it once it is undone. */
  readonly path: string;
  /** What it did, in a sentence, where that is more than to change the value. */
  readonly done?: string;
  readonly before: string;
  readonly after: string;
}

/** Most edits that keep their names. The source undoes more. */
const MOST = 50;

interface Edits {
  readonly edits: readonly PageEdit[];
  /** The last one that was undone here. */
  readonly undone?: PageEdit | undefined;
}

const useEdits = create<Edits>(() => ({ edits: [] }));

/** Notes an edit, so that it can be undone by its name. */
export function noteEdit(edit: PageEdit): void {
  if (edit.before === edit.after) return;
  useEdits.setState(({ edits }) => ({ edits: [...edits, edit].slice(-MOST), undone: undefined }));
}

/** What the page did last, in a sentence, if this text is what came of it. */
export function useDone(documentId: string, text: string): string | undefined {
  const last = useEdits(({ edits, undone }) => {
    const made = undone ?? edits.at(-1);
    return made?.documentId === documentId && text === (undone ? undone.before : made.after) ? made : undefined;
  });
  const isUndone = useEdits(({ undone }) => undone !== undefined);
  if (!last) return undefined;
  return isUndone ? invoiceTexts.done.undone(last.name) : (last.done ?? invoiceTexts.done.changed(last.name));
}

/** The last edit of the page, as long as the source is as it left it. */
export function useLastEdit(): { readonly name: string; readonly path: string; undo(): void } | undefined {
  const id = useWorkbench((state) => state.activeId);
  const last = useEdits(({ edits }) => edits.findLast(({ documentId }) => documentId === id));
  const isLast = useWorkbench((state) => last !== undefined && activeDocument(state).text === last.after);
  if (!last || !isLast) return undefined;
  return {
    name: last.name,
    path: last.path,
    undo: () => {
      const { editor } = useWorkbench.getState();
      // An editor that is still loading has no history yet.
      if (editor?.getText() !== last.after) return;
      // The history of the source is the history of the page; a plain text area may have lost it.
      editor.undo();
      if (editor.getText() !== last.before) editor.replaceAll(last.before);
      useEdits.setState(({ edits }) => ({ edits: edits.filter((edit) => edit !== last), undone: last }));
    },
  };
}

import { activeDocument, useWorkbench } from './workbench-store.ts';

/** Whether the questions of a new document, in which nobody has typed, take the place of the view that was used last. */
export function useStarts(): boolean {
  return useWorkbench((state) => {
    const { id, revision, text } = activeDocument(state);
    return state.startingId === id && revision === 0 && text === '';
  });
}

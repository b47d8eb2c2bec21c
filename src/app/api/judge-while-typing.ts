import { LONG } from '../source/long-text.ts';
import { activeDocument, type WorkbenchState } from '../state/workbench-store.ts';

interface Watched {
  getState(): WorkbenchState;
  subscribe(listener: (state: WorkbenchState) => void): () => void;
}

/**
 * Milliseconds without a key press before the text is judged; for a long text longer than the pauses of a slow typist.
 */
const QUIET = { usual: 110, long: 150 };

/**
 * Asks for a verdict on the active document: at once when another document becomes active, and a moment after each
 * change. Returns a function that stops this.
 */
export function startJudging(store: Watched): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen = { id: '', revision: -1 };

  function put(): void {
    clearTimeout(timer);
    const { id, revision, editorVersion, text, pdf } = activeDocument(store.getState());
    store.getState().putForward({ documentId: id, revision, editorVersion, text, ...(pdf && { pdf }) });
  }

  function follow(state: WorkbenchState): void {
    const { id, revision } = activeDocument(state);
    if (id === seen.id && revision === seen.revision) return;
    const another = state.subject?.documentId !== id;
    seen = { id, revision };
    clearTimeout(timer);
    if (another) put();
    else timer = setTimeout(put, activeDocument(state).text.length < LONG ? QUIET.usual : QUIET.long);
  }

  follow(store.getState());
  const unsubscribe = store.subscribe(follow);
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

import type { Subject } from '../state/subject-slice.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';

/** The text of the active document that was last put forward to be judged; undefined while it is another document's. */
export function useSubject(): Subject | undefined {
  const subject = useWorkbench((state) => state.subject);
  const active = useWorkbench((state) => activeDocument(state).id);
  return subject?.documentId === active ? subject : undefined;
}

import type { Subject } from '../state/subject-slice.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';

/** The text of the active document that was last submitted to be judged; undefined if another document's was. */
export function useSubject(): Subject | undefined {
  const subject = useWorkbench((state) => state.subject);
  const active = useWorkbench((state) => activeDocument(state).id);
  return subject?.documentId === active ? subject : undefined;
}

import type { StateCreator } from 'zustand';
import type { PdfClaims } from '../../formats/pdf/pdf-claims.ts';

/** One text of one document, put to the engine as it stood. */
export interface Subject {
  readonly documentId: string;
  readonly revision: number;
  readonly editorVersion: number;
  readonly text: string;
  /** Of XML that came in a PDF. */
  readonly pdf?: PdfClaims;
}

export interface SubjectSlice {
  /** The text being judged: the active document's, a moment after the last keystroke. */
  readonly subject: Subject | undefined;
  putForward(subject: Subject): void;
}

export const createSubjectSlice: StateCreator<SubjectSlice> = (set) => ({
  subject: undefined,
  putForward(subject) {
    set({ subject });
  },
});

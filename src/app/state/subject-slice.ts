import type { StateCreator } from 'zustand';
import type { XmlFault } from '../../formats/xml/xml-tree.ts';
import type { PdfClaims } from '../../formats/pdf/pdf-claims.ts';

/** One text of one document, as it was sent to the engine. */
export interface Subject {
  readonly documentId: string;
  readonly revision: number;
  readonly editorVersion: number;
  readonly text: string;
  /** Only for XML from a PDF. */
  readonly pdf?: PdfClaims;
  /** Only for an XML file: where its bytes are not in its encoding. */
  readonly encodingFaults?: readonly XmlFault[];
}

export interface SubjectSlice {
  /** The text being judged: that of the active document, a moment after the last key press. */
  readonly subject: Subject | undefined;
  putForward(subject: Subject): void;
}

export const createSubjectSlice: StateCreator<SubjectSlice> = (set) => ({
  subject: undefined,
  putForward(subject) {
    set({ subject });
  },
});

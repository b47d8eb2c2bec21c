import type { StateCreator } from 'zustand';
import type { ProblemsSlice } from './problems-slice.ts';
import type { PdfClaims } from '../../formats/pdf/pdf-claims.ts';
import { endingOf, stemOf } from './file-names.ts';
import { newKey } from './new-key.ts';

/**
 * Where a document's text came from. Only an untouched example makes way for the next document. A document of a link is
 * not stored in the browser until the user keeps, changes or names it.
 */
export type DocumentOrigin = 'example' | 'file' | 'link' | 'typed' | 'recovered';

export interface WorkDocument {
  readonly id: string;
  readonly name: string;
  readonly origin: DocumentOrigin;
  readonly text: string;
  /** Only for XML from a PDF: what the PDF says about it. */
  readonly pdf?: PdfClaims;
  /** Key of the chosen destination; without one, the document implies it. */
  readonly destination?: string;
  /** Increases by one with every change of the text; identifies the text that a verdict is about. */
  readonly revision: number;
  /** The editor's own version of the current text. */
  readonly editorVersion: number;
}

export interface DocumentsSlice {
  /** Never empty: closing the last document opens an empty one. */
  readonly documents: readonly WorkDocument[];
  readonly activeId: string;
  openDocument(name: string, text: string, origin: DocumentOrigin, pdf?: PdfClaims): void;
  /** Replaces all documents by those of an earlier visit. */
  restoreDocuments(documents: readonly WorkDocument[], activeId: string): void;
  reopenDocument(document: WorkDocument, index: number): void;
  closeDocument(id: string): void;
  selectDocument(id: string): void;
  /** Stores the document of a link in this browser like any other. */
  keepDocument(id: string): void;
  renameDocument(id: string, name: string): void;
  /** Chooses a destination by its key; with undefined, the document implies it. */
  chooseDestination(id: string, destination: string | undefined): void;
  /** Moves a document by this many places among the others; negative numbers move it left. */
  moveDocument(id: string, by: number): void;
  changeText(id: string, text: string, editorVersion: number): void;
}

export const createDocumentsSlice: StateCreator<
  DocumentsSlice & Pick<ProblemsSlice, 'selectedProblem'>,
  [],
  [],
  DocumentsSlice
> = (set) => {
  const blank = newDocument('untitled.json', '', 'typed');
  return {
    documents: [blank],
    activeId: blank.id,
    openDocument(name, text, origin, pdf) {
      set(({ documents, activeId }) => {
        const opened = newDocument(freeName(name, documents), text, origin, pdf);
        const active = documents.find((document) => document.id === activeId);
        const kept = active && isDisposable(active) ? documents.filter((document) => document !== active) : documents;
        return { documents: [...kept, opened], activeId: opened.id, selectedProblem: undefined };
      });
    },
    restoreDocuments(documents, activeId) {
      const first = documents[0];
      if (!first) return;
      const active = documents.find((document) => document.id === activeId) ?? first;
      set({ documents, activeId: active.id });
    },
    reopenDocument(document, index) {
      set(({ documents }) => ({ documents: documents.toSpliced(index, 0, document), activeId: document.id }));
    },
    closeDocument(id) {
      set(({ documents, activeId }) => {
        const index = documents.findIndex((document) => document.id === id);
        const kept = documents.filter((document) => document.id !== id);
        const left = kept.length === 0 ? [newDocument('untitled.json', '', 'typed')] : kept;
        const next = left[Math.min(index, left.length - 1)];
        return { documents: left, activeId: id === activeId && next ? next.id : activeId };
      });
    },
    selectDocument(id) {
      set(({ documents }) => (documents.some((document) => document.id === id) ? { activeId: id } : {}));
    },
    keepDocument(id) {
      set(({ documents }) => ({
        documents: replace(documents, id, (document) => ({ ...document, origin: ownOrigin(document, 'file') })),
      }));
    },
    renameDocument(id, name) {
      if (name.trim() === '') return;
      set(({ documents }) => ({
        // Naming an example or a document of a link makes it the user's own.
        documents: replace(documents, id, (document) => ({
          ...document,
          name: name.trim(),
          origin: document.origin === 'example' ? 'typed' : ownOrigin(document, 'typed'),
        })),
      }));
    },
    chooseDestination(id, destination) {
      set(({ documents }) => ({
        documents: replace(documents, id, ({ destination: _, ...document }) =>
          destination === undefined ? document : { ...document, destination },
        ),
      }));
    },
    moveDocument(id, by) {
      set(({ documents }) => {
        const from = documents.findIndex((document) => document.id === id);
        const document = documents[from];
        if (!document) return {};
        const to = Math.max(0, Math.min(documents.length - 1, from + by));
        return { documents: documents.toSpliced(from, 1).toSpliced(to, 0, document) };
      });
    },
    changeText(id, text, editorVersion) {
      set(({ documents }) => ({
        documents: replace(documents, id, (document) => {
          if (text === document.text) return { ...document, editorVersion };
          const origin = ownOrigin(document, 'typed');
          const changed = { ...document, origin, text, editorVersion, revision: document.revision + 1 };
          // A changed example belongs to the user, and its old name no longer fits.
          return document.origin === 'example'
            ? { ...changed, name: freeName('untitled.json', documents), origin: 'typed' }
            : changed;
        }),
      }));
    },
  };
};

/** Revision 0 is the text as opened. */
export function newDocument(name: string, text: string, origin: DocumentOrigin, pdf?: PdfClaims): WorkDocument {
  return { id: newKey(), name, origin, text, ...(pdf && { pdf }), revision: 0, editorVersion: 0 };
}

/** Whether closing the document loses nothing that the user typed. */
export function isDisposable(document: WorkDocument): boolean {
  return document.text.trim() === '' || (document.origin === 'example' && document.revision === 0);
}

/** Whether the browser may store the document for the next visit. */
export function isKept({ origin }: WorkDocument): boolean {
  return origin !== 'link';
}

function ownOrigin({ origin }: WorkDocument, own: DocumentOrigin): DocumentOrigin {
  return origin === 'link' ? own : origin;
}

function replace(
  documents: readonly WorkDocument[],
  id: string,
  change: (document: WorkDocument) => WorkDocument,
): readonly WorkDocument[] {
  return documents.map((document) => (document.id === id ? change(document) : document));
}

/** This name, with a number if one of the user's documents already has it. */
export function freeName(name: string, documents: readonly WorkDocument[]): string {
  const taken = new Set(documents.filter((document) => !isDisposable(document)).map((document) => document.name));
  if (!taken.has(name)) return name;
  const stem = stemOf(name);
  const ending = stem === name ? '.json' : (endingOf(name) ?? '.json');
  for (let count = 2; ; count += 1) {
    const candidate = `${stem}-${String(count)}${ending}`;
    if (!taken.has(candidate)) return candidate;
  }
}

import type { StateCreator } from 'zustand';
import type { EditorHandle } from '../editor/types.ts';
import { lasting, storedChoice } from './stored.ts';

export interface Cursor {
  /** Both counted from 1. */
  readonly line: number;
  readonly column: number;
}

/** The page of the document, as commands use it. */
export interface PageHandle {
  /** Leads the focus to the next or the previous value with a problem. */
  step(by: 1 | -1): void;
  /** Leads the focus to the problem with this key, which is selected. */
  show(key: string): void;
}

export interface EditorSlice {
  /** The editor on the page, if it has loaded. Only commands use it. */
  readonly editor: EditorHandle | undefined;
  /** The page of the document, while it is shown. Only commands use it. */
  readonly page: PageHandle | undefined;
  /** Whether the page has opened completely. Code that only later steps need is loaded from then on. */
  readonly opened: boolean;
  readonly cursor: Cursor;
  /** Whether calculated values are shown beside the inputs that they come from. */
  readonly calculatedValues: boolean;
  /** Whether long lines of the source wrap. */
  readonly wordWrap: boolean;
  attachEditor(editor: EditorHandle | undefined): void;
  attachPage(page: PageHandle | undefined): void;
  finishOpening(): void;
  moveCursor(line: number, column: number): void;
  toggleCalculatedValues(): void;
  toggleWordWrap(): void;
}

const STORED = 'assay.calculated-values';
const STORED_WRAP = 'assay.word-wrap';

export const createEditorSlice: StateCreator<EditorSlice> = (set, get) => ({
  editor: undefined,
  page: undefined,
  opened: false,
  cursor: { line: 1, column: 1 },
  wordWrap: storedChoice(STORED_WRAP, ['on', 'off']) === 'on',
  calculatedValues: storedChoice(STORED, ['shown', 'hidden']) === 'shown',
  attachEditor(editor) {
    set({ editor });
  },
  attachPage(page) {
    set({ page });
  },
  finishOpening() {
    set({ opened: true });
  },
  moveCursor(line, column) {
    set({ cursor: { line, column } });
  },
  toggleCalculatedValues() {
    const calculatedValues = !get().calculatedValues;
    lasting.setItem(STORED, calculatedValues ? 'shown' : 'hidden');
    set({ calculatedValues });
  },
  toggleWordWrap() {
    const wordWrap = !get().wordWrap;
    lasting.setItem(STORED_WRAP, wordWrap ? 'on' : 'off');
    set({ wordWrap });
  },
});

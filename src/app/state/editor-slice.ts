import type { StateCreator } from 'zustand';
import type { EditorHandle } from '../editor/types.ts';
import { lasting, storedChoice } from './stored.ts';

export interface Cursor {
  /** Both counted from 1. */
  readonly line: number;
  readonly column: number;
}

export interface EditorSlice {
  /** The editor on the page, if it has loaded. Only commands use it. */
  readonly editor: EditorHandle | undefined;
  /** Whether the page has opened completely. Code that only later steps need is loaded from then on. */
  readonly opened: boolean;
  readonly cursor: Cursor;
  /** Whether calculated values are shown beside the inputs that they come from. */
  readonly calculatedValues: boolean;
  /** Whether long lines of the source wrap. */
  readonly wordWrap: boolean;
  attachEditor(editor: EditorHandle | undefined): void;
  finishOpening(): void;
  moveCursor(line: number, column: number): void;
  toggleCalculatedValues(): void;
  toggleWordWrap(): void;
}

const STORED = 'assay.calculated-values';
const STORED_WRAP = 'assay.word-wrap';

export const createEditorSlice: StateCreator<EditorSlice> = (set, get) => ({
  editor: undefined,
  opened: false,
  cursor: { line: 1, column: 1 },
  wordWrap: storedChoice(STORED_WRAP, ['on', 'off']) === 'on',
  calculatedValues: storedChoice(STORED, ['shown', 'hidden']) === 'shown',
  attachEditor(editor) {
    set({ editor });
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

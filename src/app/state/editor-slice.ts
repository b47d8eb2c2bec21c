import type { StateCreator } from 'zustand';
import type { EditorHandle } from '../editor/types.ts';

export interface Cursor {
  /** Both counted from 1. */
  readonly line: number;
  readonly column: number;
}

export interface EditorSlice {
  /** The editor on the page, if one has loaded. Only commands act through it. */
  readonly editor: EditorHandle | undefined;
  readonly cursor: Cursor;
  /** Whether calculated values show beside the inputs they come from. */
  readonly calculatedValues: boolean;
  attachEditor(editor: EditorHandle | undefined): void;
  moveCursor(line: number, column: number): void;
  toggleCalculatedValues(): void;
}

const STORED = 'assay.calculated-values';

export const createEditorSlice: StateCreator<EditorSlice> = (set, get) => ({
  editor: undefined,
  cursor: { line: 1, column: 1 },
  calculatedValues: storedWish(),
  attachEditor(editor) {
    set({ editor });
  },
  moveCursor(line, column) {
    set({ cursor: { line, column } });
  },
  toggleCalculatedValues() {
    const calculatedValues = !get().calculatedValues;
    try {
      localStorage.setItem(STORED, calculatedValues ? 'shown' : 'hidden');
    } catch {
      // Storage may be denied; the choice then lasts for this visit.
    }
    set({ calculatedValues });
  },
});

function storedWish(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'hidden';
  } catch {
    return true;
  }
}

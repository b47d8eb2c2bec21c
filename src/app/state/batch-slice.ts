import type { StateCreator } from 'zustand';

/** `unread`: it is no text, or no answer about it came. */
export type FileVerdict = 'waiting' | 'accepted' | 'faults' | 'unread';

/** What is known of one of many files. */
export interface FileRow {
  readonly file: File;
  readonly verdict: FileVerdict;
  /** `bill/invoice`, or the format of an XML invoice with its profile. */
  readonly type?: string | undefined;
  /** Series and number. */
  readonly number?: string | undefined;
  readonly supplier?: string | undefined;
  readonly customer?: string | undefined;
  /** What is to be paid, as written or calculated. */
  readonly total?: string | undefined;
  readonly currency?: string | undefined;
  readonly errors: number;
  readonly warnings: number;
  /** In words, with its code; or why there is no verdict. */
  readonly first?: { readonly code?: string; readonly message: string } | undefined;
  /** Codes of all its faults, each once. */
  readonly codes: readonly string[];
}

export interface BatchSlice {
  /** Files that are looked at together, in the order they came. */
  readonly fileRows: readonly FileRow[];
  /** Whether they are being worked through. */
  readonly fileWork: 'running' | 'stopped';
  reportFiles(rows: readonly FileRow[], work: 'running' | 'stopped'): void;
}

export const createBatchSlice: StateCreator<BatchSlice> = (set) => ({
  fileRows: [],
  fileWork: 'stopped',
  reportFiles(fileRows, fileWork) {
    set({ fileRows, fileWork });
  },
});

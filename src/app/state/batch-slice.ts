import type { StateCreator } from 'zustand';
import { EVERY_FILE, type FileFilter } from './every-file.ts';
import type { FileFixes, FileRow } from './file-row.ts';

/** What is currently being done with the files. */
export type FileWork = 'judging' | 'fixing' | 'comparing' | 'stopped';

/** The two days whose releases of rule sets are compared, as YYYY-MM-DD. */
export interface FileComparison {
  readonly from: string;
  readonly to: string;
  /** Rule sets with another release on the second day, `en16931 1.3.15 → 1.3.16`; absent before the comparison. */
  readonly releases?: readonly string[];
}

export interface BatchSlice {
  /** The files of the table, in the order in which they were added. */
  readonly fileRows: readonly FileRow[];
  readonly fileWork: FileWork;
  readonly fileFilter: FileFilter;
  /** The open file of the table: its index and the document that it was opened as. */
  readonly fileStep: { readonly index: number; readonly documentId: string } | undefined;
  /** Whether the files are stored in this browser until the tab is closed. */
  readonly filesKept: boolean;
  /** Fixes that were found and are shown for approval. */
  readonly fileFixes: readonly FileFixes[] | undefined;
  /** The comparison that is shown beside the table. */
  readonly fileComparison: FileComparison | undefined;
  reportFiles(rows: readonly FileRow[], work: FileWork): void;
  filterFiles(filter: FileFilter): void;
  stepFile(step: BatchSlice['fileStep']): void;
  keepFiles(kept: boolean): void;
  showFileFixes(fixes: BatchSlice['fileFixes']): void;
  compareFiles(comparison: FileComparison | undefined): void;
}

export const createBatchSlice: StateCreator<BatchSlice> = (set) => ({
  fileRows: [],
  fileWork: 'stopped',
  fileFilter: EVERY_FILE,
  fileStep: undefined,
  filesKept: false,
  fileFixes: undefined,
  fileComparison: undefined,
  reportFiles(fileRows, fileWork) {
    set({ fileRows, fileWork });
  },
  filterFiles(fileFilter) {
    set({ fileFilter });
  },
  stepFile(fileStep) {
    set({ fileStep });
  },
  keepFiles(filesKept) {
    set({ filesKept });
  },
  showFileFixes(fileFixes) {
    set({ fileFixes });
  },
  compareFiles(fileComparison) {
    set({ fileComparison });
  },
});

import type { StateCreator } from 'zustand';
import { EVERY_FILE, type FileFilter } from './file-filter.ts';
import type { FileFixes, FileRow } from './file-row.ts';

/** What is done with the files at present. */
export type FileWork = 'judging' | 'fixing' | 'comparing' | 'stopped';

/** Two days whose releases of rule sets are compared, as YYYY-MM-DD. */
export interface FileComparison {
  readonly from: string;
  readonly to: string;
  /** Sets that have another release on the second day, `en16931 1.3.15 → 1.3.16`; absent before they were compared. */
  readonly releases?: readonly string[];
}

export interface BatchSlice {
  /** Files that are looked at together, in the order they came. */
  readonly fileRows: readonly FileRow[];
  readonly fileWork: FileWork;
  readonly fileFilter: FileFilter;
  /** The file that is stepped through at present, by its place in the list, with the document it was opened as. */
  readonly fileStep: { readonly index: number; readonly documentId: string } | undefined;
  /** Whether the files are stored in this browser until its tab closes. */
  readonly filesKept: boolean;
  /** Fixes that were found and are shown before they are made. */
  readonly fileFixes: readonly FileFixes[] | undefined;
  /** Shown beside the table when somebody wants to know what changes. */
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

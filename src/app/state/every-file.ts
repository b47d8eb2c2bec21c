import type { FileVerdict } from './file-row.ts';

/** The filter and order of the shown files. */
export interface FileFilter {
  readonly words: string;
  readonly verdict: FileVerdict | 'fixed' | 'partly' | 'changed' | 'all';
  /** Code of a rule that the files break, or that a comparison names; empty for any. */
  readonly code: string;
  /** Key of the destination of the files, or `none`; empty for any. */
  readonly destination: string;
  /** Groups files by their first fault, the most frequent first; otherwise they stay in their order. */
  readonly grouped: boolean;
}

export const EVERY_FILE: FileFilter = { words: '', verdict: 'all', code: '', destination: '', grouped: false };

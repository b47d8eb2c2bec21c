import type { Saying } from '../texts/said.ts';
/** `warned`: it is accepted, and something would be dropped or replaced. `unread`: it is no text, or no answer about it came. */
export type FileVerdict = 'waiting' | 'accepted' | 'warned' | 'faults' | 'unread';

/** A file with its place in the folder that it came from; its name when it came by itself. */
export interface PlacedFile {
  readonly file: File;
  readonly path: string;
}

/** One fault or warning of a file, in words. */
export interface FileProblem {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly path?: string | undefined;
}

/** Codes of rules that another day's releases find otherwise, each once. */
export interface FileChanges {
  /** Broken only on the second day. */
  readonly fresh: readonly string[];
  /** Broken only on the first day. */
  readonly gone: readonly string[];
  /** Broken on both, with another severity. */
  readonly reweighed: readonly string[];
}

/** What is known of one of many files. */
export interface FileRow extends PlacedFile {
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
  readonly first?: ({ readonly message: string } & Saying) | undefined;
  /** Codes of all its faults, each once. */
  readonly codes: readonly string[];
  /** The first of its faults and warnings, errors before warnings. */
  readonly problems: readonly FileProblem[];
  /** Of an XML invoice, after a comparison of two days. */
  readonly changes?: FileChanges | undefined;
  /** Its text after all safe fixes, which the row is then about; the file itself stays as it is. */
  readonly fixed?: FixedFile | undefined;
}

/** What a fix is called. */
export interface FixedTitle extends Saying {
  readonly title: string;
}

export interface FixedFile {
  readonly text: string;
  /** What was done, in order. */
  readonly titles: readonly FixedTitle[];
  /** The row before. */
  readonly before: FileRow;
}

/** What all safe fixes would do to a file, for somebody to look at before they are made. */
export interface FileFixes {
  readonly row: FileRow;
  /** The row once they are made; absent where every fault left wants a value that only the author knows. */
  readonly after?: FileRow;
  /** What would be done and where, in order. */
  readonly changes: readonly ({ readonly title: string; readonly place: string } & Saying)[];
  /** Places of values that only the author knows. */
  readonly asked: readonly string[];
}

export const isChanged = ({ changes }: FileRow): boolean =>
  changes !== undefined && changes.fresh.length + changes.gone.length + changes.reweighed.length > 0;

/** A file that is still broken after its fixes is not fixed. */
export function fixedState({ fixed, verdict }: FileRow): 'fixed' | 'partly' | undefined {
  if (!fixed) return undefined;
  return verdict === 'faults' ? 'partly' : 'fixed';
}

import type { Saying } from '../texts/said.ts';
/**
 * `warned`: accepted, but building drops or replaces something. `unread`: the file is not text, or there was no answer
 * about it.
 */
export type FileVerdict = 'waiting' | 'accepted' | 'warned' | 'faults' | 'unread';

/** A file with its path in its folder, or with its name if it came without a folder. */
export interface PlacedFile {
  readonly file: File;
  readonly path: string;
}

/** One fault or warning of a file, in words. */
export interface FileProblem extends Omit<Saying, 'code'> {
  readonly severity: 'error' | 'warning';
  readonly code: string;
  readonly message: string;
  readonly path?: string | undefined;
}

/** Where a document is sent, with its official name. */
export interface FileDestination {
  readonly key: string;
  readonly name: string;
}

/** Codes of rules whose result differs between the releases of two days, each once. */
export interface FileChanges {
  /** Broken only on the second day. */
  readonly fresh: readonly string[];
  /** Broken only on the first day. */
  readonly gone: readonly string[];
  /** Broken on both days with different severity. */
  readonly reweighed: readonly string[];
}

/** One file of the table with its result. */
export interface FileRow extends PlacedFile {
  readonly verdict: FileVerdict;
  /** `bill/invoice`, or the format of an XML invoice with its profile. */
  readonly type?: string | undefined;
  /** Series and number. */
  readonly number?: string | undefined;
  readonly supplier?: string | undefined;
  readonly customer?: string | undefined;
  /** The amount payable, as written or calculated. */
  readonly total?: string | undefined;
  readonly currency?: string | undefined;
  /** The destination that the document names or that the law gives it. */
  readonly destination?: FileDestination | undefined;
  readonly errors: number;
  readonly warnings: number;
  /** The first fault with its code, or the reason why there is no verdict. */
  readonly first?: ({ readonly message: string } & Saying) | undefined;
  /** Codes of all its faults, each once. */
  readonly codes: readonly string[];
  /** The first of its faults and warnings, and the first with each code; errors before warnings. */
  readonly problems: readonly FileProblem[];
  /** Only for an XML invoice after a comparison of two days. */
  readonly changes?: FileChanges | undefined;
  /** The text after all safe fixes, on which the row is then based; the file itself is unchanged. */
  readonly fixed?: FixedFile | undefined;
}

/** The title of a fix. */
export interface FixedTitle extends Saying {
  readonly title: string;
}

export interface FixedFile {
  readonly text: string;
  /** The fixes made, in order. */
  readonly titles: readonly FixedTitle[];
  /** The row before the fixes. */
  readonly before: FileRow;
}

/** The safe fixes for a file, for approval. */
export interface FileFixes {
  readonly row: FileRow;
  /** The row after the fixes; absent if there is no safe fix, only values to ask for. */
  readonly after?: FileRow;
  /** The fixes with their places, in order. */
  readonly changes: readonly ({ readonly title: string; readonly place: string } & Saying)[];
  /** Places of values that only the author knows. */
  readonly asked: readonly string[];
}

export const isChanged = ({ changes }: FileRow): boolean =>
  changes !== undefined && changes.fresh.length + changes.gone.length + changes.reweighed.length > 0;

/** A file that still has faults after its fixes is only partly fixed. */
export function fixedState({ fixed, verdict }: FileRow): 'fixed' | 'partly' | undefined {
  if (!fixed) return undefined;
  return verdict === 'faults' ? 'partly' : 'fixed';
}

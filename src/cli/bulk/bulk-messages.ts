export interface BulkTally {
  readonly records: number;
  readonly failed: number;
}

/** The result of a block, or of its first lines: one line per record. */
export interface WorkedBlock extends BulkTally {
  readonly bytes: Uint8Array;
  /** The first line without an answer, if the answers to those before it are already long. */
  readonly rest?: number | undefined;
}

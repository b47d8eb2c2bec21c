export interface BulkTally {
  readonly records: number;
  readonly failed: number;
}

/** The result of a block, or of its first lines: one line per record. */
export interface WorkedBlock extends BulkTally {
  readonly bytes: Uint8Array;
  /** The first line that has no answer yet, where the answers to those before are many bytes already. */
  readonly rest?: number | undefined;
}

export interface BulkTally {
  readonly records: number;
  readonly failed: number;
}

/** The result of a block: one line per record. */
export interface WorkedBlock extends BulkTally {
  readonly bytes: Uint8Array;
}

export interface BulkTally {
  readonly records: number;
  readonly failed: number;
}

/** What came of a block: one line for each record. */
export interface WorkedBlock extends BulkTally {
  readonly bytes: Uint8Array;
}

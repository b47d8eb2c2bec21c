import type { BulkOptions } from '../../handlers/bulk/answer-record.ts';

/** What a worker is told first. Keys may be in it, which is why no argument and no variable carries it. */
export interface BulkStart {
  readonly start: BulkOptions;
}

/** Work for a worker: whole lines. */
export interface BulkTask {
  readonly task: number;
  readonly firstLine: number;
  readonly bytes: Uint8Array;
}

/** What came of it: one line for each record. */
export interface BulkAnswer extends BulkTally {
  readonly task: number;
  readonly bytes: Uint8Array;
}

export interface BulkTally {
  readonly records: number;
  readonly failed: number;
}

/** What a worker sends when it can begin. */
export const READY = 'ready';

import type { BulkOptions } from '../../contract/bulk/answer-record.ts';

/** What a worker is started with. */
export type BulkWorkerData = BulkOptions;

/** Work for a worker: whole lines. The memory of the bytes goes over with them. */
export interface BulkTask {
  readonly task: number;
  readonly firstLine: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What came of it: one line for each record. */
export interface BulkAnswer extends BulkTally {
  readonly task: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface BulkTally {
  readonly records: number;
  readonly failed: number;
}

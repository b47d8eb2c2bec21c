import { pathToFileURL } from 'node:url';
import { internal } from '../../handlers/bulk/answer-record.ts';
import { linesOf, type Block } from '../../handlers/bulk/cut-blocks.ts';
import { createPool } from '../../processes/process-pool.ts';
import type { BulkTally, WorkedBlock } from './bulk-messages.ts';

export interface BulkWorkers {
  /** Processes a block when a worker is free; rejects only if no worker can be started or the run is over. */
  work(block: Block): Promise<WorkedBlock>;
  close(): void;
}

/** How a worker is started. */
export interface BulkWorkerStart {
  readonly file: string;
  readonly data: unknown;
  /** Heap limit in megabytes; default 512. */
  readonly heap?: number;
}

const HEAP = 512;

/** A worker has its next block ready while it works on one. */
const AT_HAND = 2;

/**
 * Worker processes for blocks of records. When a record kills one, for example by exhausting the heap, the block is
 * repeated line by line, and only that record gets an internal error.
 */
export function createBulkWorkers(count: number, { file, data, heap = HEAP }: BulkWorkerStart): BulkWorkers {
  const entry = pathToFileURL(file);
  const pool = createPool<Block, WorkedBlock>({ entry, heap, count, begin: data, atHand: AT_HAND });
  let closed = false;

  async function work(block: Block): Promise<WorkedBlock> {
    const outcome = await pool.run(block);
    if (outcome?.ok) return outcome.result;
    if (closed) throw new Error('The run is over');
    // If a worker cannot start once, it never will.
    if (outcome?.trouble === 'unstarted') throw new Error('A worker ended before it began');
    const lines = linesOf(block);
    if (lines.length <= 1) return killed(block.firstLine);
    const parts: WorkedBlock[] = [];
    for (const line of lines) parts.push(await work(line));
    const sum = (what: keyof BulkTally) => parts.reduce((sum, part) => sum + part[what], 0);
    return { records: sum('records'), failed: sum('failed'), bytes: Buffer.concat(parts.map(({ bytes }) => bytes)) };
  }

  return {
    work,
    close() {
      closed = true;
      pool.stop();
    },
  };
}

function killed(line: number): WorkedBlock {
  return { records: 1, failed: 1, bytes: new TextEncoder().encode(`${internal(line).text}\n`) };
}

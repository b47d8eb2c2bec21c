import { pathToFileURL } from 'node:url';
import { internal } from '../../operations/bulk/answer-record.ts';
import { blockFrom, linesOf, type Block } from '../../operations/bulk/cut-blocks.ts';
import { createPool } from '../../processes/process-pool.ts';
import type { WorkedBlock } from './bulk-messages.ts';
import type { IdOf } from './input-pieces.ts';

export interface BulkWorkers {
  /**
   * Processes a block when a worker is free. Long answers come in parts, the next of which is made when it is
   * requested. Throws only if no worker can be started or the run is over.
   */
  work(block: Block): AsyncGenerator<WorkedPart>;
  close(): void;
}

export interface WorkedPart extends WorkedBlock {
  /** Bytes of the records that it answers, if a worker has answered them. */
  readonly taken?: number;
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
export function createBulkWorkers(
  count: number,
  { file, data, heap = HEAP }: BulkWorkerStart,
  idOf?: IdOf,
): BulkWorkers {
  const entry = pathToFileURL(file);
  const pool = createPool<Block, WorkedBlock>({ entry, heap, count, begin: data, atHand: AT_HAND });
  let closed = false;

  async function* work(block: Block): AsyncGenerator<WorkedPart> {
    for (let left: Block | undefined = block; left;) {
      const outcome = await pool.run(left);
      if (!outcome?.ok) {
        if (closed) throw new Error('The run is over');
        // If a worker cannot start once, it never will.
        if (outcome?.trouble === 'unstarted') throw new Error('A worker ended before it began');
        return yield* oneByOne(left);
      }
      const { rest } = outcome.result;
      const next: Block | undefined = rest === undefined ? undefined : blockFrom(left, rest);
      yield { ...outcome.result, taken: left.bytes.length - (next?.bytes.length ?? 0) };
      left = next;
    }
  }

  async function* oneByOne(block: Block): AsyncGenerator<WorkedPart> {
    const lines = linesOf(block);
    if (lines.length <= 1) return yield killed(block.firstLine, idOf?.(block.firstLine));
    for (const line of lines) yield* work(line);
  }

  return {
    work,
    close() {
      closed = true;
      pool.stop();
    },
  };
}

function killed(line: number, id?: string): WorkedPart {
  return { records: 1, failed: 1, bytes: new TextEncoder().encode(`${internal(line, id).text}\n`) };
}

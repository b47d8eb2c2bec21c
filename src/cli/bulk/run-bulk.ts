import { refusedLine } from '../../handlers/bulk/answer-record.ts';
import type { BulkTally, WorkedBlock } from './bulk-messages.ts';
import { cutBlocks } from '../../handlers/bulk/cut-blocks.ts';
import { createBulkWorkers, type BulkWorkerStart } from './workers.ts';
import { requestMessages } from '../../contract/messages.ts';

export interface BulkRun {
  readonly pieces: AsyncIterable<Uint8Array>;
  /** Resolves when there is room for more. */
  write(bytes: Uint8Array): Promise<void>;
  readonly workers: number;
  /** Answers in the order of the records, or as they come. */
  readonly ordered: boolean;
  readonly worker: BulkWorkerStart;
  /** Hears of the sums so far. */
  onProgress?(tally: BulkTally): void;
}

/** Longest line taken, in bytes. */
const LONGEST_LINE = 16_000_000;

/** Blocks read and not yet written, for each worker: what bounds the memory. */
const AHEAD = 4;

/**
 * Works on every record of a stream with workers of its own. No more is read than can be worked on and written, and
 * nothing a record does keeps the others from their answers.
 */
export async function runBulk({ pieces, write, workers, ordered, worker, onProgress }: BulkRun): Promise<BulkTally> {
  const pool = createBulkWorkers(workers, worker);
  const unwritten = new Set<Promise<void>>();
  let tally: BulkTally = { records: 0, failed: 0 };
  let before: Promise<void> = Promise.resolve();
  let writing: Promise<void> = Promise.resolve();
  let trouble: unknown;

  function deliver(answered: Promise<WorkedBlock>): void {
    const previous = before;
    const written = (async () => {
      const { records, failed, bytes } = await answered;
      if (ordered) await previous;
      // One after another, also where the order is free: a stream takes no two writes at once.
      await (writing = writing.then(() => write(bytes)));
      tally = { records: tally.records + records, failed: tally.failed + failed };
      onProgress?.(tally);
    })().catch((error: unknown) => {
      trouble ??= error;
    });
    before = written;
    unwritten.add(written);
    void written.then(() => unwritten.delete(written));
  }

  try {
    for await (const { firstLine, bytes } of cutBlocks(pieces, LONGEST_LINE)) {
      deliver(bytes ? pool.work({ firstLine, bytes }) : Promise.resolve(tooLong(firstLine)));
      while (unwritten.size >= workers * AHEAD && trouble === undefined)
        await (ordered ? oldest(unwritten) : Promise.race(unwritten));
      if (trouble !== undefined) break;
    }
    await Promise.all(unwritten);
  } finally {
    pool.close();
  }
  if (trouble !== undefined) throw trouble as Error;
  return tally;
}

function oldest(promises: ReadonlySet<Promise<void>>): Promise<void> {
  const [first = Promise.resolve()] = promises;
  return first;
}

function tooLong(line: number) {
  const { text } = refusedLine(line, 'SIZE', requestMessages.lineTooLong({ maxBytes: LONGEST_LINE }));
  return { records: 1, failed: 1, bytes: new TextEncoder().encode(`${text}\n`) };
}

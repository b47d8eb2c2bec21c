import { refusedLine } from '../../operations/bulk/answer-record.ts';
import type { BulkTally } from './bulk-messages.ts';
import { cutBlocks, smallerBlocks } from '../../operations/bulk/cut-blocks.ts';
import { createBulkWorkers, type BulkWorkerStart, type WorkedPart } from './workers.ts';
import { requestMessages } from '../../api/messages.ts';
import { NOTHING, type Resumed } from './answer-file.ts';
import type { IdOf } from './input-pieces.ts';

export interface BulkRun {
  readonly pieces: AsyncIterable<Uint8Array>;
  /** Resolves when there is room for more. */
  write(bytes: Uint8Array): Promise<void>;
  readonly workers: number;
  /** Answers in the order of the records, or as soon as ready. */
  readonly ordered: boolean;
  readonly worker: BulkWorkerStart;
  /** The answers of an interrupted run; `pieces` begin after the line of the last one. */
  readonly before?: Resumed;
  /** The ids of lines that are known before their records are read. */
  readonly idOf?: IdOf | undefined;
  /** Receives the totals so far. */
  onProgress?(tally: BulkTally): void;
}

/** Longest line accepted, in bytes. */
const LONGEST_LINE = 16_000_000;

/** Blocks read and not yet written, per worker: this bounds the memory. */
const AHEAD = 4;

/** The intended length of the answers to a block, in bytes. */
const ANSWERS = 1024 * 1024;

/** Assumed bytes of answers per byte of records, until there are answers to measure. */
const FIRST_GROWTH = 8;

/**
 * Processes every record of a stream with workers. It reads no more than can be processed and written. A bad record
 * never prevents the answers to others.
 */
export async function runBulk({
  pieces,
  write,
  workers,
  ordered,
  worker,
  onProgress,
  before = NOTHING,
  idOf,
}: BulkRun): Promise<BulkTally> {
  const pool = createBulkWorkers(workers, worker, idOf);
  const unwritten = new Set<Promise<void>>();
  let tally: BulkTally = { records: before.records, failed: before.failed };
  let last: Promise<void> = Promise.resolve();
  let writing: Promise<void> = Promise.resolve();
  let trouble: unknown;
  let growth = FIRST_GROWTH;

  function deliver(answered: AsyncIterable<WorkedPart>): void {
    const previous = last;
    const written = (async () => {
      for await (const { records, failed, bytes, taken } of answered) {
        if (taken !== undefined) growth += (bytes.length / taken - growth) / 4;
        if (ordered) await previous;
        // Written one after another, even without order: a stream allows one write at a time.
        await (writing = writing.then(() => write(bytes)));
        tally = { records: tally.records + records, failed: tally.failed + failed };
        onProgress?.(tally);
      }
    })().catch((error: unknown) => {
      trouble ??= error;
    });
    last = written;
    unwritten.add(written);
    void written.then(() => unwritten.delete(written));
  }

  /** Answers the blocks, which are cut so that the answers to each have about the same length. */
  async function* blocks(): AsyncGenerator<AsyncIterable<WorkedPart>> {
    for await (const { firstLine, bytes } of cutBlocks(pieces, LONGEST_LINE, before.line + 1)) {
      if (!bytes) yield tooLong(firstLine, idOf?.(firstLine));
      else {
        for (const block of smallerBlocks({ firstLine, bytes }, () => ANSWERS / growth)) yield pool.work(block);
      }
    }
  }

  try {
    for await (const answered of blocks()) {
      deliver(answered);
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

async function* tooLong(line: number, id?: string): AsyncGenerator<WorkedPart> {
  const { text } = refusedLine(line, 'SIZE', requestMessages.lineTooLong({ maxBytes: LONGEST_LINE }), { id });
  yield await Promise.resolve({ records: 1, failed: 1, bytes: new TextEncoder().encode(`${text}\n`) });
}

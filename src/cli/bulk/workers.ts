import { Worker } from 'node:worker_threads';
import { internal } from '../../contract/bulk/answer-record.ts';
import type { BulkAnswer, BulkTally } from './bulk-messages.ts';
import { linesOf, type Block } from './cut-blocks.ts';

export type WorkedBlock = BulkTally & { readonly bytes: Uint8Array };

export interface Workers {
  /** Works on a block as soon as a worker is free; rejects only when no worker can be started. */
  work(block: Block): Promise<WorkedBlock>;
  close(): Promise<void>;
}

/** How a worker is started. */
export interface WorkerStart {
  readonly file: string;
  readonly data: unknown;
  /** Megabytes of heap after which it is given up; 512 when it is not said. */
  readonly heap?: number;
}

const HEAP = 512;

/** A worker has the next block at hand while it works on one. */
const AT_HAND = 2;

interface Waiting {
  readonly block: Block;
  /** Kept while a worker has the bytes: if it dies, the work begins again. */
  readonly copy: Uint8Array<ArrayBuffer>;
  resolve(worked: WorkedBlock): void;
  reject(error: unknown): void;
}

interface Slot {
  readonly worker: Worker;
  /** In the order the worker takes them. */
  readonly tasks: Map<number, Waiting>;
  /** It has answered before: a worker that dies at once would die for ever. */
  proven: boolean;
}

/**
 * Threads that work on blocks of records. When one dies of a record (its heap or its stack is full), the block is worked on
 * again line by line, and only the record that kills is answered with an internal error.
 */
export function createWorkers(count: number, { file, data, heap = HEAP }: WorkerStart): Workers {
  const queue: Waiting[] = [];
  const slots = new Set<Slot>();
  let task = 0;
  let closing = false;

  function start(): Slot {
    const worker = new Worker(file, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: heap } });
    const slot: Slot = { worker, tasks: new Map(), proven: false };
    worker.on('message', ({ task: done, records, failed, bytes }: BulkAnswer) => {
      const waiting = slot.tasks.get(done);
      slot.tasks.delete(done);
      slot.proven = true;
      waiting?.resolve({ records, failed, bytes });
      feed();
    });
    // The end of a worker is told by `exit` as well, which settles what it leaves behind.
    let reason: unknown;
    worker.on('error', (error) => (reason = error));
    worker.on('exit', () => {
      slots.delete(slot);
      if (!closing) abandoned(slot, reason);
    });
    slots.add(slot);
    return slot;
  }

  function abandoned({ tasks, proven }: Slot, reason: unknown): void {
    const [suspect, ...rest] = tasks.values();
    queue.unshift(...rest);
    if (!suspect) return feed();
    const { block, copy, resolve, reject } = suspect;
    const lines = linesOf({ ...block, bytes: copy });
    if (lines.length > 1) oneByOne(lines).then(resolve, reject);
    else if (proven || isExhausted(reason)) resolve(killed(block.firstLine));
    else reject(reason ?? new Error('A worker ended before it began'));
    feed();
  }

  async function oneByOne(lines: readonly Block[]): Promise<WorkedBlock> {
    const parts: WorkedBlock[] = [];
    for (const line of lines) parts.push(await submit(line));
    return {
      records: parts.reduce((sum, { records }) => sum + records, 0),
      failed: parts.reduce((sum, { failed }) => sum + failed, 0),
      bytes: Buffer.concat(parts.map(({ bytes }) => bytes)),
    };
  }

  function submit(block: Block): Promise<WorkedBlock> {
    return new Promise((resolve, reject) => {
      queue.push({ block, copy: block.bytes, resolve, reject });
      feed();
    });
  }

  function feed(): void {
    while (queue.length > 0) {
      const slot = freest();
      if (!slot) return;
      const waiting = queue.shift() as Waiting;
      const bytes = waiting.copy.slice();
      slot.tasks.set(++task, waiting);
      slot.worker.postMessage({ task, firstLine: waiting.block.firstLine, bytes }, [bytes.buffer]);
    }
  }

  function freest(): Slot | undefined {
    const idle = [...slots].sort((a, b) => a.tasks.size - b.tasks.size)[0];
    if (idle && (idle.tasks.size === 0 || slots.size >= count)) return idle.tasks.size < AT_HAND ? idle : undefined;
    return slots.size < count ? start() : undefined;
  }

  return {
    work: submit,
    async close() {
      closing = true;
      await Promise.all([...slots].map(({ worker }) => worker.terminate()));
    },
  };
}

function isExhausted(reason: unknown): boolean {
  return (
    reason instanceof Error &&
    (reason instanceof RangeError || ('code' in reason && reason.code === 'ERR_WORKER_OUT_OF_MEMORY'))
  );
}

function killed(line: number): WorkedBlock {
  return { records: 1, failed: 1, bytes: new TextEncoder().encode(`${internal(line).text}\n`) };
}

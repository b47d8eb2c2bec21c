import { fork, type ChildProcess } from 'node:child_process';
import { internal } from '../../handlers/bulk/answer-record.ts';
import { READY, type BulkAnswer, type BulkTally } from './bulk-messages.ts';
import { linesOf, type Block } from '../../handlers/bulk/cut-blocks.ts';

export type WorkedBlock = BulkTally & { readonly bytes: Uint8Array };

export interface Workers {
  /** Works on a block as soon as a worker is free; rejects only when no worker can be started. */
  work(block: Block): Promise<WorkedBlock>;
  close(): void;
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
  resolve(worked: WorkedBlock): void;
  reject(error: unknown): void;
}

interface Slot {
  readonly worker: ChildProcess;
  /** In the order the worker takes them. */
  readonly tasks: Map<number, Waiting>;
  /** It has answered before: a worker that dies at once would die for ever. */
  proven: boolean;
}

/**
 * Processes that work on blocks of records. When one dies of a record, such as by a full heap, the block is worked on again
 * line by line, and only the record that kills is answered with an internal error. Processes and not threads: a heap that is
 * full in the middle of a native call ends the whole process.
 */
export function createWorkers(count: number, { file, data, heap = HEAP }: WorkerStart): Workers {
  const queue: Waiting[] = [];
  const slots = new Set<Slot>();
  let task = 0;
  let closing = false;

  function start(): Slot {
    // What V8 writes when a heap is full is of no use to anybody here.
    const worker = fork(file, [], {
      execArgv: [`--max-old-space-size=${heap}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const slot: Slot = { worker, tasks: new Map(), proven: false };
    worker.on('message', (message) => {
      slot.proven = true;
      if (message === READY) return;
      const { task: done, records, failed, bytes } = message as BulkAnswer;
      const waiting = slot.tasks.get(done);
      slot.tasks.delete(done);
      waiting?.resolve({ records, failed, bytes });
      feed();
    });
    // Telling a process that has just ended fails, too; that it ended is told below.
    worker.on('error', () => {});
    let ended = false;
    const end = () => {
      if (ended) return;
      ended = true;
      slots.delete(slot);
      if (!closing) abandoned(slot);
    };
    worker.on('exit', end);
    worker.on('disconnect', end);
    worker.send({ start: data }, () => {});
    slots.add(slot);
    return slot;
  }

  function abandoned({ tasks, proven }: Slot): void {
    const [suspect, ...rest] = tasks.values();
    queue.unshift(...rest);
    if (!suspect) return feed();
    const { block, resolve, reject } = suspect;
    const lines = linesOf(block);
    if (lines.length > 1) oneByOne(lines).then(resolve, reject);
    else if (proven) resolve(killed(block.firstLine));
    else reject(new Error('A worker ended before it began'));
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
      queue.push({ block, resolve, reject });
      feed();
    });
  }

  function feed(): void {
    while (queue.length > 0) {
      const slot = freest();
      if (!slot) return;
      const waiting = queue.shift() as Waiting;
      slot.tasks.set(++task, waiting);
      slot.worker.send({ task, ...waiting.block }, () => {});
    }
  }

  function freest(): Slot | undefined {
    const idle = [...slots].sort((a, b) => a.tasks.size - b.tasks.size)[0];
    if (idle && (idle.tasks.size === 0 || slots.size >= count)) return idle.tasks.size < AT_HAND ? idle : undefined;
    return slots.size < count ? start() : undefined;
  }

  return {
    work: submit,
    close() {
      closing = true;
      for (const { worker } of slots) worker.kill('SIGKILL');
    },
  };
}

function killed(line: number): WorkedBlock {
  return { records: 1, failed: 1, bytes: new TextEncoder().encode(`${internal(line).text}\n`) };
}

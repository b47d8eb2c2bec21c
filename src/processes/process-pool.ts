import { startWorker, type JobOutcome, type WorkerProcess, type WorkerStart } from './worker-process.ts';

export interface PoolOptions<Job> extends WorkerStart<Job> {
  /** How many processes at a time. */
  readonly count: number;
  /** Jobs that a process has been given at a time: with the next one at hand it need not wait between two. */
  readonly atHand?: number;
  /** Jobs that may wait for a process; as many as come when left out. */
  readonly queue?: number;
  /** Longest that one of them waits, in milliseconds; for ever when left out. */
  readonly patience?: number;
}

export interface ProcessPool<Job, Result> {
  /** Processes at work. */
  readonly busy: number;
  /** Jobs that wait. */
  readonly waiting: number;
  /** Whether a job that comes now would find no room: told before a body is read, which costs more than all the rest of a refusal. */
  readonly full: boolean;
  /** Does a job; undefined when it waited too long, or too many wait. */
  run(job: Job): Promise<JobOutcome<Result> | undefined>;
  /** Ends every process. A job that comes after that is as good as killed. */
  stop(): void;
}

/** Shortest patience, in milliseconds: with the rest of a connection that was refused before, small work is answered within half a second. */
const LEAST_PATIENCE = 200;

/** So many may wait as long as anybody may: a pause, or the callers of one program, refuse nobody. */
const LEAST_WAITING = 8;

/** Milliseconds after which a process without work is ended and its memory given back. */
const IDLE = 60_000;

/** A process of a pool. */
interface Slot<Job, Result> {
  readonly worker: WorkerProcess<Job, Result>;
  /** It has not done a job yet, and may still be starting. */
  isNew: boolean;
  idle?: ReturnType<typeof setTimeout>;
}

/** A job that waits for a process. */
interface Waiting<Job, Result> {
  begin(slot: Slot<Job, Result>): void;
  end(outcome: JobOutcome<Result> | undefined): void;
}

const KILLED = { ok: false, trouble: 'killed' } as const;

/**
 * Processes for work that would hold up everybody else, or that all processors should share.
 *
 * Where patience has an end, a job waits no longer than three times what a job takes at the moment: when more arrives than can be
 * done, the rest is refused early, and what is accepted is answered soon.
 */
export function createPool<Job, Result>(options: PoolOptions<Job>): ProcessPool<Job, Result> {
  const { count, atHand = 1, queue = Infinity, patience = Infinity } = options;
  /** The one that was used last stands last, so that the others become idle. */
  const slots = new Set<Slot<Job, Result>>();
  const line: Waiting<Job, Result>[] = [];
  let stopped = false;
  // Nothing is known yet, and the first process has to start: whoever waits then waits as long as anybody may.
  let usual: number | undefined;

  const busy = () => [...slots].filter(({ worker }) => worker.atHand > 0).length;
  const longestWait = () =>
    usual === undefined || line.length < LEAST_WAITING
      ? patience
      : Math.min(patience, Math.max(LEAST_PATIENCE, 3 * usual));

  /** A process without work, a new one, or one with room for a job more. */
  function freeSlot(): Slot<Job, Result> | undefined {
    for (const slot of slots) if (!slot.worker.alive) slots.delete(slot);
    const idle = [...slots].findLast(({ worker }) => worker.atHand === 0);
    if (idle) return idle;
    if (slots.size < count) return { worker: startWorker<Job, Result>(options), isNew: true };
    return [...slots].find(({ worker }) => worker.atHand < atHand);
  }

  async function workOn(slot: Slot<Job, Result>, job: Job): Promise<JobOutcome<Result> | undefined> {
    slots.delete(slot);
    slots.add(slot);
    clearTimeout(slot.idle);
    const began = performance.now();
    const outcome = await slot.worker.run(job);
    const took = performance.now() - began;
    // A first job waits for its process.
    if (!slot.isNew) usual = usual === undefined ? took : usual + (took - usual) / 8;
    slot.isNew = false;
    // Its process ended over the job before: it is the next one's turn, ahead of whoever waits.
    const again = outcome ? undefined : place(job, (waiting) => line.unshift(waiting));
    freed(slot);
    return outcome ?? again;
  }

  function freed(slot: Slot<Job, Result>): void {
    while (line.length > 0 && !stopped) {
      const free = freeSlot();
      if (!free) break;
      line.shift()?.begin(free);
    }
    const { worker } = slot;
    if (!worker.alive || worker.atHand > 0) return;
    slot.idle = setTimeout(() => worker.stop(), IDLE);
    slot.idle.unref();
  }

  /** Has a job done at once, or when there is a process for it. */
  function place(job: Job, wait: (waiting: Waiting<Job, Result>) => void): Promise<JobOutcome<Result> | undefined> {
    if (stopped) return Promise.resolve(KILLED);
    const slot = freeSlot();
    if (slot) return workOn(slot, job);
    return new Promise((resolve, reject) => {
      wait({ begin: (free) => void workOn(free, job).then(resolve, reject), end: resolve });
    });
  }

  /** Lets a job wait its turn, unless too many do, and no longer than patience lasts. */
  function queueUp(waiting: Waiting<Job, Result>): void {
    if (line.length >= queue) return waiting.end(undefined);
    const longest = longestWait();
    if (longest === Infinity) return void line.push(waiting);
    const timed: Waiting<Job, Result> = {
      begin: (free) => {
        clearTimeout(late);
        waiting.begin(free);
      },
      end: (outcome) => {
        clearTimeout(late);
        waiting.end(outcome);
      },
    };
    const late = setTimeout(() => {
      line.splice(line.indexOf(timed), 1);
      waiting.end(undefined);
    }, longest);
    line.push(timed);
  }

  return {
    get busy() {
      return busy();
    },
    get waiting() {
      return line.length;
    },
    get full() {
      return busy() >= count && (line.length >= queue || (line.length * (usual ?? 0)) / count > longestWait());
    },
    run: (job) => place(job, queueUp),
    stop() {
      stopped = true;
      for (const { worker } of slots) worker.stop();
      for (const { end } of line.splice(0)) end(KILLED);
    },
  };
}

import { startWorker, type JobOutcome, type WorkerProcess, type WorkerStart } from './worker-process.ts';

export interface PoolOptions<Job> extends WorkerStart<Job> {
  /** Number of processes. */
  readonly count: number;
  /** Jobs assigned to a process at a time: with the next one ready it need not wait. */
  readonly atHand?: number;
  /** Jobs that may wait for a process; unlimited if omitted. */
  readonly queue?: number;
  /** Longest wait of a job in milliseconds; unlimited if omitted. */
  readonly patience?: number;
}

export interface ProcessPool<Job, Result> {
  /** Busy processes. */
  readonly busy: number;
  /** Waiting jobs. */
  readonly waiting: number;
  /**
   * Whether a new job would find no room. Checked before a body is read, since reading is the expensive part of a
   * refusal.
   */
  readonly full: boolean;
  /** Runs a job; undefined if it waited too long, or too many jobs wait. */
  run(job: Job): Promise<JobOutcome<Result> | undefined>;
  /** Ends every process. Later jobs count as killed. */
  stop(): void;
}

/**
 * Shortest wait limit, in milliseconds. Together with the pause of a refused connection, small work is answered within
 * half a second.
 */
const LEAST_PATIENCE = 200;

/** This many jobs may always wait for the full time: a pause, or the callers of one program, cause no refusal. */
const LEAST_WAITING = 8;

/** Milliseconds after which an idle process ends and frees its memory. */
const IDLE = 60_000;

/** A process of a pool. */
interface Slot<Job, Result> {
  readonly worker: WorkerProcess<Job, Result>;
  /** It has finished no job yet, and may still be starting. */
  isNew: boolean;
  idle?: ReturnType<typeof setTimeout>;
}

/** A waiting job. */
interface Waiting<Job, Result> {
  begin(slot: Slot<Job, Result>): void;
  end(outcome: JobOutcome<Result> | undefined): void;
}

const KILLED = { ok: false, trouble: 'killed' } as const;

/**
 * Worker processes for work that would block other requests, or that all processors should share.
 *
 * With a limited wait, a job waits at most three times the current time per job. When more work arrives than can be
 * done, the excess is refused early, and accepted work is answered soon.
 */
export function createPool<Job, Result>(options: PoolOptions<Job>): ProcessPool<Job, Result> {
  const { count, atHand = 1, queue = Infinity, patience = Infinity } = options;
  /** The process used last is at the end, so that the others become idle. */
  const slots = new Set<Slot<Job, Result>>();
  const line: Waiting<Job, Result>[] = [];
  let stopped = false;
  // No time is known yet and the first process has to start, so the full wait applies.
  let usual: number | undefined;

  const busy = () => [...slots].filter(({ worker }) => worker.atHand > 0).length;
  const longestWait = () =>
    usual === undefined || line.length < LEAST_WAITING
      ? patience
      : Math.min(patience, Math.max(LEAST_PATIENCE, 3 * usual));

  /** An idle process, a new one, or one with room for another job. */
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
    // The first job waits for its process.
    if (!slot.isNew) usual = usual === undefined ? took : usual + (took - usual) / 8;
    slot.isNew = false;
    // Its process died on the previous job; this job goes first, before all waiting ones.
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

  /** Runs a job now or as soon as a process is free. */
  function place(job: Job, wait: (waiting: Waiting<Job, Result>) => void): Promise<JobOutcome<Result> | undefined> {
    if (stopped) return Promise.resolve(KILLED);
    const slot = freeSlot();
    if (slot) return workOn(slot, job);
    return new Promise((resolve, reject) => {
      wait({ begin: (free) => void workOn(free, job).then(resolve, reject), end: resolve });
    });
  }

  /** Queues a job, unless too many wait, and for at most the wait limit. */
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

import { createLine } from './waiting-line.ts';
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
  /** A further process for light jobs alone. */
  readonly light?: LightLane<Job>;
}

/**
 * Light jobs have a process of their own, so that they never wait for a heavy one. It is started at once and stays, so
 * that the first does not wait for its start. They also use the other processes while no heavy job needs them.
 */
export interface LightLane<Job> {
  /** Whether a job is light, whatever it contains. */
  readonly has: (job: Job) => boolean;
  /** Largest heap of the process, in mebibytes. */
  readonly heap: number;
  /** Light jobs that may wait, and their longest wait in milliseconds. */
  readonly queue: number;
  readonly patience: number;
}

export interface ProcessPool<Job, Result> {
  /** Busy processes. */
  readonly busy: number;
  /** Waiting jobs. */
  readonly waiting: number;
  /**
   * Whether a new job, if it is not light, would find no room. Checked before a body is read, since reading is the
   * expensive part of a refusal.
   */
  readonly full: boolean;
  /** Runs a job; undefined if it waited too long, or too many jobs wait. */
  run(job: Job): Promise<JobOutcome<Result> | undefined>;
  /** Ends every process. Later jobs count as killed. */
  stop(): void;
}

/** Jobs of each lane that may always wait for the full time. A program may well send fifty small ones at once. */
const SURE = { heavy: 8, light: 64 } as const;

/** Milliseconds after which an idle process ends and frees its memory. */
const IDLE = 60_000;

/** In the order in which they get a process that may work for both: the light ones have one of their own. */
const LANES = ['heavy', 'light'] as const;
type Lane = (typeof LANES)[number];

/** A process of a pool. */
interface Slot<Job, Result> {
  readonly worker: WorkerProcess<Job, Result>;
  /** It works for light jobs alone. */
  readonly isLight: boolean;
  isStarting: boolean;
  /** It has finished no job yet, and may still load code. */
  isNew: boolean;
  idle?: ReturnType<typeof setTimeout>;
}

/** A waiting job. */
interface Waiting<Job, Result> {
  begin(slot: Slot<Job, Result>): void;
  end(outcome: JobOutcome<Result> | undefined): void;
}

const KILLED = { ok: false, trouble: 'killed' } as const;

/** Worker processes for work that would block other requests, or that all processors should share. */
export function createPool<Job, Result>(options: PoolOptions<Job>): ProcessPool<Job, Result> {
  const { count, atHand = 1, queue = Infinity, patience = Infinity, light } = options;
  /** The process used last is at the end, so that the others become idle. */
  const slots = new Set<Slot<Job, Result>>();
  const lines = {
    heavy: createLine<Waiting<Job, Result>>({ queue, patience, sure: SURE.heavy }),
    light: createLine<Waiting<Job, Result>>({
      queue: light?.queue ?? 0,
      patience: light?.patience ?? patience,
      sure: SURE.light,
    }),
  };
  let stopped = false;

  const laneOf = (job: Job): Lane => (light?.has(job) ? 'light' : 'heavy');
  const isBusy = ({ worker }: Slot<Job, Result>) => worker.atHand > 0;
  const shared = () => [...slots].filter(({ isLight }) => !isLight);

  /** A process that may take a job of this lane now. If none can, another one is started, and whichever is free first takes it. */
  function freeSlot(lane: Lane): Slot<Job, Result> | undefined {
    removeEnded();
    if (lane === 'light') keepLight();
    const own = lane === 'light' ? [...slots] : shared();
    const idle = own.filter((slot) => !isBusy(slot));
    const started = idle.filter(({ isStarting }) => !isStarting);
    const free = started.find(({ isLight }) => isLight) ?? started.at(-1);
    if (free) return free;
    if (!own.some(isBusy)) return idle[0] ?? start(lane);
    if (idle.length === 0) start(lane);
    return own.find((slot) => isBusy(slot) && slot.worker.atHand < atHand);
  }

  /** Starts a process for the lane, if it may have another one. */
  function start(lane: Lane): Slot<Job, Result> | undefined {
    const isLight = lane === 'light' && ![...slots].some((slot) => slot.isLight);
    if (!isLight && shared().length >= count) return undefined;
    const heap = isLight && light ? light.heap : options.heap;
    const slot: Slot<Job, Result> = {
      worker: startWorker<Job, Result>({ ...options, heap }),
      isLight,
      isStarting: true,
      isNew: true,
    };
    slots.add(slot);
    void slot.worker.started.then(() => {
      slot.isStarting = false;
      if (slot.worker.alive && !isBusy(slot)) freed(slot);
    });
    return slot;
  }

  async function workOn(slot: Slot<Job, Result>, job: Job): Promise<JobOutcome<Result> | undefined> {
    slots.delete(slot);
    slots.add(slot);
    clearTimeout(slot.idle);
    const line = lines[laneOf(job)];
    const began = performance.now();
    const outcome = await slot.worker.run(job);
    // The first job waits for its process.
    if (!slot.isNew) line.took(performance.now() - began);
    slot.isNew = false;
    // Its process died on the previous job; this job goes first, before all waiting ones.
    const again = outcome ? undefined : place(job, (waiting) => line.addFirst(waiting));
    freed(slot);
    return outcome ?? again;
  }

  /** Gives waiting jobs their turn when a process has finished a job, or is there. */
  function freed(slot: Slot<Job, Result>): void {
    for (const lane of LANES) {
      while (lines[lane].length > 0 && !stopped) {
        const free = freeSlot(lane);
        if (!free) break;
        lines[lane].take()?.begin(free);
      }
    }
    const { worker, isLight } = slot;
    if (isLight) {
      // A job has ended it. One that could not be started is tried again with the next job.
      if (!worker.alive && worker.hasStarted && !stopped) keepLight();
      return;
    }
    if (!worker.alive || worker.atHand > 0) return;
    slot.idle = setTimeout(() => worker.stop(), IDLE);
    slot.idle.unref();
  }

  function removeEnded(): void {
    for (const slot of slots) if (!slot.worker.alive) slots.delete(slot);
  }

  function keepLight(): void {
    removeEnded();
    if (light && ![...slots].some(({ isLight }) => isLight)) start('light');
  }

  /** Runs a job now or as soon as a process is free. */
  function place(job: Job, wait: (waiting: Waiting<Job, Result>) => void): Promise<JobOutcome<Result> | undefined> {
    if (stopped) return Promise.resolve(KILLED);
    const slot = freeSlot(laneOf(job));
    if (slot) return workOn(slot, job);
    return new Promise((resolve, reject) => {
      wait({ begin: (free) => void workOn(free, job).then(resolve, reject), end: resolve });
    });
  }

  keepLight();
  return {
    get busy() {
      return [...slots].filter(isBusy).length;
    },
    get waiting() {
      return lines.heavy.length + lines.light.length;
    },
    get full() {
      return shared().filter(isBusy).length >= count && lines.heavy.isFull(count);
    },
    run: (job) =>
      place(job, (waiting) => {
        const late = () => waiting.end(undefined);
        if (!lines[laneOf(job)].add(waiting, late)) late();
      }),
    stop() {
      stopped = true;
      for (const { worker } of slots) worker.stop();
      for (const lane of LANES) for (const { end } of lines[lane].takeAll()) end(KILLED);
    },
  };
}

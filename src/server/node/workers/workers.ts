import type { PackedReply, Reply } from '../../exchange.ts';
import { describeFailure, type Log, type LogEntry } from '../../log.ts';
import { refuse, refuseBusy } from '../../refusal.ts';
import { requestFault } from '../../../handlers/requests/request-fault.ts';
import type { Job } from './messages.ts';
import { startWorker, type JobOutcome, type JobTrouble, type WorkerProcess } from './worker-process.ts';

export interface WorkersOptions {
  /** The program of a worker. */
  readonly entry: URL;
  /** How many at a time. */
  readonly count: number;
  /** Largest heap of each, in mebibytes. */
  readonly heap: number;
  /** Milliseconds that one job may take. */
  readonly timeout: number;
  /** Jobs that may wait for a worker. */
  readonly queue: number;
  /** Longest that one of them waits, in milliseconds. */
  readonly patience: number;
  readonly log?: Log | undefined;
}

export interface Workers {
  readonly busy: number;
  readonly waiting: number;
  /** Whether whoever comes now would be refused: told before a body is read, which costs more than all the rest of a refusal. */
  readonly full: boolean;
  /** How many jobs ended how: with a reply, refused for want of room, or in trouble. */
  readonly ended: Readonly<Record<'done' | 'busy' | JobTrouble, number>>;
  /** Does a job, or says in a reply why it is not done. */
  run(job: Job): Promise<PackedReply | Reply>;
  stop(): void;
}

/** Shortest patience, in milliseconds: with the rest of a connection that was refused before, small work is answered within half a second. */
const LEAST_PATIENCE = 200;

/** So many may wait as long as anybody may: a pause, or the callers of one program, refuse nobody. */
const LEAST_WAITING = 8;

/** Milliseconds after which a worker without work is ended and its memory given back. */
const IDLE = 60_000;

interface Waiting {
  readonly job: Job;
  readonly begin: (worker: WorkerProcess) => void;
}

/**
 * Processes for work that would hold up everybody else. A process and not a thread: when the heap of a thread is full in
 * the middle of a native call, V8 ends the whole process.
 *
 * A job waits no longer than three times what a job takes at the moment: when more arrives than can be done, the rest
 * is refused early, and what is accepted is answered soon.
 */
export function createWorkers({ entry, count, heap, timeout, queue, patience, log }: WorkersOptions): Workers {
  const idle: { readonly worker: WorkerProcess; readonly timer: ReturnType<typeof setTimeout> }[] = [];
  const all = new Set<WorkerProcess>();
  const starting = new WeakSet<WorkerProcess>();
  const line: Waiting[] = [];
  const ended = { done: 0, busy: 0, time: 0, memory: 0, crash: 0, killed: 0 };
  let busy = 0;
  let stopped = false;
  // Nothing is known yet, and the first worker has to start: whoever waits then waits as long as anybody may.
  let usual: number | undefined;

  const longestWait = () =>
    usual === undefined || line.length < LEAST_WAITING
      ? patience
      : Math.min(patience, Math.max(LEAST_PATIENCE, 3 * usual));

  function freeWorker(): WorkerProcess | undefined {
    for (let next = idle.pop(); next; next = idle.pop()) {
      clearTimeout(next.timer);
      if (next.worker.alive) return next.worker;
      all.delete(next.worker);
    }
    if (busy >= count) return undefined;
    const worker = startWorker(entry, heap);
    all.add(worker);
    starting.add(worker);
    return worker;
  }

  function free(worker: WorkerProcess): void {
    const next = worker.alive ? line.shift() : undefined;
    if (next) return next.begin(worker);
    busy--;
    if (worker.alive) {
      const timer = setTimeout(() => worker.stop(), IDLE);
      timer.unref();
      idle.push({ worker, timer });
    } else {
      all.delete(worker);
      const other = line.length > 0 ? freeWorker() : undefined;
      if (other) {
        busy++;
        line.shift()?.begin(other);
      }
    }
  }

  /** A worker at once, or when one is free; `undefined` when that takes too long or too many wait. */
  function getWorker(job: Job): Promise<WorkerProcess | undefined> {
    const worker = freeWorker();
    if (worker) {
      busy++;
      return Promise.resolve(worker);
    }
    if (line.length >= queue) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const given: Waiting = {
        job,
        begin: (free) => {
          clearTimeout(late);
          resolve(free);
        },
      };
      const late = setTimeout(() => {
        line.splice(line.indexOf(given), 1);
        resolve(undefined);
      }, longestWait());
      line.push(given);
    });
  }

  /** What one worker made of a job; undefined when none was to be had. */
  async function attempt(job: Job): Promise<JobOutcome | undefined> {
    const worker = await getWorker(job);
    if (!worker) return undefined;
    const began = performance.now();
    const outcome = await worker.run(job, timeout);
    const took = performance.now() - began;
    // A first job waits for its process.
    if (!starting.delete(worker)) usual = usual === undefined ? took : usual + (took - usual) / 8;
    free(worker);
    if (isKilled(outcome) && !stopped) log?.(KILLED);
    return outcome;
  }

  function replyTo(outcome: JobOutcome): PackedReply | Reply {
    if (outcome.ok) {
      ended.done++;
      return outcome.reply;
    }
    if ('trouble' in outcome) {
      const { trouble } = outcome;
      ended[trouble]++;
      if (trouble === 'time' || trouble === 'memory') return refuseCostly(trouble);
      if (trouble === 'killed') return refuseBusy();
      log?.(describeFailure('WORK', 'worker', new Error('a worker ended by itself')));
    } else {
      ended.crash++;
      log?.({ kind: 'failure', method: 'WORK', path: 'worker', error: outcome.error, stack: outcome.stack });
    }
    return refuse(500, 'internal', 'The service failed to answer. The failure has been recorded.');
  }

  return {
    get busy() {
      return busy;
    },
    get waiting() {
      return line.length;
    },
    get full() {
      return busy >= count && (line.length >= queue || (line.length * (usual ?? 0)) / count > longestWait());
    },
    ended,
    async run(job) {
      // A worker that somebody ends costs time, not the answer: nothing outside of it has changed, so another may begin again.
      const first = await attempt(job);
      const outcome = isKilled(first) && !stopped ? await attempt(job) : first;
      if (outcome) return replyTo(outcome);
      ended.busy++;
      return refuseBusy();
    },
    stop() {
      stopped = true;
      for (const worker of all) worker.stop();
    },
  };
}

const KILLED: LogEntry = {
  kind: 'event',
  level: 'warn',
  event: 'worker-killed',
  message: 'Something ended a worker while it worked; its work is begun again once, and refused with 503 after that',
};

function isKilled(outcome: JobOutcome | undefined): boolean {
  return outcome !== undefined && !outcome.ok && 'trouble' in outcome && outcome.trouble === 'killed';
}

const COSTLY = {
  time: ['TIME', 'Working on this document takes longer than the service allows'],
  memory: ['MEMORY', 'Working on this document takes more memory than the service allows'],
} as const;

function refuseCostly(trouble: keyof typeof COSTLY): Reply {
  const [code, description] = COSTLY[trouble];
  return refuse(413, 'input', `${description}.`, [requestFault(code, 'request', description)]);
}

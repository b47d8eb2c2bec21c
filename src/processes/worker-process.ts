import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { READY, type Answered, type Asked, type Beginning } from './messages.ts';

/**
 * Why a job has no result: it took too long, its process ran out of memory, crashed, or was killed from outside (not
 * the job's fault), or no process could be started.
 */
export type JobTrouble = 'time' | 'memory' | 'crash' | 'killed' | 'unstarted';

export type JobOutcome<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly trouble: JobTrouble };

/** How to start a process, and its limits. */
export interface WorkerStart<Job> {
  /** Its program, which calls `serveJobs`. */
  readonly entry: URL;
  /** Largest heap, in mebibytes. */
  readonly heap: number;
  /** Further arguments for Node. */
  readonly flags?: readonly string[];
  /** The first message to the process, before any job. */
  readonly begin?: unknown;
  /** Milliseconds that a job may take; unlimited if omitted. */
  readonly timeout?: ((job: Job) => number) | undefined;
}

/** A process that runs jobs one after another. */
export interface WorkerProcess<Job, Result> {
  /** False once the process is gone; then start another one. */
  readonly alive: boolean;
  /** It could once take jobs. */
  readonly hasStarted: boolean;
  /** Resolves when it can take jobs, or has ended before that. */
  readonly started: Promise<void>;
  /** Its unanswered jobs. */
  readonly atHand: number;
  /** Runs a job; undefined if the process died on an earlier job first. */
  run(job: Job): Promise<JobOutcome<Result> | undefined>;
  stop(): void;
}

/** Signals with which V8 ends a process whose heap is full. */
const MEMORY_SIGNALS: ReadonlySet<string> = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL']);
/** Signals of a crash in native code. */
const BREAKDOWN_SIGNALS: ReadonlySet<string> = new Set(['SIGSEGV', 'SIGBUS', 'SIGFPE']);

/** Any other signal came from outside: an operator, or the system when it runs out of memory and picks any process. */
function troubleOf(signal: string | null): JobTrouble {
  if (signal === null || BREAKDOWN_SIGNALS.has(signal)) return 'crash';
  return MEMORY_SIGNALS.has(signal) ? 'memory' : 'killed';
}

/** Milliseconds to wait for the exit of a process after an error of its channel. */
const REACHED = 100;

/**
 * Starts a process. Not a thread: when the heap of a thread fills up during a native call, V8 ends the whole process.
 */
export function startWorker<Job, Result>(start: WorkerStart<Job>): WorkerProcess<Job, Result> {
  const { entry, heap, flags = [], begin, timeout } = start;
  let alive = true;
  let isReady = false;
  let jobs = 0;
  let atHand = 0;
  const unanswered = new Map<number, (outcome: JobOutcome<Result> | undefined) => void>();
  const child: ChildProcess = fork(fileURLToPath(entry), [], {
    execArgv: [`--max-old-space-size=${heap}`, ...flags],
    serialization: 'advanced',
    // V8's report on a full heap would end up in the middle of the log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // An idle worker does not keep the program alive.
  child.unref();
  child.channel?.unref();
  const ready = new Promise<void>((resolve) => {
    child.once('message', (message) => {
      isReady = message === READY;
      resolve();
    });
    child.once('exit', () => resolve());
    // A process that cannot be started has no exit event.
    child.once('error', () => resolve());
  });
  /** The process was working on the first of its jobs. */
  const end = (trouble: JobTrouble) => {
    const [first, ...others] = unanswered.values();
    unanswered.clear();
    first?.({ ok: false, trouble });
    for (const settle of others) settle(undefined);
  };
  child.on('message', (message) => {
    if (message === READY) return;
    const { id, result } = message as Answered<Result>;
    unanswered.get(id)?.({ ok: true, result });
    unanswered.delete(id);
  });
  child.on('error', () => {
    // It could not be started, or was gone before the job reached it; its exit may give the reason.
    alive = false;
    setTimeout(end, REACHED, 'killed').unref();
  });
  child.once('exit', (_, signal) => {
    alive = false;
    end(troubleOf(signal));
  });
  // A message that cannot be sent is reported as an error of the process.
  if (begin !== undefined) child.send({ begin } satisfies Beginning, () => {});

  return {
    get alive() {
      return alive;
    },
    get hasStarted() {
      return isReady;
    },
    started: ready,
    get atHand() {
      return atHand;
    },
    async run(job) {
      atHand++;
      child.channel?.ref();
      await ready;
      let timer: ReturnType<typeof setTimeout> | undefined;
      try {
        return await new Promise<JobOutcome<Result> | undefined>((resolve) => {
          if (!alive) return resolve({ ok: false, trouble: isReady ? 'killed' : 'unstarted' });
          const id = jobs++;
          unanswered.set(id, resolve);
          if (timeout !== undefined) {
            timer = setTimeout(() => {
              end('time');
              alive = false;
              child.kill('SIGKILL');
            }, timeout(job));
          }
          child.send({ id, job } satisfies Asked<Job>);
        });
      } finally {
        clearTimeout(timer);
        if (--atHand === 0) child.channel?.unref();
      }
    },
    stop() {
      alive = false;
      child.kill('SIGKILL');
    },
  };
}

import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { READY, type Answered, type Asked, type Beginning } from './messages.ts';

/**
 * Why a job has no result: it took too long, its process ran out of memory or ended by itself, or was ended by somebody else, which
 * is no fault of the job; or no process could be started for it.
 */
export type JobTrouble = 'time' | 'memory' | 'crash' | 'killed' | 'unstarted';

export type JobOutcome<Result> =
  { readonly ok: true; readonly result: Result } | { readonly ok: false; readonly trouble: JobTrouble };

/** How a process is started, and what it is held to. */
export interface WorkerStart<Job> {
  /** Its program, which calls `serveJobs`. */
  readonly entry: URL;
  /** Largest heap, in mebibytes. */
  readonly heap: number;
  /** What Node is told beside that. */
  readonly flags?: readonly string[];
  /** What the process is told before its first job. */
  readonly begin?: unknown;
  /** Milliseconds that a job may take; as long as it likes when left out. */
  readonly timeout?: ((job: Job) => number) | undefined;
}

/** A process that does jobs, one after the other. */
export interface WorkerProcess<Job, Result> {
  /** False once the process is gone; another one has to be started then. */
  readonly alive: boolean;
  /** Jobs it has been given and not answered. */
  readonly atHand: number;
  /** Does a job; undefined when the process ended over another one before it came to this. */
  run(job: Job): Promise<JobOutcome<Result> | undefined>;
  stop(): void;
}

/** Signals by which V8 ends a process whose heap is full. */
const MEMORY_SIGNALS: ReadonlySet<string> = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL']);
/** Signals of a process that broke down in native code. */
const BREAKDOWN_SIGNALS: ReadonlySet<string> = new Set(['SIGSEGV', 'SIGBUS', 'SIGFPE']);

/** Any other signal came from outside: an operator, or the system for want of memory, which takes whatever process it finds. */
function troubleOf(signal: string | null): JobTrouble {
  if (signal === null || BREAKDOWN_SIGNALS.has(signal)) return 'crash';
  return MEMORY_SIGNALS.has(signal) ? 'memory' : 'killed';
}

/** Milliseconds in which the end of a process is heard of after an error of its channel. */
const REACHED = 100;

/**
 * Starts a process. A process and not a thread: when the heap of a thread is full in the middle of a native call, V8 ends the whole
 * process.
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
    // What V8 prints of a full heap would stand in the middle of the log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A worker that waits does not keep the program from ending.
  child.unref();
  child.channel?.unref();
  const ready = new Promise<void>((resolve) => {
    child.once('message', (message) => {
      isReady = message === READY;
      resolve();
    });
    child.once('exit', () => resolve());
    // A process that cannot even be started has no exit.
    child.once('error', () => resolve());
  });
  /** The first of the jobs at hand is the one that the process was at. */
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
    // It could not be started, or was gone before the job reached it; its end may still say more.
    alive = false;
    setTimeout(end, REACHED, 'killed').unref();
  });
  child.once('exit', (_, signal) => {
    alive = false;
    end(troubleOf(signal));
  });
  // What cannot be sent is told as an error of the process.
  if (begin !== undefined) child.send({ begin } satisfies Beginning, () => {});

  return {
    get alive() {
      return alive;
    },
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

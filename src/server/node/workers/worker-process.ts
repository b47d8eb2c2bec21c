import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { READY, type Job, type JobResult } from './messages.ts';

/**
 * Why a job has no result: it took too long, its process ran out of memory or ended by itself, or was ended by somebody else, which
 * is no fault of the job.
 */
export type JobTrouble = 'time' | 'memory' | 'crash' | 'killed';

export type JobOutcome = JobResult | { readonly ok: false; readonly trouble: JobTrouble };

/** A process that does one job at a time. */
export interface WorkerProcess {
  /** False once the process is gone; another one has to be started then. */
  readonly alive: boolean;
  /** Does a job; after `timeout` milliseconds of work the process is ended with it. */
  run(job: Job, timeout: number): Promise<JobOutcome>;
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

/** Starts a worker whose heap holds at most `heap` mebibytes. */
export function startWorker(entry: URL, heap: number): WorkerProcess {
  let alive = true;
  let settle: ((outcome: JobOutcome) => void) | undefined;
  const child: ChildProcess = fork(fileURLToPath(entry), [], {
    execArgv: [`--max-old-space-size=${heap}`, '--max-semi-space-size=8', '--expose-gc'],
    serialization: 'advanced',
    // What V8 prints of a full heap would stand in the middle of the log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A worker that waits does not keep the service from ending.
  child.unref();
  child.channel?.unref();
  const ready = new Promise<void>((resolve) => {
    child.once('message', (message) => message === READY && resolve());
    child.once('exit', () => resolve());
    // A process that cannot even be started has no exit.
    child.once('error', () => resolve());
  });
  const end = (outcome: JobOutcome) => {
    settle?.(outcome);
    settle = undefined;
  };
  child.on('message', (message) => message !== READY && end(message as JobResult));
  child.on('error', () => {
    // It could not be started, or was gone before the job reached it; its end may still say more.
    alive = false;
    setTimeout(end, REACHED, { ok: false, trouble: 'killed' }).unref();
  });
  child.once('exit', (_, signal) => {
    alive = false;
    end({ ok: false, trouble: troubleOf(signal) });
  });

  return {
    get alive() {
      return alive;
    },
    async run(job, timeout) {
      child.channel?.ref();
      await ready;
      let timer: ReturnType<typeof setTimeout> | undefined;
      try {
        return await new Promise<JobOutcome>((resolve) => {
          if (!alive) return resolve({ ok: false, trouble: 'killed' });
          settle = resolve;
          timer = setTimeout(() => {
            end({ ok: false, trouble: 'time' });
            alive = false;
            child.kill('SIGKILL');
          }, timeout);
          // What cannot be sent is told as an error of the process.
          child.send(job);
        });
      } finally {
        clearTimeout(timer);
        child.channel?.unref();
      }
    },
    stop() {
      alive = false;
      child.kill('SIGKILL');
    },
  };
}

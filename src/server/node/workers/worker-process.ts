import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { READY, type Job, type JobResult } from './messages.ts';

/** Why a job has no result: it took too long, its process ran out of memory, or the process ended by itself. */
export type JobTrouble = 'time' | 'memory' | 'crash';

export type JobOutcome = JobResult | { readonly ok: false; readonly trouble: JobTrouble };

/** A process that does one job at a time. */
export interface WorkerProcess {
  /** False once the process is gone; another one has to be started then. */
  readonly alive: boolean;
  /** Does a job; after `timeout` milliseconds of work the process is ended with it. */
  run(job: Job, timeout: number): Promise<JobOutcome>;
  stop(): void;
}

/** Signals by which V8 ends a process whose heap is full, and the system one that takes too much of the machine. */
const MEMORY_SIGNALS: ReadonlySet<string | null> = new Set(['SIGABRT', 'SIGKILL', 'SIGTRAP', 'SIGILL']);

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
    alive = false;
    end({ ok: false, trouble: 'crash' });
  });
  child.once('exit', (_, signal) => {
    alive = false;
    end({ ok: false, trouble: MEMORY_SIGNALS.has(signal) ? 'memory' : 'crash' });
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
          if (!alive) return resolve({ ok: false, trouble: 'crash' });
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

import { createPool, type LightLane } from '../../../processes/process-pool.ts';
import type { JobOutcome, JobTrouble } from '../../../processes/worker-process.ts';
import { requestFault } from '../../../operations/requests/request-fault.ts';
import type { PackedReply, Reply } from '../../exchange.ts';
import { describeFailure, type Log, type LogEntry } from '../../log.ts';
import { refuse, refuseBusy } from '../../refusal.ts';
import type { Job } from '../../work/job.ts';
import type { JobResult } from './messages.ts';
import { timeFor } from './time-for.ts';
import { serviceMessages } from '../../../api/service-messages.ts';

export interface WorkersOptions {
  /** The worker program. */
  readonly entry: URL;
  /** Number of workers. */
  readonly count: number;
  /** Largest heap of each, in mebibytes. */
  readonly heap: number;
  /** Milliseconds for a job with a body of up to a mebibyte; a twentieth more for each further one. */
  readonly timeout: number;
  /** Jobs that may wait for a worker. */
  readonly queue: number;
  /** Longest wait in milliseconds. */
  readonly patience: number;
  /** A further worker for light jobs alone. */
  readonly light?: LightLane<Job>;
  readonly log?: Log | undefined;
}

export interface Workers {
  readonly busy: number;
  readonly waiting: number;
  /** Whether a new job that is not light would be refused. */
  readonly full: boolean;
  /** Numbers of jobs by outcome: a reply, refused for lack of room, or failed. */
  readonly ended: Readonly<Record<'done' | 'busy' | Exclude<JobTrouble, 'unstarted'>, number>>;
  /** Runs a job, or replies why not. */
  run(job: Job): Promise<PackedReply | Reply>;
  stop(): void;
}

type Outcome = JobOutcome<JobResult>;

/** Worker processes for requests that would block others. */
export function createServiceWorkers({ log, timeout, ...options }: WorkersOptions): Workers {
  const pool = createPool<Job, JobResult>({
    ...options,
    timeout: ({ body }) => timeFor(body.byteLength, timeout),
    flags: ['--max-semi-space-size=8', '--expose-gc'],
  });
  const ended = { done: 0, busy: 0, time: 0, memory: 0, crash: 0, killed: 0 };
  let stopped = false;

  /** A worker's result for a job; undefined if no worker was free. */
  async function attempt(job: Job): Promise<Outcome | undefined> {
    const outcome = await pool.run(job);
    if (isKilled(outcome) && !stopped) log?.(KILLED);
    return outcome;
  }

  function replyTo(outcome: Outcome): PackedReply | Reply {
    if (!outcome.ok) {
      const trouble = outcome.trouble === 'unstarted' ? 'killed' : outcome.trouble;
      ended[trouble]++;
      if (trouble === 'time' || trouble === 'memory') return refuseCostly(trouble);
      if (trouble === 'killed') return refuseBusy();
      log?.(describeFailure('WORK', 'worker', new Error('a worker ended by itself')));
    } else {
      const { result } = outcome;
      if (result.ok) {
        ended.done++;
        return result.reply;
      }
      ended.crash++;
      log?.({ kind: 'failure', method: 'WORK', path: 'worker', error: result.error, stack: result.stack });
    }
    return refuse(500, 'internal', serviceMessages.failed);
  }

  return {
    get busy() {
      return pool.busy;
    },
    get waiting() {
      return pool.waiting;
    },
    get full() {
      return pool.full;
    },
    ended,
    async run(job) {
      // If a worker is killed from outside, another one repeats the job: it has no side effects, so only time is lost.
      const first = await attempt(job);
      const outcome = isKilled(first) && !stopped ? await attempt(job) : first;
      if (outcome) return replyTo(outcome);
      ended.busy++;
      return refuseBusy();
    },
    stop() {
      stopped = true;
      pool.stop();
    },
  };
}

const KILLED: LogEntry = {
  kind: 'event',
  level: 'warn',
  event: 'worker-killed',
  message: 'Something ended a worker while it worked; its work is begun again once, and refused with 503 after that',
};

function isKilled(outcome: Outcome | undefined): boolean {
  return outcome !== undefined && !outcome.ok && (outcome.trouble === 'killed' || outcome.trouble === 'unstarted');
}

const COSTLY = {
  time: ['TIME', 'Working on this document takes longer than the service allows'],
  memory: ['MEMORY', 'Working on this document takes more memory than the service allows'],
} as const;

function refuseCostly(trouble: keyof typeof COSTLY): Reply {
  const [code, description] = COSTLY[trouble];
  return refuse(413, 'input', `${description}.`, [requestFault(code, 'request', description)]);
}

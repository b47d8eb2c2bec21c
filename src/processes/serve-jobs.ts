import { READY, type Answered, type Asked, type Beginning } from './messages.ts';

export interface JobServer<Job, Result> {
  /** Hears what this process is told first. */
  readonly begin?: (told: unknown) => void;
  /** Never rejects: what went wrong is a result too. */
  readonly work: (job: Job) => Promise<Result>;
  /** When the answer is on its way. */
  readonly sent?: (job: Job) => void;
}

/** Makes this process one of a pool: it does the jobs that it is sent, and ends with the one who sends them. */
export function serveJobs<Job, Result>({ begin, work, sent }: JobServer<Job, Result>): void {
  process.on('message', (message: Beginning | Asked<Job>) => {
    if ('begin' in message) return begin?.(message.begin);
    const { id, job } = message;
    void work(job).then((result) => process.send?.({ id, result } satisfies Answered<Result>, () => sent?.(job)));
  });
  // Without the one who asks there is nothing to do.
  process.on('disconnect', () => process.exit(0));
  process.send?.(READY);
}

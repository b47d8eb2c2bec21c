import { READY, type Answered, type Asked, type Beginning } from './messages.ts';

export interface JobServer<Job, Result> {
  /** Receives the first message to this process, which is ready for jobs afterwards. It never rejects. */
  readonly begin?: (message: unknown) => void | Promise<void>;
  /** Never rejects: an error is a result too. */
  readonly work: (job: Job) => Promise<Result>;
  /** Resolves when the answer has been sent. */
  readonly sent?: (job: Job) => void;
}

/** Turns this process into one of a pool: it runs the jobs it receives, and ends with its parent. */
export function serveJobs<Job, Result>({ begin, work, sent }: JobServer<Job, Result>): void {
  const ready = () => process.send?.(READY);
  process.on('message', (message: Beginning | Asked<Job>) => {
    if ('begin' in message) return void Promise.resolve(begin?.(message.begin)).then(ready);
    const { id, job } = message;
    void work(job).then((result) => process.send?.({ id, result } satisfies Answered<Result>, () => sent?.(job)));
  });
  // Without a parent there is nothing to do.
  process.on('disconnect', () => process.exit(0));
  if (!begin) ready();
}

import { serveJobs } from '../../processes/serve-jobs.ts';
import type { JudgedBy } from '../commands/compare.ts';
import { Misuse } from '../exit.ts';
import { createSession } from '../session.ts';
import { judging, type Judge } from './make-judge.ts';
import type { RulesAnswer, RulesJob } from './rules-worker.ts';

/** The rules are read once. */
let judge: Promise<Judge> | undefined;

serveJobs<RulesJob, RulesAnswer>({
  begin: async (asked) => {
    judge = judging(createSession(), asked as JudgedBy);
    // Each job tells why it failed.
    await judge.catch(() => undefined);
  },
  work: (job) =>
    answer(job).catch((error: unknown): RulesAnswer => {
      if (error instanceof Misuse) return { kind: 'misuse', wording: error.wording, next: error.next };
      return { kind: 'failed', why: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }),
});

async function answer({ file }: RulesJob): Promise<RulesAnswer> {
  const ready = await judge;
  if (!ready || !file) return { kind: 'ready' };
  const { report, judged } = await ready(file);
  return { kind: 'judged', judged: { report, ...(judged && { judged }) } };
}

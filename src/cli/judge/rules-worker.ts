import { pathToFileURL } from 'node:url';
import type { Message, Wording } from '../../engine/index.ts';
import { worded } from '../../engine/values.ts';
import { createPool } from '../../processes/process-pool.ts';
import type { JudgedBy } from '../commands/compare.ts';
import type { JudgedFile } from '../commands/verdict-of-file.ts';
import { Misuse } from '../exit.ts';
import { cliMessages } from '../messages.ts';
import type { Judge, JudgedSource } from './make-judge.ts';

/** A file to judge; without one the worker tells whether it has read the rules. */
export interface RulesJob {
  readonly file?: JudgedSource;
}

export type RulesAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'judged'; readonly judged: JudgedFile }
  | { readonly kind: 'misuse'; readonly wording: Wording; readonly next: Message | undefined }
  | { readonly kind: 'failed'; readonly why: string };

/** Rules of others, run in a process of their own. */
export interface RulesWorker {
  /** Reads the rules. Throws `Misuse` if they cannot be run. */
  check(): Promise<void>;
  /** A file whose rules take too long, or too much memory, is a report that says so. */
  readonly judge: Judge;
  stop(): void;
}

export interface RulesWorkerStart {
  /** Its program. */
  readonly file: string;
  readonly by: JudgedBy & { readonly rules: readonly string[] };
  /** Milliseconds for each file. */
  readonly timeout?: number;
}

/**
 * Milliseconds by the clock: longer than the rules may take by their own count, which a single call of the XPath
 * library does not look at.
 */
export const MOST_FILE_TIME = 30_000;

/** Heap of the worker, in mebibytes. */
const HEAP = 2_048;

/** Starts a process that judges with Schematron files, and is ended when a file takes too long. */
export function startRulesWorker({ file, by, timeout = MOST_FILE_TIME }: RulesWorkerStart): RulesWorker {
  const pool = createPool<RulesJob, RulesAnswer>({
    entry: pathToFileURL(file),
    heap: HEAP,
    count: 1,
    begin: by,
    timeout: () => timeout,
  });
  const rules = by.rules.join(', ');
  const costs = (trouble: string) =>
    trouble === 'time'
      ? cliMessages.rulesTakeLong({ rules, seconds: timeout / 1_000 })
      : trouble === 'memory'
        ? cliMessages.rulesTakeMemory({ rules, mebibytes: HEAP })
        : cliMessages.rulesEnded({ rules });

  async function ask(job: RulesJob): Promise<RulesAnswer | { readonly kind: 'costly'; readonly wording: Message }> {
    const outcome = await pool.run(job);
    if (!outcome?.ok) return { kind: 'costly', wording: costs(outcome?.trouble ?? 'killed') };
    const { result } = outcome;
    if (result.kind === 'misuse') throw new Misuse(result.wording, result.next);
    if (result.kind === 'failed') throw new Error(result.why);
    return result;
  }

  return {
    async check() {
      // No job is timed before its process is ready.
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<undefined>((resolve) => {
        timer = setTimeout(resolve, MOST_FILE_TIME, undefined);
      });
      const answer = await Promise.race([ask({}), late]);
      clearTimeout(timer);
      if (!answer) throw new Misuse(cliMessages.rulesReadLong({ rules, seconds: MOST_FILE_TIME / 1_000 }));
      if (answer.kind === 'costly') throw new Misuse(answer.wording);
    },
    async judge({ name, bytes }) {
      const answer = await ask({ file: { name, bytes } });
      if (answer.kind === 'judged') return answer.judged;
      const wording = answer.kind === 'costly' ? answer.wording : cliMessages.rulesEnded({ rules });
      return { report: { name, ok: false, key: 'input', ...worded('message', wording), findings: [] } };
    },
    stop: () => pool.stop(),
  };
}

import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Argument, type Command } from 'commander';
import { BULK_OPERATIONS, type BulkOperation } from '../../api/schemas/bulk.ts';
import type { JsonObject } from '../../engine/index.ts';
import type { BulkTally } from '../bulk/bulk-messages.ts';
import { EXIT, Misuse } from '../exit.ts';
import { bulkMessages, misuseMessages } from '../messages.ts';
import { languageOf, sayIn, type Say } from '../say.ts';
import { readObject, readObjectFile } from '../input/read-value.ts';
import type { Session } from '../session.ts';

interface BulkFlags {
  readonly unordered?: true;
  readonly workers?: string;
  readonly output?: string;
  readonly force?: true;
  readonly resume?: true;
  readonly template?: string;
  readonly type?: string;
  readonly envelop?: true;
  readonly key?: string;
  readonly data?: string;
  readonly format?: string;
  readonly profile?: string;
  readonly allowLoss?: true;
  readonly judge?: readonly string[];
  readonly brief?: true;
  readonly exitZero?: true;
  readonly quiet?: true;
}

/** More processes would use memory without being faster. */
const MOST_WORKERS = 64;

export function addBulkCommand(program: Command, session: Session, folder: string): void {
  program
    .command('bulk')
    .addArgument(new Argument('[operation]', 'for lines that are documents').choices(['records', ...BULK_OPERATIONS]))
    .argument(
      '[files...]',
      'newline-delimited JSON, or XML and PDF files and folders of them (default: standard input)',
    )
    .description('process one document, or one record {op, id, data}, per line; prints one answer per line')
    .option('-u, --unordered', 'print answers as they are ready; each has its line number')
    .option('-j, --workers <number>', 'worker processes (default: one per processor)')
    .option('-o, --output <file>', 'write the answers to this file')
    .option('-f, --force', 'overwrite existing files')
    .option('--resume', 'continue an interrupted run with the same file, input and options')
    .option('-T, --template <file>', 'start every document from this one')
    .option('-t, --type <name>', 'type of documents without $schema')
    .option('-e, --envelop', 'wrap documents in envelopes')
    .option('-k, --key <file>', 'key to sign or to verify with')
    .option('-d, --data <object>', 'options of corrections')
    .option('--format <format>', 'format of exports, or html or pdf for pages')
    .option('--profile <profile>', 'profile of exports')
    .option('--allow-loss', 'export even if the format has no place for values that matter')
    .option('--judge <rules>', 'use this rule set instead of those of the profile; may be repeated', collect)
    .option('--brief', 'shorten the answers to imports and exports')
    .option('-z, --exit-zero', 'exit with 0 when every record has an answer, even an error')
    .option('-q, --quiet', 'no progress and no summary')
    .action(async (operation: BulkOperation | 'records' | undefined, files: readonly string[], flags: BulkFlags) => {
      const shared = await sharedMembers(operation, flags);
      const [{ NOTHING, openAnswers }, { bulkInput }, { runBulk }] = await Promise.all([
        import('../bulk/answer-file.ts'),
        import('../bulk/input-pieces.ts'),
        import('../bulk/run-bulk.ts'),
      ]);
      const named = operation === 'records' ? undefined : operation;
      const { isRecords, pieces, idOf } = await bulkInput(files, named);
      const data = { ...(!isRecords && { operation: named }), shared };
      const { output: file, force = false, resume = false } = flags;
      if (resume && (file === undefined || flags.unordered)) throw new Misuse(misuseMessages.resumesFile);
      const answers = file === undefined ? undefined : await openAnswers(file, { force, resume, idOf });
      const resumed = answers?.resumed ?? NOTHING;
      const progress = createProgress(flags, resumed, await sayIn(languageOf(undefined)));
      const tally = await runBulk({
        pieces: answers ? answers.rest(pieces()) : pieces(),
        before: resumed,
        write: answers ? answers.write : session.print,
        workers: workersOf(flags.workers),
        ordered: !flags.unordered,
        worker: { file: join(folder, 'bulk-worker.js'), data },
        onProgress: progress.show,
        idOf,
      });
      await answers?.finish();
      progress.end(tally);
      if (tally.failed > 0 && !flags.exitZero) session.end(EXIT.faults);
    });
}

/** Pages are HTML by default, like those of `assay render`. */
function formatOf(operation: string | undefined, { format }: BulkFlags): JsonObject {
  if (format !== undefined) return { format };
  return operation === 'render' ? { format: 'html' } : {};
}

const collect = (value: string, before: readonly string[] = []) => [...before, value];

async function sharedMembers(operation: string | undefined, flags: BulkFlags): Promise<JsonObject> {
  const key = flags.key === undefined ? undefined : await readObjectFile(misuseMessages.theKey, flags.key);
  return {
    ...(flags.template !== undefined && { template: await readObjectFile(misuseMessages.theTemplate, flags.template) }),
    ...(flags.type !== undefined && { type: flags.type }),
    ...(flags.envelop && { envelop: true }),
    ...(key && (operation === 'verify' ? { publickey: key } : { privatekey: key })),
    ...formatOf(operation, flags),
    ...(flags.profile !== undefined && { profile: flags.profile }),
    ...(flags.allowLoss && { allow_loss: true }),
    ...(flags.judge && { judge: flags.judge }),
    ...(flags.brief && { brief: true }),
    ...(flags.data !== undefined && { options: await readObject('--data', flags.data) }),
  };
}

function workersOf(text: string | undefined): number {
  if (text === undefined) return availableParallelism();
  const workers = Number(text);
  if (/^\d+$/.test(text) && workers >= 1 && workers <= MOST_WORKERS) return workers;
  throw new Misuse(misuseMessages.takesWorkers({ most: MOST_WORKERS, given: text }));
}

/** Milliseconds between progress updates. */
const PAUSE = 200;

/** Shows a progress line on a terminal, and always a summary at the end. `before` was done by an earlier run. */
function createProgress({ quiet }: BulkFlags, before: BulkTally, say: Say) {
  const started = performance.now();
  const isLive = !quiet && process.stderr.isTTY;
  let shown = -Infinity;
  const line = ({ records, failed }: BulkTally) => {
    const seconds = (performance.now() - started) / 1000;
    const rate = Math.round((records - before.records) / Math.max(seconds, 0.001));
    const figure = (value: number) => value.toLocaleString('en');
    const figures = { records: figure(records), failed: figure(failed), rate: figure(rate) };
    return say(bulkMessages.summary({ ...figures, seconds: seconds.toFixed(1) }));
  };
  return {
    show(tally: BulkTally) {
      if (!isLive || performance.now() - shown < PAUSE) return;
      shown = performance.now();
      process.stderr.write(`\r\u001b[K${line(tally)}`);
    },
    end(tally: BulkTally) {
      if (!quiet) process.stderr.write(`${isLive ? '\r\u001b[K' : ''}${line(tally)}\n`);
    },
  };
}

import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Engine } from '../../../engine/index.ts';
import { serveJobs } from '../../../processes/serve-jobs.ts';
import { systemContext } from '../../../platform/system-context.ts';
import { ownFontFiles } from '../../../platform/node-font-files.ts';
import type { PackedReply, Reply } from '../../exchange.ts';
import { describeFailure } from '../../log.ts';
import { createMcpHandler } from '../../mcp/mcp-handler.ts';
import { readSettings } from '../../settings.ts';
import { answerJob } from '../../work/answer-job.ts';
import type { Job } from '../../work/job.ts';
import type { JobResult } from './messages.ts';

/** Size of work after which a worker frees its grown heap at once. */
const LARGE = 1024 * 1024;

/** Makes this process a worker with an engine and the limits of the service. */
export function runWorker(engine: Engine): void {
  const { limits, mcpHosts: hosts, rulesFile, basePath, upstream } = readSettings(process.env);
  const ownRules =
    rulesFile === undefined
      ? undefined
      : import('../../../platform/node-rule-files.ts').then(async ({ ownRulesOf }) => ownRulesOf(rulesFile));
  // If loading fails, the job that needs them fails, not the process.
  ownRules?.catch(() => undefined);
  const scope = {
    engine,
    context: systemContext,
    fonts: ownFontFiles,
    limits,
    answers: upstream ? 'upstream' : 'embedded',
    assistants: true,
    basePath,
  } as const;
  const assistants = createMcpHandler({ engine, limits, hosts, ownRules });

  async function answer(job: Job): Promise<PackedReply> {
    if (job.kind !== 'mcp') return packed(await answerJob(job, { ...scope, ownRules: await ownRules }));
    const request = new Request(job.url, {
      method: 'POST',
      headers: job.headers,
      body: job.body as Uint8Array<ArrayBuffer>,
    });
    const response = await assistants(request);
    const headers = Object.fromEntries(response.headers);
    return { status: response.status, headers, bytes: new Uint8Array(await response.arrayBuffer()) };
  }

  endWithParent();
  // Small requests have priority.
  try {
    setPriority(10);
  } catch {
    // Not every system allows that; the process is then scheduled normally.
  }
  // Ctrl+C at a terminal reaches every process of the service; this one ends with its parent.
  process.on('SIGINT', () => {});
  serveJobs<Job, JobResult>({
    work: (job) =>
      answer(job)
        .then((reply): JobResult => ({ ok: true, reply }))
        .catch((error: unknown): JobResult => {
          const { error: name, stack } = describeFailure('WORK', 'worker', error);
          return { ok: false, error: name, stack };
        }),
    sent: (job) => {
      if (job.body.length >= LARGE) globalThis.gc?.();
    },
  });
}

/**
 * Ends this process when the service is gone, even during work that never returns to the event loop. Only a separate
 * thread can notice that.
 */
function endWithParent(): void {
  const watch = `setInterval(() => process.ppid === ${process.ppid} || process.kill(process.pid, 'SIGKILL'), 1000)`;
  new Worker(watch, { eval: true, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref();
}

/** Appending a line feed would copy a long text. */
function packed(answer: Reply | PackedReply): PackedReply {
  if ('bytes' in answer) return answer;
  const { text, ...reply } = answer;
  const length = Buffer.byteLength(text);
  const bytes = new Uint8Array(length + 1);
  new TextEncoder().encodeInto(text, bytes);
  bytes[length] = LINE_FEED;
  return { ...reply, bytes };
}

const LINE_FEED = 10;

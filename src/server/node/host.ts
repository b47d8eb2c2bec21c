import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Engine } from '../../engine/index.ts';
import { createApplication } from '../application.ts';
import type { PackedReply, Reply } from '../exchange.ts';
import { createByteBudget } from '../http/byte-budget.ts';
import type { Log } from '../log.ts';
import { readSettings, SettingError, type Settings, type WorkSettings } from '../settings.ts';
import { systemContext } from '../../platform/system-context.ts';
import { listen, type Listener } from './listen.ts';
import { createMcp } from './mcp.ts';
import { createLog } from './log.ts';
import { createPages } from './pages.ts';
import type { Job } from './workers/messages.ts';
import { createWorkers } from './workers/workers.ts';

/** What the host is made of. */
export interface HostParts {
  readonly engine: Engine;
  /** The program of a worker; without it all work is done in this process. */
  readonly worker?: URL;
}

async function start({ engine, worker }: HostParts, settings: Settings): Promise<Listener> {
  const { host, port, limits, upstream, mcpHosts, logForm, pagesFolder } = settings;
  const log = createLog(logForm);
  // Without a built workbench, as while developing, the API is served alone.
  const folder = resolve(pagesFolder);
  const pages = existsSync(folder) ? createPages(folder) : undefined;
  const budget = createByteBudget(settings.maxBytesInFlight);
  const takeWork = worker && workTaker(worker, settings.work, log);
  const application = createApplication({
    engine,
    context: systemContext,
    limits,
    budget,
    ...(takeWork && { takeWork: (operation, body) => takeWork({ kind: 'operation', operation, body }) }),
    ...(upstream && { upstream }),
    mcp: createMcp({ engine, limits, hosts: mcpHosts, budget, log, takeWork }),
    ...(pages && { pages }),
    ...(log && { log }),
  });
  const listener = await listen(application, { host, port, requestTimeout: limits.bodyTimeout + 5_000 });
  process.stdout.write(`Assay ${engine.version} listens at ${listener.url}\n`);
  return listener;
}

type JobTaker = (job: Job) => Promise<PackedReply | Reply> | undefined;

/** Gives bodies from a certain size on to workers: crossing to another process costs a small one more than the work. */
function workTaker(entry: URL, settings: WorkSettings, log: Log | undefined): JobTaker | undefined {
  const { workers: count, from, timeout, memory: heap, queue, queueTimeout: patience } = settings;
  if (count === 0) return undefined;
  const workers = createWorkers({ entry, count, heap, timeout, queue, patience, log });
  process.once('exit', () => workers.stop());
  return (job) => (job.body.length < from ? undefined : workers.run(job));
}

/** What to tell a person whose service does not start; a bug keeps its stack. */
function reasonOf(error: unknown, { host, port }: Pick<Settings, 'host' | 'port'>): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is taken. Set PORT to another one, or to 0 for any.`;
  if (code === 'EACCES') return `Port ${port} needs rights that this user does not have. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `This machine has no address "${host}". Set HOST.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function fail(reason: string): void {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}

function stopOnSignal(listener: Listener): void {
  let stopping = false;
  const stop = () => {
    // A second signal means now.
    if (stopping) process.exit(1);
    stopping = true;
    void listener.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** A reader of the log that has gone, or a full disk, costs the lines and not the service. */
function surviveLostOutput(): void {
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
}

/**
 * Runs the service in this process: settings from the environment, the address on standard output, an orderly end at
 * SIGINT or SIGTERM with status 0. What keeps it from starting is told in one line, with status 1.
 */
export async function runHost(parts: HostParts): Promise<void> {
  surviveLostOutput();
  let settings: Settings;
  try {
    settings = readSettings(process.env, availableParallelism());
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    return fail(error.message);
  }
  try {
    stopOnSignal(await start(parts, settings));
  } catch (error) {
    fail(reasonOf(error, settings));
  }
}

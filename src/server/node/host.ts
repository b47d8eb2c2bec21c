import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { availableParallelism, totalmem } from 'node:os';
import { resolve } from 'node:path';
import type { Engine } from '../../engine/index.ts';
import { createApplication } from '../application.ts';
import { createByteBudget } from '../http/byte-budget.ts';
import type { Log } from '../log.ts';
import { createMcp } from '../mcp/mcp.ts';
import { createPages } from '../pages/pages.ts';
import { unknownSettings } from '../setting-names.ts';
import { readSettings, SettingError, type Settings } from '../settings.ts';
import type { RuleSet } from '../../formats/rule-sets/rule-set.ts';
import { ownFontFiles } from '../../platform/node-font-files.ts';
import { DefinitionsError } from '../../platform/node-engine.ts';
import { systemContext } from '../../platform/system-context.ts';
import type { UpstreamFiles } from '../upstream/upstream-settings.ts';
import { listen, type Listener } from './listen.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { pageFilesIn } from './page-files.ts';
import type { Job } from '../work/job.ts';
import { isLight } from '../work/light.ts';
import { placeWork } from '../work/measured.ts';
import { createServiceWorkers, type Workers } from './workers/workers.ts';

/** The parts of the host. */
export interface HostParts {
  readonly engine: Engine | ((definitions?: string) => Promise<Engine>);
  /** The worker program; without it this process does all work. */
  readonly worker?: URL;
}

/** The service in this process, and how to stop it. */
interface Running {
  stop(): Promise<void>;
}

async function start(parts: HostParts, settings: Settings): Promise<Running> {
  const engine = typeof parts.engine === 'function' ? await parts.engine(settings.definitions) : parts.engine;
  const { worker } = parts;
  const { host, port, limits, upstream, mcpHosts, pagesFolder, basePath, connections, drain } = settings;
  const write = createLog(settings.logForm, settings.logLevel);
  // Without a built workbench, as in development, only the API is served.
  const folder = resolve(pagesFolder);
  const pages = existsSync(folder) ? createPages(pageFilesIn(folder), basePath) : undefined;
  const budget = createByteBudget(settings.maxBytesInFlight);
  const log: Log = (entry) => {
    metrics.observe(entry);
    write(entry);
  };
  const ownRules = await rulesIn(settings);
  const workers = worker && settings.work.workers > 0 ? workersFor(worker, settings, log) : undefined;
  const open: { listener?: Listener } = {};
  let ready = true;
  const metrics = createMetrics({ budget, workers, listener: () => open.listener });
  const takeWork = workers && placeWork((job) => workers.run(job), settings.work.from);
  // Loaded on demand.
  const tracing = settings.traces ? (await import('./tracing.ts')).startTracing(engine.version, log) : undefined;
  const exporting =
    settings.metricsEvery === undefined
      ? undefined
      : (await import('./otlp-metrics.ts')).startMetricsExport(metrics.list, {
          version: engine.version,
          interval: settings.metricsEvery,
          log,
        });
  const sendUpstream = upstream?.files && (await senderWith(upstream.files));
  const application = createApplication({
    engine,
    context: systemContext,
    fonts: ownFontFiles,
    ownRules,
    limits,
    budget,
    basePath,
    ready: () => ready,
    metrics: metrics.read,
    ...(takeWork && { takeWork }),
    ...(upstream && { upstream, sendUpstream }),
    ...(tracing && { beginSpan: tracing.begin }),
    mcp: createMcp({ engine, limits, hosts: mcpHosts, budget, log, takeWork, ownRules }),
    ...(pages && { pages }),
    log,
  });
  for (const message of unknownSettings(process.env)) {
    log({ kind: 'event', level: 'warn', event: 'unknown-setting', message });
  }
  const { cut: onCut, shed: onRefusal } = metrics;
  const requestTimeout = limits.bodyTimeout + 5_000;
  const isTooMuch =
    workers && ((request: IncomingMessage) => workers.full && !upstream && isForWorkers(request, settings.work.from));
  const ways = { host, port, requestTimeout, connections, basePath };
  const listener = await listen(application, { ...ways, isTooMuch, onCut, onRefusal });
  const message = `Assay ${engine.version} listens at ${listener.url}${basePath}`;
  log({ kind: 'event', level: 'info', event: 'listening', message });
  open.listener = listener;
  return {
    async stop() {
      ready = false;
      log({ kind: 'event', level: 'info', event: 'draining', message: 'Draining: no more work is taken' });
      listener.connections.announceEnd();
      // Load balancers need a moment to notice; until then requests are still answered.
      await new Promise((resolve) => setTimeout(resolve, drain.delay));
      await listener.close(drain.timeout);
      workers?.stop();
      await Promise.all([tracing?.stop(), exporting?.stop()]);
      log({ kind: 'event', level: 'info', event: 'stopped', message: 'Stopped' });
    },
  };
}

/** The rules of the operator, if any; a setting that is wrong otherwise. */
async function rulesIn({ rulesFile }: Settings): Promise<RuleSet | undefined> {
  if (rulesFile === undefined) return undefined;
  const { ownRulesOfProgram, OwnRulesError } = await import('../../platform/node-own-rules.ts');
  return ownRulesOfProgram(rulesFile).catch((error: unknown) => {
    throw error instanceof OwnRulesError ? new SettingError(error.message) : error;
  });
}

/** Requests to the upstream with a certificate. The code for it is loaded on demand. */
async function senderWith(files: UpstreamFiles): Promise<typeof fetch> {
  const { sendWithCertificate } = await import('./send-with-certificate.ts');
  try {
    return sendWithCertificate(files);
  } catch (error) {
    throw error instanceof Error ? new SettingError(error.message) : error;
  }
}

/** Whether a worker will certainly handle a request; bulk requests are decided line by line. */
function isForWorkers({ method, url, headers }: IncomingMessage, from: number): boolean {
  return method === 'POST' && Number(headers['content-length']) >= from && !/\/bulk(?:\?|$)/.test(url ?? '');
}

function workersFor(entry: URL, { work, rulesFile }: Settings, log: Log): Workers {
  const { workers: count, timeout, memory: heap, queue, queueTimeout: patience, from } = work;
  const hasOwnRules = rulesFile !== undefined;
  const light = {
    has: (job: Job) => isLight(job, { from, hasOwnRules }),
    heap: work.light.memory,
    queue: work.light.queue,
    patience: work.light.patience,
  };
  const workers = createServiceWorkers({ entry, count, heap, timeout, queue, patience, light, log });
  process.once('exit', () => workers.stop());
  return workers;
}

/** The message if the service does not start; a bug keeps its stack. */
function reasonOf(error: unknown, { host, port }: Pick<Settings, 'host' | 'port'>): string {
  if (error instanceof SettingError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is taken. Set PORT to another one, or to 0 for any.`;
  if (code === 'EACCES') return `Port ${port} needs rights that this user does not have. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `This machine has no address "${host}". Set HOST.`;
  if (error instanceof DefinitionsError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function fail(reason: string): void {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}

function stopOnSignal(running: Running): void {
  let stopping = false;
  const stop = () => {
    // A second signal ends it at once.
    if (stopping) process.exit(1);
    stopping = true;
    void running.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** If the reader of the log is gone or the disk is full, lines are lost, not the service. */
function surviveLostOutput(): void {
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
}

/**
 * Runs the service in this process: settings from the environment, the address on standard output, an orderly shutdown
 * at SIGINT or SIGTERM with status 0. If it cannot start, it prints one line and exits with status 1.
 */
export async function runHost(parts: HostParts): Promise<void> {
  surviveLostOutput();
  let settings: Settings;
  try {
    settings = readSettings(process.env, availableParallelism(), machineMemory());
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

/** Mebibytes of the machine, or of the container if that has less. */
function machineMemory(): number {
  const constrained = process.constrainedMemory();
  return Math.min(totalmem(), constrained > 0 ? constrained : Infinity) / 2 ** 20;
}

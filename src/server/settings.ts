import { JSON_LIMITS } from '../engine/values.ts';
import { DEFAULT_BYTES_IN_FLIGHT, DEFAULT_LIMITS, type Limits } from './limits.ts';
import {
  DEFAULT_UPSTREAM_LIMITS,
  readBaseAddress,
  readCredentials,
  type UpstreamFiles,
  type UpstreamSettings,
} from './upstream/upstream-settings.ts';

import type { LogLevel } from './log.ts';

export type LogForm = 'text' | 'json' | 'off';

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly limits: Limits;
  /** Budget in bytes for the bodies of all requests. */
  readonly maxBytesInFlight: number;
  readonly work: WorkSettings;
  /** The upstream that answers in place of the embedded engine. */
  readonly upstream?: UpstreamSettings;
  /** Further host names for the Model Context Protocol. */
  readonly mcpHosts: readonly string[];
  readonly logForm: LogForm;
  /** The lowest level that is logged. */
  readonly logLevel: LogLevel;
  /** The base path of the service, `/assay`; empty at the root. */
  readonly basePath: string;
  /** Whether traces are exported; OpenTelemetry's packages read where and how. */
  readonly traces: boolean;
  /** Milliseconds between two exports of metrics, which are off without it. */
  readonly metricsEvery?: number;
  /** Limits of connections; the host has the defaults. */
  readonly connections: ConnectionSettings;
  readonly drain: DrainSettings;
  /** Folder of the built workbench. */
  readonly pagesFolder: string;
  /** A Schematron file, or an archive of such files, used in addition to the rule sets. */
  readonly rulesFile?: string;
  /** File of the operator's own regimes, addons and rules. */
  readonly definitions?: string;
}

/** Work on large bodies; times in milliseconds. */
export interface WorkSettings {
  /** Worker processes; with none, the server does all work. */
  readonly workers: number;
  /** Size in bytes from which a body goes to a worker. */
  readonly from: number;
  readonly timeout: number;
  /** Largest heap of a worker, in mebibytes. */
  readonly memory: number;
  /** Heavy bodies that may wait for a worker, and their longest wait. */
  readonly queue: number;
  readonly queueTimeout: number;
  /** Heap of the worker for light bodies, in mebibytes, how many of these may wait, and for how long. */
  readonly light: { readonly memory: number; readonly queue: number; readonly patience: number };
}

/** Times in milliseconds. */
export interface ConnectionSettings {
  readonly maxConnections?: number;
  readonly maxUnsentBytes?: number;
  readonly headTimeout?: number;
  readonly keepAliveTimeout?: number;
  readonly stallTimeout?: number;
}

/** Shutdown; times in milliseconds. */
export interface DrainSettings {
  /** How long it accepts requests after reporting that it is not ready. */
  readonly delay: number;
  /** How long requests in flight then have to finish. */
  readonly timeout: number;
}

/** Says in one line which variable is invalid and why. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Settings from the environment; `docs/settings.md` lists them. `cores` and `memory` (in mebibytes) are those of the
 * machine. Throws {@link SettingError}.
 */
export function readSettings(env: Environment, cores = 1, memory = Infinity): Settings {
  // An empty name would mean every address of the machine.
  const host = env['HOST'] || '127.0.0.1';
  return {
    host,
    port: wholeNumber(env, 'PORT', 8080, { min: 0, max: 65_535 }),
    limits: readLimits(env),
    maxBytesInFlight: readBytesInFlight(env),
    work: readWork(env, cores, memory),
    ...readUpstream(env),
    mcpHosts: readHosts(env, host),
    logForm: oneOf(env, 'ASSAY_LOG', ['text', 'json', 'off']),
    logLevel: oneOf(env, 'ASSAY_LOG_LEVEL', ['info', 'debug', 'warn', 'error']),
    basePath: readBasePath(env),
    traces: isExported(env, 'TRACES'),
    ...readMetrics(env),
    connections: readConnections(env),
    drain: {
      delay: wholeNumber(env, 'ASSAY_DRAIN_DELAY', 0, TIME_OR_NONE),
      timeout: wholeNumber(env, 'ASSAY_DRAIN_TIMEOUT', 25_000, TIME_OR_NONE),
    },
    pagesFolder: env['ASSAY_PAGES'] ?? 'dist/app',
    ...(env['ASSAY_RULES'] && { rulesFile: env['ASSAY_RULES'] }),
    ...(env['ASSAY_DEFINITIONS'] && { definitions: env['ASSAY_DEFINITIONS'] }),
  };
}

export function readBytesInFlight(env: Environment): number {
  return wholeNumber(env, 'ASSAY_MAX_BYTES_IN_FLIGHT', DEFAULT_BYTES_IN_FLIGHT, { min: 1, max: 2 ** 36 });
}

/** Mebibytes: the maximum can write and read an invoice of 40,000 lines, the minimum one of 10,000. */
const HEAP = { least: 256, most: 768 } as const;

/**
 * One core stays with the server process. More than four workers must be requested. All workers together may use half
 * of the memory.
 */
function readWork(env: Environment, cores: number, memory: number): WorkSettings {
  const forWorkers = Math.min(4, Math.max(1, cores - 1));
  const workers = wholeNumber(env, 'WORKERS', forWorkers, { min: 0, max: 256 });
  const share = Math.floor(memory / 2 / Math.max(1, workers));
  const heap = wholeNumber(env, 'ASSAY_WORK_MEMORY', Math.min(HEAP.most, Math.max(HEAP.least, share)), {
    min: 64,
    max: 65_536,
  });
  const queue = wholeNumber(env, 'ASSAY_QUEUE', 32, { min: 0, max: 100_000 });
  const queueTimeout = wholeNumber(env, 'ASSAY_QUEUE_TIMEOUT', 5_000, TIME);
  return {
    workers,
    from: wholeNumber(env, 'ASSAY_WORK_FROM', 32 * 1024, { min: 0, max: 2 ** 29 }),
    timeout: wholeNumber(env, 'ASSAY_WORK_TIMEOUT', 20_000, TIME),
    memory: heap,
    queue,
    light: { memory: Math.min(HEAP.least, heap), queue: 4 * queue, patience: 4 * queueTimeout },
    queueTimeout,
  };
}

/** Settings of requests, for every host. */
export function readLimits(env: Environment): Limits {
  return {
    maxBytes: wholeNumber(env, 'ASSAY_MAX_BYTES', DEFAULT_LIMITS.maxBytes, { min: 1, max: 2 ** 29 }),
    maxFileBytes: wholeNumber(env, 'ASSAY_MAX_FILE_BYTES', DEFAULT_LIMITS.maxFileBytes, { min: 1, max: 2 ** 29 }),
    // The engine accepts no deeper document, so that recursion cannot overflow the stack.
    maxDepth: wholeNumber(env, 'ASSAY_MAX_DEPTH', DEFAULT_LIMITS.maxDepth, { min: 1, max: JSON_LIMITS.maxDepth }),
    bodyTimeout: wholeNumber(env, 'ASSAY_BODY_TIMEOUT', DEFAULT_LIMITS.bodyTimeout, TIME),
  };
}

/** The upstream, if any, for every host. Throws {@link SettingError}. */
export function readUpstream(env: Environment): { readonly upstream?: UpstreamSettings } {
  const text = env['ASSAY_UPSTREAM'];
  if (text === undefined || text === '') return {};
  const address = readBaseAddress(text);
  if (!address.ok) throw new SettingError(`ASSAY_UPSTREAM: the address ${address.reason}`);
  const { timeout, maxBytes } = DEFAULT_UPSTREAM_LIMITS;
  const line = env['ASSAY_UPSTREAM_HEADER'] ?? '';
  const credentials = line === '' ? undefined : readCredentials(line);
  // The value is a secret and is not repeated.
  if (line !== '' && !credentials)
    throw new SettingError(
      'ASSAY_UPSTREAM_HEADER must be one header with credentials, such as "Authorization: Bearer …"',
    );
  const files = readUpstreamFiles(env, address.base);
  return {
    upstream: {
      base: address.base,
      timeout: wholeNumber(env, 'ASSAY_UPSTREAM_TIMEOUT', timeout, TIME),
      maxBytes: wholeNumber(env, 'ASSAY_UPSTREAM_MAX_BYTES', maxBytes, { min: 1, max: 2 ** 31 }),
      ...(oneOf(env, 'ASSAY_UPSTREAM_READY', ['off', 'on']) === 'on' && { makesReady: true }),
      ...(credentials && { credentials }),
      ...(files && { files }),
    },
  };
}

function readUpstreamFiles(env: Environment, base: string): UpstreamFiles | undefined {
  const certificate = env['ASSAY_UPSTREAM_CERT'] || undefined;
  const key = env['ASSAY_UPSTREAM_KEY'] || undefined;
  const authority = env['ASSAY_UPSTREAM_CA'] || undefined;
  if (certificate === undefined && key === undefined && authority === undefined) return undefined;
  if ((certificate === undefined) !== (key === undefined))
    throw new SettingError('ASSAY_UPSTREAM_CERT and ASSAY_UPSTREAM_KEY are files that belong together: set both');
  if (!base.startsWith('https://'))
    throw new SettingError('ASSAY_UPSTREAM_CERT and ASSAY_UPSTREAM_CA need an upstream at https://');
  return { ...(certificate && key && { certificate, key }), ...(authority && { authority }) };
}

/** Names without ports. The listening address is one of them, unless it means any address. */
function readHosts(env: Environment, host: string): readonly string[] {
  const listed = (env['ASSAY_MCP_HOSTS'] ?? '').split(',').map((name) => name.trim());
  const wrong = listed.find((name) => /[/\s@]|:\d+$/.test(name) && !name.endsWith(']'));
  if (wrong !== undefined) throw new SettingError(`ASSAY_MCP_HOSTS takes host names without ports, not "${wrong}"`);
  const own = host.includes(':') ? `[${host}]` : host;
  return [...listed, ['0.0.0.0', '[::]'].includes(own) ? '' : own].filter((name) => name !== '');
}

function readConnections(env: Environment): ConnectionSettings {
  const read = (name: string, member: keyof ConnectionSettings, bounds: Bounds) =>
    env[name] === undefined || env[name] === '' ? {} : { [member]: wholeNumber(env, name, 0, bounds) };
  return {
    ...read('ASSAY_MAX_CONNECTIONS', 'maxConnections', { min: 1, max: 1_000_000 }),
    ...read('ASSAY_MAX_UNSENT_BYTES', 'maxUnsentBytes', { min: 1, max: 2 ** 36 }),
    ...read('ASSAY_HEAD_TIMEOUT', 'headTimeout', TIME),
    ...read('ASSAY_KEEP_ALIVE', 'keepAliveTimeout', TIME),
    ...read('ASSAY_STALL_TIMEOUT', 'stallTimeout', TIME),
  };
}

/** A path of plain segments, so that it means the same in an address, in a page and in a pattern. */
function readBasePath(env: Environment): string {
  const path = (env['ASSAY_BASE_PATH'] ?? '').replace(/\/+$/, '');
  if (path === '' || /^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/.test(path)) return path;
  throw new SettingError(`ASSAY_BASE_PATH must be a path such as /assay, not "${path}"`);
}

/**
 * Whether a signal is exported. The variables are OpenTelemetry's. They are checked here, because its packages ignore
 * errors silently.
 */
function isExported(env: Environment, signal: 'TRACES' | 'METRICS'): boolean {
  const name = [`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`, 'OTEL_EXPORTER_OTLP_ENDPOINT'].find(
    (variable) => env[variable],
  );
  if (name === undefined || env['OTEL_SDK_DISABLED'] === 'true') return false;
  if (!/^https?:\/\/[^\s]+$/.test(env[name] ?? ''))
    throw new SettingError(`${name} must begin with https:// or http://`);
  for (const variable of [`OTEL_EXPORTER_OTLP_${signal}_PROTOCOL`, 'OTEL_EXPORTER_OTLP_PROTOCOL']) {
    if (env[variable] && env[variable] !== 'http/json')
      throw new SettingError(`${variable} must be http/json, not "${env[variable]}"`);
  }
  return true;
}

/** A collector may take traces alone, so metrics need a word of their own: their address, or `OTEL_METRICS_EXPORTER`. */
function readMetrics(env: Environment): { readonly metricsEvery?: number } {
  const kind = env['OTEL_METRICS_EXPORTER'] || (env['OTEL_EXPORTER_OTLP_METRICS_ENDPOINT'] ? 'otlp' : 'none');
  if (kind !== 'otlp' && kind !== 'none')
    throw new SettingError(`OTEL_METRICS_EXPORTER must be otlp or none, not "${kind}"`);
  if (kind === 'none' || !isExported(env, 'METRICS')) return {};
  return { metricsEvery: wholeNumber(env, 'OTEL_METRIC_EXPORT_INTERVAL', 60_000, TIME) };
}

function oneOf<const Word extends string>(env: Environment, name: string, words: readonly [Word, ...Word[]]): Word {
  const value = env[name] ?? words[0];
  const word = words.find((word) => word === value);
  if (word !== undefined) return word;
  throw new SettingError(`${name} must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}, not "${value}"`);
}

interface Bounds {
  readonly min: number;
  readonly max: number;
}

const TIME: Bounds = { min: 1, max: 3_600_000 };
const TIME_OR_NONE: Bounds = { min: 0, max: 3_600_000 };

function wholeNumber(env: Environment, name: string, fallback: number, { min, max }: Bounds): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new SettingError(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
}

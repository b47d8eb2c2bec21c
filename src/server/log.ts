export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

export interface RequestEntry {
  readonly kind: 'request';
  readonly method: string;
  /** Without the query, which may hold data. */
  readonly path: string;
  readonly status: number;
  /** Milliseconds from the request's arrival to its response. */
  readonly ms: number;
  /** Length of the answer's body where the application made it. */
  readonly bytes: number;
  /** Length of the request's body where the application read it. */
  readonly received?: number;
  /** Name of the request, also told to the caller in `X-Request-Id`. */
  readonly id?: string;
  /** W3C trace id. */
  readonly trace?: string;
  /** Kind of failure of a refusal. */
  readonly key?: string;
  /** The operation, or another bounded word for what was asked: `page`, `mcp`, `health`. */
  readonly route?: string;
}

export interface FailureEntry {
  readonly kind: 'failure';
  readonly method: string;
  readonly path: string;
  readonly error: string;
  readonly stack: readonly string[];
  readonly id?: string;
}

/** Something that happened to the service itself. */
export interface EventEntry {
  readonly kind: 'event';
  readonly level: 'info' | 'warn';
  /** A word for programs. */
  readonly event: 'listening' | 'draining' | 'stopped' | 'unknown-setting' | 'traces-lost' | 'worker-killed';
  readonly message: string;
}

export type LogEntry = RequestEntry | FailureEntry | EventEntry;

/** Where the service writes what happened. Bodies never reach it. */
export type Log = (entry: LogEntry) => void;

const LEVELS: readonly LogLevel[] = ['debug', 'info', 'warn', 'error'];

/** How much an entry matters: probes least, failures most. */
export function levelOf(entry: LogEntry): LogLevel {
  if (entry.kind === 'failure') return 'error';
  if (entry.kind === 'event') return entry.level;
  return entry.status >= 500 ? 'warn' : entry.route === 'health' ? 'debug' : 'info';
}

/** Whether entries of a level are written when `least` is asked for. */
export function matters(level: LogLevel, least: LogLevel): boolean {
  return LEVELS.indexOf(level) >= LEVELS.indexOf(least);
}

/**
 * What is safe to tell of an error that nobody expected. Only messages that the language's own runtime words are kept:
 * others, those of parsers above all, may quote the document or a key.
 */
export function describeFailure(method: string, path: string, error: unknown): FailureEntry {
  if (!(error instanceof Error)) return { kind: 'failure', method, path, error: typeof error, stack: [] };
  const worded = error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    kind: 'failure',
    method,
    path,
    error: worded ? `${error.name}: ${error.message}` : error.name,
    stack: frames.map((line) => line.trim()),
  };
}

/** One line for people: `GET /v0/regimes 200 1.3 ms 5120 B`. */
export function textLine(entry: LogEntry): string {
  if (entry.kind === 'event') return entry.message;
  const { method, path } = entry;
  if (entry.kind === 'failure') return [`${method} ${path} failed: ${entry.error}`, ...entry.stack].join('\n    ');
  return `${method} ${path} ${entry.status} ${entry.ms.toFixed(1)} ms ${entry.bytes} B`;
}

/** One line for programs; `time` is ISO 8601. */
export function jsonLine(entry: LogEntry, time: string): string {
  return JSON.stringify({ time, level: levelOf(entry), ...entry });
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

export interface RequestEntry {
  readonly kind: 'request';
  readonly method: string;
  /** Without the query, which may contain data. */
  readonly path: string;
  readonly status: number;
  /** Milliseconds from the request's arrival to its response. */
  readonly ms: number;
  /** Size of the answer's body, if the application wrote it. */
  readonly bytes: number;
  /** Size of the request's body, if the application read it. */
  readonly received?: number;
  /** Id of the request, also returned in `X-Request-Id`. */
  readonly id?: string;
  /** W3C trace id. */
  readonly trace?: string;
  /** Kind of failure, if refused. */
  readonly key?: string;
  /** The operation, or another name from a fixed list: `page`, `mcp`, `health`. */
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

/** An event of the service itself. */
export interface EventEntry {
  readonly kind: 'event';
  readonly level: 'info' | 'warn';
  /** A name for programs. */
  readonly event:
    | 'listening'
    | 'draining'
    | 'stopped'
    | 'unknown-setting'
    | 'metrics-lost'
    | 'traces-lost'
    | 'worker-killed';
  readonly message: string;
}

export type LogEntry = RequestEntry | FailureEntry | EventEntry;

/** The service's log. It never receives bodies. */
export type Log = (entry: LogEntry) => void;

const LEVELS: readonly LogLevel[] = ['debug', 'info', 'warn', 'error'];

/** Severity of an entry: probes least, failures most. */
export function levelOf(entry: LogEntry): LogLevel {
  if (entry.kind === 'failure') return 'error';
  if (entry.kind === 'event') return entry.level;
  return entry.status >= 500 ? 'warn' : entry.route === 'health' ? 'debug' : 'info';
}

/** Whether a level is logged when `least` is configured. */
export function matters(level: LogLevel, least: LogLevel): boolean {
  return LEVELS.indexOf(level) >= LEVELS.indexOf(least);
}

/**
 * The part of an unexpected error that is safe to log. Only messages of the JavaScript runtime are kept. Others,
 * especially those of parsers, may quote the document or a key.
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

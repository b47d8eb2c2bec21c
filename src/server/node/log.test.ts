import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LogEntry, LogLevel } from '../log.ts';
import type { LogForm } from '../settings.ts';
import { createLog } from './log.ts';

let texts: string[];

beforeEach(() => {
  texts = [];
  for (const stream of ['stdout', 'stderr'] as const) {
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      texts.push(`${stream}: ${String(text)}`);
      return true;
    });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
});

const request = (status: number, route = 'build'): LogEntry => ({
  kind: 'request',
  method: 'GET',
  path: '/p',
  status,
  ms: 1,
  bytes: 2,
  route,
});
const failure: LogEntry = { kind: 'failure', method: 'GET', path: '/p', error: 'X', stack: [] };
const listening: LogEntry = { kind: 'event', level: 'info', event: 'listening', message: 'at 1' };
const draining: LogEntry = { kind: 'event', level: 'info', event: 'draining', message: 'draining' };
const warning: LogEntry = { kind: 'event', level: 'warn', event: 'traces-lost', message: 'lost' };

it.each<[string, LogForm, LogLevel, LogEntry, string | undefined]>([
  ['a request', 'text', 'info', request(200), 'stdout: GET /p 200 1.0 ms 2 B\n'],
  ['a failed request', 'text', 'info', request(500), 'stdout: GET /p 500 1.0 ms 2 B\n'],
  ['a probe', 'text', 'info', request(200, 'health'), undefined],
  ['a probe that is asked for', 'text', 'debug', request(200, 'health'), 'stdout: GET /p 200 1.0 ms 2 B\n'],
  ['a failure', 'text', 'error', failure, 'stderr: GET /p failed: X\n'],
  ['a request where failures alone matter', 'text', 'error', request(500), undefined],
  ['an event', 'text', 'info', draining, 'stdout: draining\n'],
  ['an event where failures alone matter', 'text', 'error', draining, undefined],
  ['where it listens', 'text', 'error', listening, 'stdout: at 1\n'],
  ['where it listens, without a log', 'off', 'info', listening, 'stdout: at 1\n'],
  ['a warning of its own, without a log', 'off', 'error', warning, 'stderr: lost\n'],
  ['a failure without a log', 'off', 'debug', failure, undefined],
  ['a request without a log', 'off', 'debug', request(200), undefined],
])('%s, as %s from %s on', (_, form, least, entry, line) => {
  createLog(form, least)(entry);
  expect(texts).toEqual(line === undefined ? [] : [line]);
});

it('each line for programs has its time', () => {
  createLog('json')(draining);
  expect(texts).toHaveLength(1);
  const { time, ...entry } = JSON.parse(texts[0]?.slice('stdout: '.length) ?? '') as { time: string };
  expect(entry).toEqual(draining);
  expect(Date.parse(time)).not.toBeNaN();
});

import { describe, expect, it } from 'vitest';
import { describeFailure, jsonLine, levelOf, matters, textLine, type LogEntry, type LogLevel } from './log.ts';

const request = (more: object = {}): LogEntry => ({
  kind: 'request',
  method: 'GET',
  path: '/v0/',
  status: 200,
  ms: 1.26,
  bytes: 12,
  ...more,
});
const failure: LogEntry = {
  kind: 'failure',
  method: 'POST',
  path: '/v0/build',
  error: 'TypeError: x',
  stack: ['at a', 'at b'],
};
const event: LogEntry = { kind: 'event', level: 'warn', event: 'draining', message: 'draining now' };

it.each<[fact: string, entry: LogEntry, level: LogLevel]>([
  ['a request', request(), 'info'],
  ['a refusal', request({ status: 499 }), 'info'],
  ['a failed request', request({ status: 500 }), 'warn'],
  ['a probe', request({ route: 'health' }), 'debug'],
  ['a failed probe', request({ route: 'health', status: 503 }), 'warn'],
  ['a failure', failure, 'error'],
  ['an event', event, 'warn'],
])('%s matters as %3$s', (_, entry, level) => {
  expect(levelOf(entry)).toBe(level);
});

it('what matters as much or more is written', () => {
  const levels: readonly LogLevel[] = ['debug', 'info', 'warn', 'error'];
  const written = levels.map((least) => levels.filter((level) => matters(level, least)).length);
  expect(written).toEqual([4, 3, 2, 1]);
});

it('an entry is written as a line for people or for programs', () => {
  expect(textLine(request())).toBe('GET /v0/ 200 1.3 ms 12 B');
  expect(textLine(failure)).toBe('POST /v0/build failed: TypeError: x\n    at a\n    at b');
  expect(textLine(event)).toBe('draining now');
  expect(JSON.parse(jsonLine(failure, '2026-01-01T00:00:00Z'))).toEqual({
    time: '2026-01-01T00:00:00Z',
    level: 'error',
    ...failure,
  });
});

describe('what the log says of an error', () => {
  const entryOf = (error: unknown) => describeFailure('GET', '/x', error);
  it.each([
    ['a type error', new TypeError('a is undefined'), 'TypeError: a is undefined'],
    ['a reference error', new ReferenceError('a'), 'ReferenceError: a'],
    ['a range error', new RangeError('deep'), 'RangeError: deep'],
    ['another error, whose message may quote', new SyntaxError('SECRET'), 'SyntaxError'],
    ['an error of a library', Object.assign(new Error('SECRET'), { name: 'LibraryError' }), 'LibraryError'],
  ])('%s', (_, error, name) => {
    const entry = entryOf(error);
    expect(entry).toMatchObject({ kind: 'failure', method: 'GET', path: '/x', error: name });
    expect(entry.stack.length).toBeGreaterThan(0);
    expect(entry.stack.every((line) => line.startsWith('at '))).toBe(true);
    expect(JSON.stringify(entry)).not.toContain('SECRET');
  });

  it('writes what was thrown without being an error, and an error without a stack', () => {
    expect(entryOf('SECRET')).toEqual({ kind: 'failure', method: 'GET', path: '/x', error: 'string', stack: [] });
    const bare = new Error('SECRET');
    delete (bare as { stack?: string }).stack;
    expect(entryOf(bare)).toMatchObject({ error: 'Error', stack: [] });
    const quoting = new Error('x');
    quoting.stack = 'Error: a secret at noon\n    at run (a.js:1:2)\nat the end';
    expect(entryOf(quoting).stack).toEqual(['at run (a.js:1:2)']);
  });
});

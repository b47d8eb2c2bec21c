import { describe, expect, it } from 'vitest';
import { describeFailure, jsonLine, levelOf, matters, textLine } from './log.ts';

const request = { kind: 'request', method: 'GET', path: '/v0/', status: 200, ms: 1.234, bytes: 50 } as const;

describe('log lines', () => {
  it('are one line of words or one of JSON', () => {
    expect(textLine(request)).toBe('GET /v0/ 200 1.2 ms 50 B');
    expect(JSON.parse(jsonLine(request, '2026-01-15T12:00:00Z'))).toEqual({
      time: '2026-01-15T12:00:00Z',
      level: 'info',
      ...request,
    });
  });

  it('have a level: probes matter least, failures most', () => {
    const of = (entry: object) => levelOf({ ...request, ...entry });
    expect([of({ route: 'health' }), of({}), of({ status: 422 }), of({ status: 503 })]).toEqual([
      'debug',
      'info',
      'info',
      'warn',
    ]);
    expect(levelOf(describeFailure('GET', '/', new Error('x')))).toBe('error');
    expect([matters('info', 'warn'), matters('warn', 'warn'), matters('error', 'debug')]).toEqual([false, true, true]);
  });

  it('quote only what the runtime words itself', () => {
    const error = (thrown: unknown) => describeFailure('GET', '/v0/', thrown).error;
    expect(error(new TypeError('x is not a function'))).toBe('TypeError: x is not a function');
    expect(error(new SyntaxError('Unexpected token s in "secret"'))).toBe('SyntaxError');
    expect(error(new Error('secret'))).toBe('Error');
    expect(error('secret')).toBe('string');
  });

  it('keep the frames of a stack without its message', () => {
    const entry = describeFailure('GET', '/v0/', new Error('secret\nsecret'));
    expect(entry.stack.length).toBeGreaterThan(0);
    expect(JSON.stringify(entry)).not.toContain('secret');
  });
});

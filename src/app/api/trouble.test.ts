import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/client/api-error.ts';
import { LocalEngineError } from './local-engine.ts';
import { refusalOf, troubleOf } from './trouble.ts';

function failure(kind: ApiError['kind'], status = 0, cause?: unknown): ApiError {
  return new ApiError({ kind, status, key: kind, message: 'Told by the service.', ...(cause ? { cause } : {}) });
}

describe('why an answer cannot be used', () => {
  it.each([
    ['no answer', failure('network'), 'The service does not answer', true],
    ['no time', failure('timeout'), 'The service took too long', true],
    ['nonsense', failure('malformed', 200), 'Unexpected response from the service', true],
    ['no entry', failure('refused', 404), 'Entry not found', false],
    ['too large', failure('refused', 413), 'The document is too large for the service', false],
    ['a refusal', failure('refused', 422), 'The service rejected the request', false],
    ['a fault of its own', failure('refused', 500), 'The service failed', true],
    ['a fault behind it', failure('refused', 502), 'The service failed', true],
    ['a page of a proxy', failure('malformed', 502), 'The service does not answer', true],
    ['something else', new Error('x is not a function'), 'The workbench failed', false],
    ['something odd', 'odd', 'The workbench failed', false],
  ])('%s', (_, error, title, passing) => {
    expect(troubleOf(error)).toMatchObject({ title, passing });
  });

  it('is the engine in this browser where that was asked', () => {
    const cause = new LocalEngineError('It stopped unexpectedly.');
    const trouble = troubleOf(failure('network', 0, cause));
    expect(trouble.title).toBe('The engine in this browser does not answer');
    expect(trouble.advice).toContain('It stopped unexpectedly.');
  });

  it.each([
    ['upstream', 502, 'The upstream service does not answer', true],
    ['upstream', 504, 'The upstream service does not answer', true],
    ['busy', 503, 'The service is overloaded', undefined],
    ['internal', 500, 'The service failed', undefined],
  ])('is told by the key of the report: %s, status %i', (key, status, title, away) => {
    const error = new ApiError({ kind: 'refused', status, key, message: 'Told by the service.' });
    const trouble = troubleOf(error);
    expect(trouble).toMatchObject({ title, passing: true });
    expect(trouble.away).toBe(away);
    expect(trouble.advice).toContain('Told by the service.');
  });

  it.each([
    ['no answer', failure('network'), true],
    ['a page of a proxy', failure('malformed', 503), true],
    ['an answer too late', failure('timeout'), undefined],
    ['nonsense', failure('malformed', 200), undefined],
    ['the engine in this browser', failure('network', 0, new LocalEngineError('x')), undefined],
  ])('says that the service is away only where it is not there: %s', (_, error, away) => {
    expect(troubleOf(error).away).toBe(away);
  });

  it('always says what to do', () => {
    for (const kind of ['network', 'timeout', 'malformed', 'refused'] as const) {
      expect(troubleOf(failure(kind, 422)).advice).not.toBe('');
    }
    expect(troubleOf(undefined).advice).not.toBe('');
  });
});

describe('a refusal', () => {
  it('is the service’s own word on what was asked', () => {
    expect(refusalOf(failure('refused', 422))).toEqual({ message: 'Told by the service.', faults: [] });
  });

  it.each([
    ['no answer', failure('network')],
    ['a failure', failure('refused', 500)],
    ['nonsense', failure('malformed', 200)],
    ['a bug', new Error('x')],
  ])('is not %s', (_, error) => {
    expect(refusalOf(error)).toBeUndefined();
  });
});

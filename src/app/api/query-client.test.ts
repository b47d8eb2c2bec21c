// @vitest-environment jsdom

import '../testing/screen.ts';
import { focusManager } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/client/api-error.ts';
import { createQueryClient } from './query-client.ts';

const failure = (kind: ApiError['kind']) => new ApiError({ kind, status: 0, key: kind, message: '' });
const { queries, mutations } = createQueryClient().getDefaultOptions();
const retry = queries?.retry as (count: number, error: Error) => boolean;

describe('a question to the service', () => {
  it.each([
    ['no answer', failure('network'), 0, true],
    ['no answer twice', failure('network'), 1, false],
    ['an answer too late', failure('timeout'), 0, false],
    ['a refusal', failure('refused'), 0, false],
    ['an answer that makes no sense', failure('malformed'), 0, false],
    ['our own failure', new Error('x'), 0, false],
  ])('after %s is put again: %#', (_, error, count, again) => {
    expect(retry(count, error)).toBe(again);
  });

  it('is put also where the browser believes to be offline, and its answer holds as long as the page', () => {
    expect(queries).toMatchObject({ networkMode: 'always', staleTime: Infinity });
    expect(mutations).toMatchObject({ networkMode: 'always' });
  });
});

it.each(['focus', 'visibilitychange'])('the reader is back at %s of the window', (event) => {
  const heard = vi.fn();
  const leave = focusManager.subscribe(heard);
  dispatchEvent(new Event(event));
  expect(heard).toHaveBeenCalledTimes(1);
  leave();
});

describe('a question that failed', () => {
  const { refetchInterval, refetchOnWindowFocus, refetchOnReconnect } = queries ?? {};
  const again = (status: string, error: unknown, errorUpdateCount: number) => {
    const query = { state: { status, error, errorUpdateCount } } as never;
    return [refetchInterval, refetchOnWindowFocus, refetchOnReconnect].map((ask) =>
      (ask as (query: never) => unknown)(query),
    );
  };

  it('is not put again after an answer', () => {
    expect(again('success', null, 3)).toEqual([false, false, false]);
  });

  it('is not put again by itself where the failure stays', () => {
    expect(again('error', new Error('a bug'), 1)).toEqual([false, false, false]);
    expect(again('error', new ApiError({ kind: 'refused', status: 404, key: 'x', message: '' }), 1)[0]).toBe(false);
  });

  it.each([
    [0, 1000],
    [1, 1000],
    [2, 2000],
    [3, 4000],
    [5, 16_000],
    [6, 30_000],
    [50, 30_000],
  ])('after failure %i waits %i ms, unless the reader or the network comes back', (count, pause) => {
    expect(again('error', failure('network'), count)).toEqual([pause, 'always', 'always']);
  });
});

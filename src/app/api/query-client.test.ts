import { describe, expect, it } from 'vitest';
import { ApiError } from '../../contract/client/api-error.ts';
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
    expect(queries).toMatchObject({ networkMode: 'always', staleTime: Infinity, refetchOnWindowFocus: false });
    expect(mutations).toMatchObject({ networkMode: 'always' });
  });
});

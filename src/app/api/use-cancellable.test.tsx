import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { gate } from '../../testing/gate.ts';
import { createQueryClient } from './query-client.ts';
import { useCancellable } from './use-cancellable.ts';

/** Work that answers on the test's command. */
function bench() {
  const asked: { input: string; signal: AbortSignal; open: (answer: string) => void }[] = [];
  const reported: string[] = [];
  const client = createQueryClient();
  const work = (input: string, signal: AbortSignal) => {
    const slow = gate<string>();
    asked.push({ input, signal, open: slow.open });
    return slow.passed;
  };
  const view = renderHook(() => useCancellable(work, (answer) => reported.push(answer)), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  const start = (input: string) => act(() => view.result.current.start(input));
  return { ...view, asked, reported, start };
}

describe('what its user starts and may cancel', () => {
  it('waits, answers and reports the answer once', async () => {
    const { result, asked, reported, start } = bench();
    expect(result.current.isPending).toBe(false);
    start('a');
    await waitFor(() => expect(result.current.isPending).toBe(true));
    asked[0]?.open('A');
    await waitFor(() => expect(result.current.data).toBe('A'));
    expect(reported).toEqual(['A']);
  });

  it('gives up the first when it is started again, and never shows its late answer', async () => {
    const { result, asked, reported, start } = bench();
    start('a');
    start('b');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    asked[1]?.open('B');
    await waitFor(() => expect(result.current.data).toBe('B'));
    await act(async () => asked[0]?.open('A'));
    expect(result.current.data).toBe('B');
    expect(reported).toEqual(['B']);
  });

  it('is back at the beginning when it is cancelled, and a late answer changes nothing', async () => {
    const { result, asked, reported, start } = bench();
    start('a');
    await waitFor(() => expect(asked).toHaveLength(1));
    act(() => result.current.cancel());
    expect(asked[0]?.signal.aborted).toBe(true);
    await waitFor(() => expect(result.current.isIdle).toBe(true));
    await act(async () => asked[0]?.open('A'));
    expect([result.current.data, reported]).toEqual([undefined, []]);
  });

  it('is given up with the page that asked', async () => {
    const { asked, reported, start, unmount } = bench();
    start('a');
    await waitFor(() => expect(asked).toHaveLength(1));
    unmount();
    expect(asked[0]?.signal.aborted).toBe(true);
    await act(async () => asked[0]?.open('A'));
    expect(reported).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { BrowserEngine } from '../state/engine-slice.ts';
import type { EngineMessage, EngineRequest } from '../workers/messages.ts';
import { createLocalEngine, LocalEngineError, type EngineWorker } from './local-engine.ts';

/** A worker that answers on the test's command. */
class StandIn extends EventTarget {
  readonly heard: EngineRequest[] = [];
  ended = false;
  postMessage(message: EngineRequest): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  say(data: EngineMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function bench() {
  const workers: StandIn[] = [];
  const states: BrowserEngine[] = [];
  const engine = createLocalEngine(
    () => {
      const worker = new StandIn();
      workers.push(worker);
      return worker as unknown as EngineWorker;
    },
    (state) => states.push(state),
  );
  const worker = (): StandIn => {
    const last = workers.at(-1);
    if (!last) throw new Error('No worker was started');
    return last;
  };
  const ask = (init: RequestInit = {}) => engine.fetch('build', { method: 'POST', body: '{}', ...init });
  return { engine, workers, states, worker, ask };
}

describe('the engine in a worker', () => {
  it('starts with the first request and says when it is ready', () => {
    const { states, worker, ask } = bench();
    void ask();
    worker().say({ kind: 'ready', version: '1.2.3' });
    expect(states).toEqual([{ phase: 'starting' }, { phase: 'ready', version: '1.2.3' }]);
    expect(worker().heard).toEqual([{ kind: 'ask', id: 1, method: 'POST', address: 'build', body: '{}' }]);
  });

  it('gives each request its own answer, whichever comes first', async () => {
    const { worker, ask } = bench();
    const first = ask();
    const second = ask();
    worker().say({ kind: 'answer', id: 2, status: 422, text: '"second"' });
    worker().say({ kind: 'answer', id: 1, status: 200, text: '"first"' });
    expect([(await first).status, await (await first).json()]).toEqual([200, 'first']);
    expect([(await second).status, await (await second).json()]).toEqual([422, 'second']);
  });

  it('drops a request that was cancelled, and ignores its late answer', async () => {
    const { worker, ask } = bench();
    const caller = new AbortController();
    const asked = ask({ signal: caller.signal });
    caller.abort(new Error('newer text'));
    await expect(asked).rejects.toThrow('newer text');
    worker().say({ kind: 'answer', id: 1, status: 200, text: '{}' });
    expect(worker().heard.at(-1)).toEqual({ kind: 'drop', id: 1 });
  });

  it('sends nothing for a request that was cancelled before', async () => {
    const { workers, ask } = bench();
    await expect(ask({ signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone');
    expect(workers).toEqual([]);
  });

  it('fails everything asked when the worker dies, and starts a new one for the next request', async () => {
    const { states, workers, worker, ask } = bench();
    const asked = ask();
    worker().say({ kind: 'ready', version: '1' });
    worker().dispatchEvent(new Event('error'));
    await expect(asked).rejects.toBeInstanceOf(LocalEngineError);
    expect([states.at(-1)?.phase, worker().ended]).toEqual(['failed', true]);
    const again = ask();
    worker().say({ kind: 'answer', id: 2, status: 200, text: '{}' });
    expect([(await again).status, workers.length]).toEqual([200, 2]);
  });

  it('says that its code could not be loaded when it never was ready', async () => {
    const { worker, ask } = bench();
    const asked = ask();
    worker().dispatchEvent(new Event('error'));
    await expect(asked).rejects.toThrow('could not be loaded');
  });

  it('gives up a worker without the code that every answer needs, ready or not', async () => {
    const { states, worker, ask } = bench();
    const asked = ask();
    worker().say({ kind: 'ready', version: '1' });
    worker().say({ kind: 'missing' });
    await expect(asked).rejects.toThrow('could not be loaded');
    expect([states.at(-1)?.phase, worker().ended]).toEqual(['failed', true]);
  });

  it('gives up a worker whose engine fails its own check, and says which answer differs', async () => {
    const { states, worker, ask } = bench();
    const asked = ask();
    const trouble = { check: 'right: $.totals.payable', expected: '38.12', found: '31.50' };
    worker().say({ kind: 'unproven', trouble });
    await expect(asked).rejects.toThrow('(right: $.totals.payable: 38.12 expected, 31.50 found)');
    expect([states.at(-1)?.phase, worker().ended]).toEqual(['failed', true]);
  });

  it('gives up a worker that is ready twice, before it takes an answer', async () => {
    const { states, worker, ask } = bench();
    const asked = ask();
    worker().say({ kind: 'ready', version: '1' });
    worker().say({ kind: 'ready', version: '1' });
    await expect(asked).rejects.toThrow('It answers twice');
    expect([states.at(-1)?.phase, worker().ended]).toEqual(['failed', true]);
  });

  it('gives up a worker that answers a request twice, in a row or after many others', async () => {
    const { states, worker, ask } = bench();
    const answer = (id: number) => {
      worker().say({ kind: 'answer', id, status: 200, text: '{}' });
    };
    const asked = Array.from({ length: 900 }, () => ask());
    for (const index of asked.keys()) answer(index + 1);
    await Promise.all(asked);
    expect(states.at(-1)?.phase).toBe('starting');
    const open = ask();
    answer(2);
    await expect(open).rejects.toThrow('It answers twice');
    expect([states.at(-1)?.phase, worker().ended]).toEqual(['failed', true]);
  });

  it('gives up a worker that takes too long', async () => {
    const { states, worker, ask } = bench();
    const asked = ask({ signal: AbortSignal.timeout(1) });
    await expect(asked).rejects.toMatchObject({ name: 'TimeoutError' });
    expect([states.at(-1)?.phase, worker().ended]).toEqual(['failed', true]);
  });

  it('fails one request alone when code for it cannot be loaded, and tries again in another worker', async () => {
    const { workers, worker, ask } = bench();
    const first = ask();
    const second = ask();
    worker().say({ kind: 'stuck', id: 1 });
    await expect(first).rejects.toThrow('could not be loaded');
    // The next request starts a new worker at once; requests that still wait for the old worker move to it.
    const third = ask();
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    worker().say({ kind: 'answer', id: 2, status: 200, text: '{}' });
    worker().say({ kind: 'answer', id: 3, status: 200, text: '{}' });
    expect([(await second).status, (await third).status]).toEqual([200, 200]);
    void ask();
    expect(workers).toHaveLength(2);
  });

  it('reports a browser that does not let it start', async () => {
    const states: BrowserEngine[] = [];
    const engine = createLocalEngine(
      () => {
        throw new Error('refused by policy');
      },
      (state) => states.push(state),
    );
    await expect(engine.fetch('build', {})).rejects.toBeInstanceOf(LocalEngineError);
    expect(states.at(-1)?.phase).toBe('failed');
  });
});

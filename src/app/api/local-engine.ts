import type { Fetch } from '../../api/client/create-client.ts';
import type { BrowserEngine } from '../state/engine-slice.ts';
import type { EngineMessage, EngineRequest } from '../workers/messages.ts';
import { judgingTexts } from '../texts/en/judging.ts';

/** The engine in this browser gave no answer; the service on the server may. */
export class LocalEngineError extends Error {
  override readonly name = 'LocalEngineError';
}

export interface LocalEngine {
  /** Starts the worker if it is not running. */
  start(): void;
  /** Ends the worker; its open requests fail. */
  stop(): void;
  /** Replaces `fetch`: the worker answers, and is started first if needed. Takes the address below `/v0/`. */
  readonly fetch: Fetch;
}

/** The part of a worker that is used here. */
export type EngineWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** Most answered requests remembered: a second answer comes soon after the first. */
const MOST_OVER = 1000;

interface Waiting {
  readonly request: EngineRequest;
  resolve(answer: Response): void;
  reject(reason: unknown): void;
}

/**
 * Lets the worker from `spawn` answer the API. A failed worker is dropped, and the next request starts a new one. The
 * same happens to a worker that could not load some code, because a browser does not request it again in that worker;
 * its open requests move to the new one. A worker that answers anything twice runs twice, and is not believed.
 */
export function createLocalEngine(spawn: () => EngineWorker, report: (state: BrowserEngine) => void): LocalEngine {
  const waiting = new Map<number, Waiting>();
  let worker: EngineWorker | undefined;
  let ready = false;
  let stuck = false;
  let last = 0;
  let begun = 0;
  let answered = false;
  /** The last requests that this worker has answered. */
  const over = new Set<number>();

  function start(): EngineWorker {
    if (worker && !stuck) return worker;
    worker?.terminate();
    worker = undefined;
    report({ phase: 'starting' });
    begun = performance.now();
    const fresh = spawned();
    worker = fresh;
    ready = false;
    stuck = false;
    answered = false;
    over.clear();
    fresh.addEventListener('message', ({ data }: MessageEvent<EngineMessage>) => {
      if (worker !== fresh) return;
      if (data.kind === 'ready' && ready) fail(judgingTexts.engineAnswersTwice);
      else if (data.kind === 'ready') {
        ready = true;
        performance.measure('assay.engine-worker', { start: begun, end: performance.now() });
        report({ phase: 'ready', version: data.version });
      } else if (data.kind === 'missing') fail(judgingTexts.engineNotLoaded);
      else if (data.kind === 'unproven') fail(judgingTexts.engineUnproven(data.trouble));
      else if (over.has(data.id)) fail(judgingTexts.engineAnswersTwice);
      else settle(data);
    });
    for (const trouble of ['error', 'messageerror'] as const) {
      fresh.addEventListener(trouble, () => {
        if (worker === fresh) fail(ready ? judgingTexts.engineStopped : judgingTexts.engineNotLoaded);
      });
    }
    for (const { request } of waiting.values()) post(fresh, request);
    return fresh;
  }

  function spawned(): EngineWorker {
    try {
      return spawn();
    } catch {
      const message = judgingTexts.engineNotAllowed;
      report({ phase: 'failed', message });
      throw new LocalEngineError(message);
    }
  }

  function settle(message: Extract<EngineMessage, { id: number }>): void {
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    over.add(message.id);
    const [oldest] = over;
    if (oldest !== undefined && over.size > MOST_OVER) over.delete(oldest);
    if (message.kind === 'answer') {
      if (!answered) performance.measure('assay.engine-answer', { start: begun, end: performance.now() });
      answered = true;
      const headers = { 'Content-Type': 'application/json' };
      asked?.resolve(new Response(message.text, { status: message.status, headers }));
    } else {
      stuck = true;
      asked?.reject(new LocalEngineError(judgingTexts.codeNotLoaded));
    }
  }

  function end(): readonly Waiting[] {
    const asked = [...waiting.values()];
    waiting.clear();
    worker?.terminate();
    worker = undefined;
    return asked;
  }

  function fail(message: string): void {
    const asked = end();
    report({ phase: 'failed', message });
    for (const { reject } of asked) reject(new LocalEngineError(message));
  }

  function ask(address: string, { method = 'GET', body, signal }: RequestInit): Promise<Response> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const running = start();
      const id = ++last;
      const drop = () => {
        if (!waiting.delete(id)) return;
        const why = signal?.reason as Error;
        reject(why);
        // Timed out: the worker would delay every later request too.
        if (why.name === 'TimeoutError') fail(judgingTexts.engineTooSlow);
        else if (worker) post(worker, { kind: 'drop', id });
      };
      const settled = <T>(then: (value: T) => void) => {
        return (value: T) => {
          signal?.removeEventListener('abort', drop);
          then(value);
        };
      };
      const text = typeof body === 'string' ? body : '';
      const request: EngineRequest = { kind: 'ask', id, method, address, body: text };
      waiting.set(id, { request, resolve: settled(resolve), reject: settled(reject) });
      signal?.addEventListener('abort', drop);
      post(running, request);
    });
  }

  return {
    start: () => void start(),
    stop() {
      for (const { reject } of end()) reject(new LocalEngineError(judgingTexts.engineStopped));
      report({ phase: 'off' });
    },
    fetch: ask,
  };
}

function post(worker: EngineWorker, message: EngineRequest): void {
  worker.postMessage(message);
}

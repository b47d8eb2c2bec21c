import { createClient, type Fetch } from '../../contract/client/create-client.ts';
import type { EngineChoice } from '../state/engine-slice.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { basePath } from './base-path.ts';
import { createLocalEngine } from './local-engine.ts';

/** The engine in this browser, chosen or not. */
export const localEngine = createLocalEngine(
  () => new Worker(new URL('../workers/engine-worker.ts', import.meta.url), { type: 'module', name: 'engine' }),
  (state) => {
    useWorkbench.getState().reportBrowserEngine(state);
  },
);

function answersHere(): boolean {
  return useWorkbench.getState().engineChoice === 'browser';
}

/**
 * Reaches whoever answers: the service this page came from. Nothing in the workbench talks to anyone else. Once the engine
 * in this browser is chosen, every request that carries a document stays on this page; definitions still come from the
 * service.
 */
export const reach: Fetch = (url, init) =>
  init.method === 'POST' && answersHere() ? localEngine.fetch(url, init) : fetch(url, init);

const baseUrl = `${location.origin}${basePath}/v0`;

/** Whoever answers, typed: who that is stands fast when the question is sent. */
export const client = createClient({ baseUrl, fetch: reach });

const clients = {
  server: createClient({ baseUrl, fetch: (url, init) => fetch(url, init) }),
  browser: createClient({
    baseUrl,
    fetch: (url, init) => (init.method === 'POST' ? localEngine.fetch(url, init) : fetch(url, init)),
  }),
};

/** One of the two, whoever is chosen by the time it is asked: for an answer that is kept under the name of who gave it. */
export function clientOf(engine: EngineChoice): typeof client {
  return clients[engine];
}

/** Starts the worker as soon as it is chosen and ends it when the service is; call once when the page opens. */
export function followEngineChoice(): () => void {
  function follow(): void {
    if (answersHere()) localEngine.start();
    else localEngine.stop();
  }
  if (answersHere()) follow();
  return useWorkbench.subscribe((state, before) => {
    if (state.engineChoice !== before.engineChoice) follow();
  });
}

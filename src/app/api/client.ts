import { createClient, type Fetch } from '../../contract/client/create-client.ts';
import { useWorkbench } from '../state/workbench-store.ts';
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

/** The service, typed. */
export const client = createClient({ baseUrl: `${location.origin}/v0`, fetch: reach });

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

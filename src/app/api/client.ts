import { createClient, type Fetch } from '../../api/client/create-client.ts';
import type { RouteDefinition } from '../../api/define-route.ts';
import { routes } from '../../api/routes.ts';
import type { EngineChoice } from '../state/engine-slice.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import engineCode from '../workers/engine-worker.ts?worker&url';
import { serviceAddress } from '../state/host-page.ts';
import { createLocalEngine } from './local-engine.ts';

/** The engine in this browser, chosen or not. */
export const localEngine = createLocalEngine(
  () => new Worker(engineCode, { type: 'module', name: 'engine' }),
  (state) => {
    useWorkbench.getState().reportBrowserEngine(state);
  },
);

/**
 * The same engine in a second worker, for rules that the user brings: they may run for long or forever and must not
 * delay anything else.
 */
export const rulesEngine = createLocalEngine(
  () => new Worker(engineCode, { type: 'module', name: 'rules' }),
  () => undefined,
);

function answersHere(): boolean {
  return useWorkbench.getState().engineChoice === 'browser';
}

const baseUrl = `${serviceAddress}/v0`;

/** Requests that only the service can answer: whether it is up, and the description of its API. */
const aboutService = new Set((routes as readonly RouteDefinition[]).flatMap((r) => (r.tag === 'Meta' ? [r.path] : [])));

/**
 * The address for the engine in this browser that corresponds to this URL; undefined if only the service can answer.
 */
function addressHere(url: string): string | undefined {
  if (!url.startsWith(`${baseUrl}/`)) return undefined;
  const path = url.slice(baseUrl.length);
  return aboutService.has(path) ? undefined : path.slice(1);
}

/**
 * A body with more characters than this is sent as a blob: the browser needs 25 ms at once to encode a text of half a
 * million.
 */
const LONG_BODY = 50_000;

function asBlob(init: RequestInit): RequestInit {
  const { body } = init;
  return typeof body === 'string' && body.length > LONG_BODY ? { ...init, body: new Blob([body]) } : init;
}

const reachers: Readonly<Record<EngineChoice, Fetch>> = {
  server: (url, init) => fetch(url, asBlob(init)),
  browser: (url, init) => {
    const address = addressHere(url);
    return address === undefined ? fetch(url, init) : localEngine.fetch(address, init);
  },
};

/**
 * Sends requests to the service this page came from, and to nobody else. With the engine in this browser, documents
 * stay on the page and definitions come from it, because the names looked up would tell the service what the user works
 * on.
 */
export const reach: Fetch = (url, init) => reachers[answersHere() ? 'browser' : 'server'](url, init);

/** Whether the engine in this browser would answer a request to this address now. */
export function reachesHere(url: string): boolean {
  return answersHere() && addressHere(url) !== undefined;
}

/** The typed client of whichever engine is chosen when the request is sent. */
export const client = createClient({ baseUrl, fetch: reach });

const clients = {
  server: createClient({ baseUrl, fetch: reachers.server }),
  browser: createClient({ baseUrl, fetch: reachers.browser }),
};

/** The client of one fixed engine, for answers that are cached under the engine's name. */
export function clientOf(engine: EngineChoice): typeof client {
  return clients[engine];
}

/**
 * Makes the browser cache the code of its engine and the definitions, so that the engine also starts when the service
 * is away.
 */
export async function fetchEngineAhead(): Promise<void> {
  const { text, address } = await fetchNamed(/.*/, engineCode, new URL(location.href));
  const engine = await fetchNamed(/[.]\/engine-[\w-]+[.]js/, text, address);
  // The engine loads the first file of each name.
  for (const named of [/[.]\/standard-definitions-[\w-]+[.]js/, /[.]\/signing-[\w-]+[.]js/])
    await fetchNamed(named, engine.text, engine.address);
}

/** Fetches the first file that a text names so. */
async function fetchNamed(name: RegExp, text: string, beside: URL): Promise<{ readonly text: string; address: URL }> {
  const named = name.exec(text)?.[0];
  if (named === undefined) return { text: '', address: beside };
  const address = new URL(named, beside);
  return { text: await fetchText(address), address };
}

async function fetchText(address: URL): Promise<string> {
  try {
    return await (await fetch(address)).text();
  } catch {
    return '';
  }
}

/**
 * Starts the worker when the engine in this browser is chosen or has to stand in for the service, and ends it when
 * neither is true. Call it once when the page opens.
 */
export function followEngineChoice(): () => void {
  const wanted = () => answersHere() || useWorkbench.getState().whileAway === 'stand-in';
  function follow(): void {
    if (wanted()) localEngine.start();
    else localEngine.stop();
  }
  if (wanted()) follow();
  return useWorkbench.subscribe((state, before) => {
    if (state.engineChoice !== before.engineChoice || state.whileAway !== before.whileAway) follow();
  });
}

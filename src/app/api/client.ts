import { createClient, type Fetch } from '../../contract/client/create-client.ts';
import type { RouteDefinition } from '../../contract/define-route.ts';
import { routes } from '../../contract/routes.ts';
import type { EngineChoice } from '../state/engine-slice.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import engineCode from '../workers/engine-worker.ts?worker&url';
import { basePath } from './base-path.ts';
import { createLocalEngine } from './local-engine.ts';

/** The engine in this browser, chosen or not. */
export const localEngine = createLocalEngine(
  () => new Worker(engineCode, { type: 'module', name: 'engine' }),
  (state) => {
    useWorkbench.getState().reportBrowserEngine(state);
  },
);

function answersHere(): boolean {
  return useWorkbench.getState().engineChoice === 'browser';
}

const baseUrl = `${location.origin}${basePath}/v0`;

/** What the service says of itself, which only it can tell: that there is one, and its own interface. */
const aboutService = new Set((routes as readonly RouteDefinition[]).flatMap((r) => (r.tag === 'Meta' ? [r.path] : [])));

/** What the engine in this browser is asked instead of a request to this address; undefined when only the service can answer. */
function addressHere(url: string): string | undefined {
  if (!url.startsWith(`${baseUrl}/`)) return undefined;
  const path = url.slice(baseUrl.length);
  return aboutService.has(path) ? undefined : path.slice(1);
}

/** Characters from which on a body goes as a blob: the browser takes a text apart on the spot, 25 ms for one of half a million. */
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
 * Reaches whoever answers: the service this page came from. Nothing in the workbench talks to anyone else. Once the engine
 * in this browser is chosen, documents stay on this page and definitions come from it: which of them are looked up would
 * tell the service what is being worked on.
 */
export const reach: Fetch = (url, init) => reachers[answersHere() ? 'browser' : 'server'](url, init);

/** Whether the engine in this browser would answer a request to this address, as things stand. */
export function reachesHere(url: string): boolean {
  return answersHere() && addressHere(url) !== undefined;
}

/** Whoever answers, typed: who that is stands fast when the question is sent. */
export const client = createClient({ baseUrl, fetch: reach });

const clients = {
  server: createClient({ baseUrl, fetch: reachers.server }),
  browser: createClient({ baseUrl, fetch: reachers.browser }),
};

/** One of the two, whoever is chosen by the time it is asked: for an answer that is kept under the name of who gave it. */
export function clientOf(engine: EngineChoice): typeof client {
  return clients[engine];
}

/** Has the browser keep the code of its engine with the definitions, so that it starts also when the service has gone. */
export async function fetchEngineAhead(): Promise<void> {
  const code = await fetchText(engineCode);
  // Of each, the first file that it names of that name is the one it asks for by itself.
  for (const named of [/[.]\/standard-definitions-[\w-]+[.]js/, /[.]\/signing-[\w-]+[.]js/]) {
    const part = named.exec(code)?.[0];
    if (part !== undefined) await fetchText(new URL(part, new URL(engineCode, location.href)));
  }
}

async function fetchText(address: string | URL): Promise<string> {
  try {
    return await (await fetch(address)).text();
  } catch {
    return '';
  }
}

/**
 * Starts the worker as soon as it is chosen, or is to stand in, and ends it when neither holds; call once when the page
 * opens.
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

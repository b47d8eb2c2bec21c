import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js';
import { NavigationRoute } from 'workbox-routing/NavigationRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { servicePaths } from './service-paths.ts';

/** What is used of a service worker's scope: the types of a page, which the rest of the app needs, do not know it. */
interface WorkerScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'scope' | 'waiting' | 'installing'>;
  readonly clients: { matchAll(options: object): Promise<readonly object[]>; claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'message', heard: (event: LifeEvent) => void): void;
}
interface LifeEvent extends Event {
  readonly data?: unknown;
  /** Not every browser has it. */
  addRoutes?(routes: readonly object[]): Promise<void>;
  waitUntil(work: Promise<unknown>): void;
}

/** The files of this build, written here as the worker is bundled (scripts/offline-files.mjs). */
declare const FILES_OF_BUILD: { readonly url: string; readonly revision: string | null }[];

const worker = self as unknown as WorkerScope;
const files = new PrecacheController();
files.addToCacheList(FILES_OF_BUILD);

/** Lets go of the files of earlier builds, unless another page is open: it may run one of them, and fetch the rest of it on demand. */
async function tidy(event: LifeEvent): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await files.activate(event as never);
}

const scope = new URL(worker.registration.scope).pathname;
const assets = `${scope}assets/`;
const pathPattern = (below: string) => ({ urlPattern: { pathname: `${below.replace(/[{}()*+?:\\]/g, '\\$&')}*` } });

/**
 * What the browser can do by itself. A worker that is never woken by what another tab asks for can be followed by a newer one at once:
 * Chromium leaves the newer one waiting, and the page that reloads too, for as long as the old one is kept busy.
 */
const withoutWorker = [
  { condition: pathPattern(assets), source: { cacheName: files.strategy.cacheName } },
  { condition: pathPattern(`${scope}v0/`), source: 'network' },
];

worker.addEventListener('install', (event) => {
  if (event.addRoutes) event.waitUntil(event.addRoutes(withoutWorker).catch(() => undefined));
  void files.install(event as never);
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(tidy(event).then(() => worker.clients.claim()));
});
worker.addEventListener('message', (event) => {
  const { type } = (event.data ?? {}) as { readonly type?: unknown };
  // Only ever asked for by somebody who pressed the button.
  if (type === 'SKIP_WAITING') void worker.skipWaiting();
  // A build that waits keeps its files in the same place.
  if (type === 'TIDY' && !worker.registration.waiting && !worker.registration.installing) event.waitUntil(tidy(event));
});

// What no route takes, above all everything below /v0, goes to the network as if there were no worker, and is kept nowhere.
registerRoute(new PrecacheRoute(files, { cleanURLs: false, ignoreURLParametersMatching: [] }));
// Files of an earlier build, for the pages that run it; nothing that comes here from the network is kept.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(assets),
  new CacheFirst({ cacheName: files.strategy.cacheName, plugins: [{ cacheWillUpdate: () => Promise.resolve(null) }] }),
);
registerRoute(
  new NavigationRoute(files.createHandlerBoundToURL('index.html'), {
    denylist: [servicePaths(scope)],
  }),
);

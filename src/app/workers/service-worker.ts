import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js';
import { NavigationRoute } from 'workbox-routing/NavigationRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { servicePaths } from './service-paths.ts';

/** The used part of a service worker's scope, which is not in the types of a page that the rest of the app needs. */
interface WorkerScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'scope' | 'waiting' | 'installing'>;
  readonly clients: { matchAll(options: object): Promise<readonly object[]>; claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'message', heard: (event: LifeEvent) => void): void;
}
interface LifeEvent extends Event {
  readonly data?: unknown;
  /** Missing in some browsers. */
  addRoutes?(routes: readonly object[]): Promise<void>;
  waitUntil(work: Promise<unknown>): void;
}

/** The files of this build, inserted when the worker is bundled (scripts/offline-files.mjs). */
declare const FILES_OF_BUILD: { readonly url: string; readonly revision: string | null }[];

const worker = self as unknown as WorkerScope;
const files = new PrecacheController();
files.addToCacheList(FILES_OF_BUILD);

/**
 * Deletes the files of earlier builds, unless another page is open, which may run one of them and load the rest of it
 * on demand.
 */
async function tidy(event: LifeEvent): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await files.activate(event as never);
}

const scope = new URL(worker.registration.scope).pathname;
const assets = `${scope}assets/`;
const pathPattern = (below: string) => ({ urlPattern: { pathname: `${below.replace(/[{}()*+?:\\]/g, '\\$&')}*` } });

/**
 * Requests that the browser handles without the worker, so that other tabs do not keep it busy: Chromium makes a newer
 * worker, and the page that reloads for it, wait for as long as the old one is busy.
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
  // Sent only after the user has clicked the button.
  if (type === 'SKIP_WAITING') void worker.skipWaiting();
  // The cache also contains the files of a build that waits.
  if (type === 'TIDY' && !worker.registration.waiting && !worker.registration.installing) event.waitUntil(tidy(event));
});

// Requests without a route, above all those below /v0, go to the network as if there were no worker, and are not
// cached.
registerRoute(new PrecacheRoute(files, { cleanURLs: false, ignoreURLParametersMatching: [] }));
// Serves files of an earlier build to pages that run it; responses from the network are not cached.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(assets),
  new CacheFirst({ cacheName: files.strategy.cacheName, plugins: [{ cacheWillUpdate: () => Promise.resolve(null) }] }),
);
registerRoute(
  new NavigationRoute(files.createHandlerBoundToURL('index.html'), {
    denylist: [servicePaths(scope)],
  }),
);

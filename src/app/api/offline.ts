import type { Workbox } from 'workbox-window';
import { useWorkbench } from '../state/workbench-store.ts';
import { within } from '../state/within.ts';
import { basePath } from '../state/host-page.ts';

/** Milliseconds between two checks for a newer workbench in an open page. */
const ASK_EVERY = 3_600_000;

/** Most milliseconds to wait for the newer workbench to take over; a reload before that would load the old one. */
const PATIENCE = 15_000;

let workbox: Workbox | undefined;

/** The types say that it always exists. It exists only on pages served with HTTPS or from this machine. */
const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;

/**
 * Lets a service worker keep every file of the workbench, so that it opens without a network, and tells the store about
 * a newer version. Only a built workbench has the worker.
 */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !workers || workbox) return;
  const { Workbox } = await import('workbox-window');
  const { reportUpdate } = useWorkbench.getState();
  workbox = new Workbox(`${basePath}/service-worker.js`, { scope: `${basePath}/`, updateViaCache: 'none' });
  workbox.addEventListener('waiting', () => {
    void workers.getRegistration(`${basePath}/`).then((registration) => {
      // The first version waits too, for a moment, before it becomes the active one.
      if (registration?.active && registration.waiting) reportUpdate('waiting');
    });
  });
  let former = workers.controller;
  workers.addEventListener('controllerchange', () => {
    if (former) reportUpdate('taken');
    former = workers.controller;
  });
  // A browser may refuse it because of its settings or a lack of space: then each visit needs the network, as before.
  const kept = await workbox.register().catch(() => undefined);
  if (!kept) return;
  // Files of earlier versions, which were kept for pages that were open at the time.
  former?.postMessage({ type: 'TIDY' });
  setInterval(() => void workbox?.update().catch(() => undefined), ASK_EVERY);
}

/** Reloads this page with the newest version that this browser has. Other tabs keep the version that they run. */
export async function takeUpdate(
  reload = () => {
    location.reload();
  },
): Promise<void> {
  const waiting = (await workers?.getRegistration(`${basePath}/`))?.waiting;
  if (waiting) {
    const taken = new Promise<void>((resolve) => {
      workers?.addEventListener('controllerchange', () => {
        resolve();
      });
      setTimeout(resolve, PATIENCE);
    });
    waiting.postMessage({ type: 'SKIP_WAITING' });
    await taken;
  }
  reload();
}

/**
 * Looks for a newer version, takes it and opens the workbench. For a page that is broken: the newer version may work.
 */
export async function takeNewest(): Promise<void> {
  await within(PATIENCE, undefined, async () => {
    const registration = await workers?.getRegistration(`${basePath}/`);
    await registration?.update();
    const coming = registration?.installing;
    if (coming) await fetched(coming);
  });
  await takeUpdate(() => {
    location.assign(`${basePath}/`);
  });
}

/** Waits until a service worker has all files of its version, or has given up. */
function fetched(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

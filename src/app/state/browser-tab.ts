import { newKey } from './new-key.ts';
import { ofThisTab } from './stored.ts';
import { within } from './within.ts';

const SESSION = 'assay.tab';
const LOCK = 'assay-tab-';

/** Milliseconds after which a browser is assumed not to answer. */
const PATIENCE = 1000;

/**
 * The key under which this browser tab saves. It survives a reload. A duplicated tab inherits the session storage of
 * the original, finds the key's lock taken and gets its own key, so that two tabs never write the same draft.
 */
export async function claimTab(): Promise<{ tab: string; inherited: string | undefined }> {
  const known = ofThisTab.getItem(SESSION) ?? undefined;
  if (known !== undefined && (await lockSoon(known))) return { tab: known, inherited: known };
  return { tab: await freshTab(), inherited: known };
}

/** A new key for this browser tab. */
export async function freshTab(): Promise<string> {
  const fresh = newKey();
  await lock(fresh);
  // If the browser denies this, a reload starts a new session and offers the draft for recovery.
  ofThisTab.setItem(SESSION, fresh);
  return fresh;
}

/** The keys of open tabs, whose drafts no other tab may recover. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = await within<LockManagerSnapshot>(PATIENCE, {}, async () =>
    'locks' in navigator ? navigator.locks.query() : {},
  );
  return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
}

// A reloaded page may ask a moment before its predecessor has released the lock.
async function lockSoon(tab: string): Promise<boolean> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await lock(tab)) return true;
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  return false;
}

/**
 * Holds the key of this tab until the page is unloaded; false if another tab holds it. Web locks need a secure context,
 * and a browser may refuse them. Without them a tab trusts its session storage.
 */
export function lock(tab: string): Promise<boolean> {
  return within(PATIENCE, true, () => {
    if (!('locks' in navigator)) return Promise.resolve(true);
    return new Promise<boolean>((resolve, reject) => {
      navigator.locks
        .request(LOCK + tab, { ifAvailable: true }, (granted) => {
          resolve(granted !== null);
          // Held until the page is unloaded.
          return granted === null ? undefined : new Promise<void>(() => undefined);
        })
        .catch(reject);
    });
  });
}

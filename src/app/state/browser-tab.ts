import { newKey } from './new-key.ts';

const SESSION = 'assay.tab';
const LOCK = 'assay-tab-';

/**
 * The key under which this browser tab saves. It survives a reload; a duplicated tab, which inherits the original's
 * session storage, finds the key's lock taken and gets a key of its own, so that two tabs never write one draft.
 */
export async function claimTab(): Promise<{ tab: string; inherited: string | undefined }> {
  const known = readSession();
  if (known !== undefined && (await lockSoon(known))) return { tab: known, inherited: known };
  const fresh = newKey();
  await lock(fresh);
  try {
    sessionStorage.setItem(SESSION, fresh);
  } catch {
    // Without session storage a reload starts anew and offers the draft for recovery.
  }
  return { tab: fresh, inherited: known };
}

/** Tabs that are open at present; their drafts are nobody else's to recover. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
}

function readSession(): string | undefined {
  try {
    return sessionStorage.getItem(SESSION) ?? undefined;
  } catch {
    return undefined;
  }
}

// A reloaded page may ask a moment before its predecessor has let go.
async function lockSoon(tab: string): Promise<boolean> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await lock(tab)) return true;
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  return false;
}

// Web locks need a secure context. Without them a tab trusts its session storage.
function lock(tab: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(LOCK + tab, { ifAvailable: true }, (granted) => {
      resolve(granted !== null);
      // Held until the page goes away.
      return granted === null ? undefined : new Promise<void>(() => undefined);
    });
  });
}

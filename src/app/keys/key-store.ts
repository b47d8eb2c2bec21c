import { del, set, values, type UseStore } from 'idb-keyval';
import type { KeyRecord } from '../state/keys-slice.ts';
import { openStore } from '../state/open-store.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { readJwk } from './read-jwk.ts';

let opened: UseStore | undefined;
let loading: Promise<void> | undefined;

function database(): UseStore {
  opened ??= openStore('assay-keys', 'keys');
  return opened;
}

/** Brings the remembered keys of this browser in, once a page. A browser without storage remembers none. */
export function loadKeys(): Promise<void> {
  loading ??= readKeys().catch(() => undefined);
  return loading;
}

// Asynchronous to its first step: a browser that denies storage throws as soon as it is asked for.
async function readKeys(): Promise<void> {
  for (const entry of await values<unknown>(database())) {
    const read = readJwk(JSON.stringify(entry));
    if (read.ok) useWorkbench.getState().addKey({ ...read.key, remembered: true });
  }
}

/** Keeps a key in this browser, or lets it go. Rejects where the browser does not store. */
export async function keepKey(key: KeyRecord, remembered: boolean): Promise<void> {
  if (remembered) await set(key.id, key.privateKey ?? key.publicKey, database());
  else await del(key.id, database());
}

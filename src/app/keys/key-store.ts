import { del, set, values } from 'idb-keyval';
import type { JsonWebKey } from '../../api/schemas/signing.ts';
import type { KeyRecord } from '../state/keys-slice.ts';
import { openStore, type OpenStore } from '../state/open-store.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { readJwk } from './read-jwk.ts';

let opened: OpenStore | undefined;
let loading: Promise<void> | undefined;

function database(): OpenStore {
  opened ??= openStore('assay-keys', 'keys');
  return opened;
}

/** Loads the keys that this browser stores, once per page. A browser without storage has none. */
export function loadKeys(): Promise<void> {
  loading ??= readKeys().catch(() => undefined);
  return loading;
}

// Async, because a browser that denies storage throws as soon as it is accessed.
async function readKeys(): Promise<void> {
  for (const entry of await database().ifMade([], (store) => values<unknown>(store))) {
    const read = readJwk(JSON.stringify(entry));
    if (read.ok) useWorkbench.getState().addKey({ ...read.key, remembered: true });
  }
}

/** Stores a key in this browser, or deletes it. Rejects if the browser does not store it. */
export async function keepKey(key: KeyRecord, remembered: boolean): Promise<void> {
  if (remembered) await set(key.id, namedJwk(key, key.privateKey ?? key.publicKey), database());
  else await database().ifMade(undefined, (store) => del(key.id, store));
}

/** A JWK with the name of its key, if it has one. */
export function namedJwk({ name }: KeyRecord, jwk: JsonWebKey): JsonWebKey & { readonly name?: string } {
  return name === undefined || name === '' ? jwk : { ...jwk, name };
}

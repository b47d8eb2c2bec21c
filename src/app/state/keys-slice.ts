import type { StateCreator } from 'zustand';
import type { JsonWebKey } from '../../contract/schemas/signing.ts';

/** An ES256 key, or a pair when the private half is known. Nothing of it is ever logged or sent, save to sign. */
export interface KeyRecord {
  /** Thumbprint of the public half (RFC 7638), so that one key is never listed twice. */
  readonly id: string;
  readonly kid: string | undefined;
  readonly publicKey: JsonWebKey;
  readonly privateKey: JsonWebKey | undefined;
  /** Kept in this browser's IndexedDB; otherwise gone with the page. */
  readonly remembered: boolean;
  /** Made in this page and neither downloaded nor remembered yet: its private half is nowhere else. */
  readonly unsaved?: true;
}

export interface KeysSlice {
  readonly keys: readonly KeyRecord[];
  /** Id of the key to sign with. */
  readonly signingKey: string | undefined;
  /** Id of the key that signatures are checked with; the matching one is looked for when none is chosen. */
  readonly checkingKey: string | undefined;
  addKey(key: KeyRecord): void;
  removeKey(id: string): void;
  rememberKey(id: string, remembered: boolean): void;
  /** The private half was downloaded. */
  noteSaved(id: string): void;
  chooseSigningKey(id: string): void;
  chooseCheckingKey(id: string | undefined): void;
}

export const createKeysSlice: StateCreator<KeysSlice> = (set) => ({
  keys: [],
  signingKey: undefined,
  checkingKey: undefined,
  addKey(key) {
    set(({ keys, signingKey }) => {
      const known = keys.find(({ id }) => id === key.id);
      const merged: KeyRecord = known
        ? {
            ...key,
            privateKey: key.privateKey ?? known.privateKey,
            remembered: known.remembered || key.remembered,
          }
        : key;
      return {
        keys: known ? keys.map((other) => (other === known ? merged : other)) : [...keys, merged],
        signingKey: signingKey ?? (merged.privateKey ? merged.id : undefined),
      };
    });
  },
  removeKey(id) {
    set(({ keys, signingKey, checkingKey }) => {
      const left = keys.filter((key) => key.id !== id);
      return {
        keys: left,
        signingKey: signingKey === id ? left.find(({ privateKey }) => privateKey)?.id : signingKey,
        checkingKey: checkingKey === id ? undefined : checkingKey,
      };
    });
  },
  rememberKey(id, remembered) {
    set(({ keys }) => ({
      keys: keys.map((key) => (key.id === id ? { ...(remembered ? saved(key) : key), remembered } : key)),
    }));
  },
  noteSaved(id) {
    set(({ keys }) => ({ keys: keys.map((key) => (key.id === id ? saved(key) : key)) }));
  },
  chooseSigningKey(signingKey) {
    set({ signingKey });
  },
  chooseCheckingKey(checkingKey) {
    set({ checkingKey });
  },
});

/** Whether the private half of a key goes for good when the page does. */
export function hasUnsavedKey({ keys }: Pick<KeysSlice, 'keys'>): boolean {
  return keys.some(({ unsaved }) => unsaved);
}

function saved({ unsaved: _, ...key }: KeyRecord): KeyRecord {
  return key;
}

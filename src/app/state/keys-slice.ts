import type { StateCreator } from 'zustand';
import type { JsonWebKey } from '../../api/schemas/signing.ts';

/** An ES256 key, or a pair if the private half is known. Never logged, and never sent except to sign. */
export interface KeyRecord {
  /** Thumbprint of the public half (RFC 7638), so that one key is never listed twice. */
  readonly id: string;
  readonly kid: string | undefined;
  /** What its owner calls it; it leaves this browser only in a file that is asked to have it. */
  readonly name?: string | undefined;
  readonly publicKey: JsonWebKey;
  readonly privateKey: JsonWebKey | undefined;
  /** Whether it is stored in this browser's IndexedDB; otherwise it is lost with the page. */
  readonly remembered: boolean;
  /**
   * Whether it was created in this page and neither downloaded nor stored yet: its private half exists nowhere else.
   */
  readonly unsaved?: true;
}

export interface KeysSlice {
  readonly keys: readonly KeyRecord[];
  /** Id of the key to sign with. */
  readonly signingKey: string | undefined;
  /** Id of the key to verify signatures with; if none is chosen, the matching key is used. */
  readonly checkingKey: string | undefined;
  addKey(key: KeyRecord): void;
  removeKey(id: string): void;
  rememberKey(id: string, remembered: boolean): void;
  /** Notes that the private half was downloaded. */
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

/** Whether the private half of a key is lost when the page is left. */
export function hasUnsavedKey({ keys }: Pick<KeysSlice, 'keys'>): boolean {
  return keys.some(({ unsaved }) => unsaved);
}

function saved({ unsaved: _, ...key }: KeyRecord): KeyRecord {
  return key;
}

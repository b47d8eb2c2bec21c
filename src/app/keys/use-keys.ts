import { useEffect } from 'react';
import type { KeyRecord } from '../state/keys-slice.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { loadKeys } from './key-store.ts';

/** The keys at hand, with those this browser remembers. */
export function useKeys(): readonly KeyRecord[] {
  useEffect(() => void loadKeys(), []);
  return useWorkbench((state) => state.keys);
}

/** How a key is called in lists: by its id, or the beginning of its thumbprint. */
export function keyName({ kid, id }: Pick<KeyRecord, 'kid' | 'id'>): string {
  return kid ?? `${id.slice(0, 12)}…`;
}

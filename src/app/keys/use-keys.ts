import { useEffect } from 'react';
import type { KeyRecord } from '../state/keys-slice.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { loadKeys } from './key-store.ts';

/** The keys of this page, including those that this browser stores. */
export function useKeys(): readonly KeyRecord[] {
  useEffect(() => void loadKeys(), []);
  return useWorkbench((state) => state.keys);
}

/** The name of a key in lists: what its owner calls it, its id, or the beginning of its thumbprint. */
export function keyName({ name, kid, id }: Pick<KeyRecord, 'name' | 'kid' | 'id'>): string {
  return name || (kid ?? `${id.slice(0, 12)}…`);
}

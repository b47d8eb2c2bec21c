import { useEffect } from 'react';
import type { KeyRecord } from '../state/keys-slice.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { loadKeys } from './key-store.ts';

/** The keys of this page, including those that this browser stores. */
export function useKeys(): readonly KeyRecord[] {
  useEffect(() => void loadKeys(), []);
  return useWorkbench((state) => state.keys);
}

/** The name of a key in lists: its id, or the beginning of its thumbprint. */
export function keyName({ kid, id }: Pick<KeyRecord, 'kid' | 'id'>): string {
  return kid ?? `${id.slice(0, 12)}…`;
}

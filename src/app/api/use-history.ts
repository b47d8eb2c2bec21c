import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Draft } from '../state/read-draft.ts';
import type { Snapshot } from '../state/read-snapshot.ts';
import { historyStore } from '../state/history-store.ts';
import { closedDrafts } from '../state/session.ts';

const KEY = ['stored-documents'];

/**
 * Past work stored in this browser, newest first. Other tabs write there too, so it is read again when the user
 * returns.
 */
export interface StoredDocuments {
  readonly drafts: readonly Draft[];
  readonly snapshots: readonly Snapshot[];
}

/** The data stored in this browser, and the way to read it again after a change. */
export function useStoredDocuments(): { readonly stored: StoredDocuments | undefined; refresh(): Promise<void> } {
  const queries = useQueryClient();
  const { data: stored } = useQuery<StoredDocuments>({
    queryKey: KEY,
    queryFn: async () => {
      const [drafts, snapshots] = await Promise.all([closedDrafts(), historyStore.all()]);
      return { drafts, snapshots };
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
  });
  return { stored, refresh: () => queries.invalidateQueries({ queryKey: KEY }) };
}

import type { Snapshot } from '../../state/read-snapshot.ts';

/** The copies of one document, newest first. */
export interface DocumentHistory {
  readonly documentId: string;
  readonly name: string;
  readonly snapshots: readonly [Snapshot, ...Snapshot[]];
}

/** Groups copies by document. The document with the newest copy comes first, under the name it had then. */
export function groupSnapshots(newestFirst: readonly Snapshot[]): readonly DocumentHistory[] {
  const groups = new Map<string, [Snapshot, ...Snapshot[]]>();
  for (const snapshot of newestFirst) {
    const group = groups.get(snapshot.documentId);
    if (group) group.push(snapshot);
    else groups.set(snapshot.documentId, [snapshot]);
  }
  return [...groups].map(([documentId, snapshots]) => ({
    documentId,
    name: snapshots[0].title ?? snapshots[0].name,
    snapshots,
  }));
}

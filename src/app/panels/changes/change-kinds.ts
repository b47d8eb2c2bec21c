import type { Change, ChangeKind } from '../../../engine/index.ts';

/** The most serious first. */
export const changeKinds: readonly ChangeKind[] = ['overwrote', 'dropped', 'defaulted', 'normalised', 'calculated'];

export function changesByKind(changes: readonly Change[]): readonly { kind: ChangeKind; changes: readonly Change[] }[] {
  return changeKinds
    .map((kind) => ({ kind, changes: changes.filter((change) => change.kind === kind) }))
    .filter((group) => group.changes.length > 0);
}

import type { Change, ChangeKind } from '../../../engine/index.ts';

/** Gravest first. */
export const changeKinds: readonly ChangeKind[] = ['overwrote', 'dropped', 'defaulted', 'normalised', 'calculated'];

/** What each kind means for the author. */
export const kindNotes: Readonly<Record<ChangeKind, string>> = {
  overwrote: 'Your value was replaced by another',
  dropped: 'Your value is not in the result',
  defaulted: 'Filled in because it was not given',
  normalised: 'Same meaning, written the standard way',
  calculated: 'Worked out from what you gave',
};

export function changesByKind(changes: readonly Change[]): readonly { kind: ChangeKind; changes: readonly Change[] }[] {
  return changeKinds
    .map((kind) => ({ kind, changes: changes.filter((change) => change.kind === kind) }))
    .filter((group) => group.changes.length > 0);
}

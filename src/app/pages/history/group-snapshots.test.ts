import { expect, it } from 'vitest';
import type { Snapshot } from '../../state/read-snapshot.ts';
import { groupSnapshots } from './group-snapshots.ts';

function copy(id: string, documentId: string, name: string, takenAt: number): Snapshot {
  return { format: 1, id, documentId, name, takenAt, occasion: 'built', verdict: '', size: 1 };
}

it('puts copies together by document, the last worked on first, under its latest name', () => {
  const newestFirst = [copy('4', 'a', 'renamed.json', 4), copy('3', 'b', 'b.json', 3), copy('2', 'a', 'a.json', 2)];
  expect(groupSnapshots(newestFirst).map(({ name, snapshots }) => [name, snapshots.map(({ id }) => id)])).toEqual([
    ['renamed.json', ['4', '2']],
    ['b.json', ['3']],
  ]);
  expect(groupSnapshots([])).toEqual([]);
});

import { useState } from 'react';
import { RANKS, type Problem } from '../../api/problem.ts';
import type { FoldedProblems } from './select-problems.ts';

interface Place {
  readonly documentId: string;
  /** The keys of the list, and the one that was shown. */
  readonly keys: readonly string[];
  readonly key: string | undefined;
}

/**
 * The row of a list that the selection is on: that of the selected problem, or of the one that it follows from. Once
 * that problem is gone, the next one of the list takes its place, so that a list can be worked through.
 */
export function useStaying(
  shown: readonly Problem[],
  followUps: FoldedProblems['followUps'],
  selectedKey: string | undefined,
  documentId: string,
): Problem | undefined {
  const [last, setLast] = useState<Place>({ documentId, keys: [], key: undefined });
  const chosen = shown.find(({ key }) => key === selectedKey) ?? shown.find(({ key }) => isAmong(followUps.get(key)));
  const staying = chosen ?? (last.documentId === documentId ? nextOf(last, shown) : undefined) ?? shown[0];
  // Nothing was chosen: the gravest stays on top.
  const key = selectedKey === undefined ? undefined : staying?.key;
  const keys = shown.map((problem) => problem.key);
  if (last.documentId !== documentId || last.key !== key || !isSame(last.keys, keys))
    setLast({ documentId, keys, key });
  return staying;

  function isAmong(others: readonly Problem[] = []): boolean {
    return others.some((other) => other.key === selectedKey);
  }
}

/**
 * The problem that was shown last if it is still there. Or else of the gravest ones that are left the first behind it,
 * or the one before.
 */
export function nextOf({ keys, key }: Omit<Place, 'documentId'>, shown: readonly Problem[]): Problem | undefined {
  if (key === undefined) return undefined;
  const left = new Map(shown.map((problem) => [problem.key, problem]));
  const same = left.get(key);
  if (same) return same;
  const at = Math.max(keys.indexOf(key), 0);
  const gravest = Math.min(...shown.map(({ severity }) => RANKS[severity]));
  const isNext = (key: string): boolean => RANKS[left.get(key)?.severity ?? 'hint'] === gravest && left.has(key);
  return left.get(keys.slice(at).find(isNext) ?? keys.slice(0, at).findLast(isNext) ?? '');
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((key, index) => key === b[index]);
}

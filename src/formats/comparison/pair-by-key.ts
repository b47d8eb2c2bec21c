type KeyOf<T> = (item: T) => string | undefined;

/** Pairs each of `here` with the first unpaired one of `there` with an equal key. Those without a key stay single. */
export function pairByKey<T>(
  here: readonly T[],
  there: readonly T[],
  keyHere: KeyOf<T>,
  keyThere: KeyOf<T> = keyHere,
): ReadonlyMap<T, T> {
  // From the end, so that `pop` returns the first.
  const waiting = listedBy(there.toReversed(), keyThere);
  const pairs = new Map<T, T>();
  for (const item of here) {
    const key = keyHere(item);
    const like = key === undefined ? undefined : waiting.get(key)?.pop();
    if (like !== undefined) pairs.set(item, like);
  }
  return pairs;
}

/** Lists of entries with equal keys, in order; those without a key are omitted. */
export function listedBy<T>(all: readonly T[], keyOf: KeyOf<T>): ReadonlyMap<string, T[]> {
  const lists = new Map<string, T[]>();
  for (const item of all) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const list = lists.get(key);
    if (list) list.push(item);
    else lists.set(key, [item]);
  }
  return lists;
}

type KeyOf<T> = (one: T) => string | undefined;

/** Each of `here` with the first of `there` that has the same key and no partner yet. What has no key stays alone. */
export function pairByKey<T>(
  here: readonly T[],
  there: readonly T[],
  keyHere: KeyOf<T>,
  keyThere: KeyOf<T> = keyHere,
): ReadonlyMap<T, T> {
  // From the end, so that the first is taken first.
  const waiting = listedBy(there.toReversed(), keyThere);
  const pairs = new Map<T, T>();
  for (const one of here) {
    const key = keyHere(one);
    const like = key === undefined ? undefined : waiting.get(key)?.pop();
    if (like !== undefined) pairs.set(one, like);
  }
  return pairs;
}

/** Lists of what has the same key, in the order given; what has none is left out. */
export function listedBy<T>(all: readonly T[], keyOf: KeyOf<T>): ReadonlyMap<string, T[]> {
  const lists = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    if (key === undefined) continue;
    const list = lists.get(key);
    if (list) list.push(one);
    else lists.set(key, [one]);
  }
  return lists;
}

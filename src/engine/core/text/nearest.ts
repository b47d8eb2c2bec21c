/** With more typing errors it is another word, however long. */
const MOST_SLIPS = 3;

/** The candidates close enough to a word to be probably meant, closest first. */
export function nearest(word: string, candidates: readonly string[], most = 3): readonly string[] {
  const given = word.toLowerCase();
  const limit = Math.min(MOST_SLIPS, Math.max(1, Math.floor(word.length / 3)));
  return candidates
    .filter((candidate) => Math.abs(candidate.length - word.length) <= limit)
    .map((candidate) => ({ candidate, distance: distanceOf(given, candidate.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

/** The number of single-letter typing errors (inserted, missing, replaced, swapped) between two words. */
export function distanceOf(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let slips = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      // Before the first letter of a word is undefined, which equals no letter.
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) slips = Math.min(slips, (beforeLast[column - 2] ?? 0) + 1);
      current.push(slips);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}

/**
 * Indexes of a longest non-decreasing subsequence: the other elements must be moved. Among equal lengths, the earliest
 * indexes.
 */
export function longestOrder(numbers: readonly number[]): ReadonlySet<number> {
  // From the end: for each length, the index at which that subsequence begins with the greatest number.
  const begins: number[] = [];
  const next = new Array<number>(numbers.length);
  for (let i = numbers.length - 1; i >= 0; i--) {
    const number = numbers[i] as number;
    let low = 0;
    let high = begins.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[begins[middle] as number] as number) >= number) low = middle + 1;
      else high = middle;
    }
    next[i] = low === 0 ? -1 : (begins[low - 1] as number);
    begins[low] = i;
  }
  const kept = new Set<number>();
  for (let at = begins.at(-1) ?? -1; at >= 0; at = next[at] as number) kept.add(at);
  return kept;
}

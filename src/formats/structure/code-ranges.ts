/**
 * A long list of codes of so many digits, sorted. Each run is the distance from the code before it, in base 36; behind
 * a point, how many codes follow on it without a gap.
 */
export interface CodeRanges {
  readonly digits: number;
  readonly runs: string;
}

/** The list as runs; undefined unless every code has the same number of digits, fifteen at most. */
export function rangesOf(codes: readonly string[]): CodeRanges | undefined {
  const digits = codes[0]?.length ?? 0;
  if (digits > 15 || !codes.every((code) => code.length === digits && /^\d+$/.test(code))) return undefined;
  const runs: [start: number, end: number][] = [];
  for (const code of [...new Set(codes)].sort()) {
    const number = Number(code);
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  const written = runs.map(([start, end], i) => {
    const distance = (start - (runs[i - 1]?.[1] ?? 0)).toString(36);
    return end > start ? `${distance}.${(end - start).toString(36)}` : distance;
  });
  return { digits, runs: written.join(' ') };
}

/** Whether a code is in the list, which is read on the first call. */
export function among({ digits, runs }: CodeRanges): (code: string) => boolean {
  let starts: number[] | undefined;
  const ends: number[] = [];
  const read = (): number[] => {
    let at = 0;
    return runs.split(' ').map((run) => {
      const [distance = '', more = '0'] = run.split('.');
      const start = at + Number.parseInt(distance, 36);
      ends.push((at = start + Number.parseInt(more, 36)));
      return start;
    });
  };
  return (code) => {
    if (code.length !== digits || !/^\d+$/.test(code)) return false;
    starts ??= read();
    const number = Number(code);
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) > number) high = middle;
      else low = middle + 1;
    }
    return low > 0 && number <= (ends[low - 1] ?? -1);
  };
}

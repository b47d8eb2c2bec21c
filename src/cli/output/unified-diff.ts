/** Unchanged lines shown around each change. */
const CONTEXT = 3;

/** Most single lines taken away or added between two texts that are still aligned; beyond it all lines between count as changed. */
const MOST_STEPS = 500;

/** A run of lines and what replaces it, by indexes: ends are exclusive. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly newFrom: number;
  readonly newTo: number;
}

/** The difference of two texts in the unified format of GNU diff, as `patch -p0` takes it; empty if they are equal. */
export function unifiedDiff(name: string, before: string, after: string): string {
  if (before === after) return '';
  const [old, now] = [linesOf(before), linesOf(after)];
  const hunks = grouped(changedRuns(old, now)).map((runs) => hunk(runs, old, now));
  return `--- ${name}\n+++ ${name}\n${hunks.join('')}`;
}

const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? [];

function changedRuns(old: readonly string[], now: readonly string[]): readonly Run[] {
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start++;
  let tail = 0;
  while (tail < shorter - start && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail++;
  const [left, right] = [old.slice(start, old.length - tail), now.slice(start, now.length - tail)];
  const whole: Run = { from: 0, to: left.length, newFrom: 0, newTo: right.length };
  return (aligned(left, right) ?? [whole]).map(({ from, to, newFrom, newTo }) => ({
    from: from + start,
    to: to + start,
    newFrom: newFrom + start,
    newTo: newTo + start,
  }));
}

/** The fewest changed lines (Myers, An O(ND) Difference Algorithm, 1986); undefined if there are too many. */
function aligned(old: readonly string[], now: readonly string[]): readonly Run[] | undefined {
  const most = Math.min(old.length + now.length, MOST_STEPS);
  const middle = most + 1;
  // The furthest line of the old text on each diagonal.
  const furthest = new Int32Array(2 * middle + 1);
  const before: Int32Array[] = [];
  for (let steps = 0; steps <= most; steps++) {
    before.push(furthest.slice());
    for (let diagonal = -steps; diagonal <= steps; diagonal += 2) {
      const from = cameFrom(furthest, middle, diagonal, steps);
      let x = at(furthest, middle + from) + (from < diagonal ? 1 : 0);
      while (x < old.length && x - diagonal < now.length && old[x] === now[x - diagonal]) x++;
      furthest[middle + diagonal] = x;
      if (x >= old.length && x - diagonal >= now.length) return backwards(before, middle, old.length, now.length);
    }
  }
  return undefined;
}

const at = (values: Int32Array, index: number): number => values[index] ?? 0;

/** The diagonal from which the furthest path reaches this one: a line added comes from above, one taken away from below. */
function cameFrom(furthest: Int32Array, middle: number, diagonal: number, steps: number): number {
  const isAdded =
    diagonal === -steps ||
    (diagonal !== steps && at(furthest, middle + diagonal - 1) < at(furthest, middle + diagonal + 1));
  return isAdded ? diagonal + 1 : diagonal - 1;
}

function backwards(before: readonly Int32Array[], middle: number, length: number, newLength: number): readonly Run[] {
  const runs: Run[] = [];
  let [x, y] = [length, newLength];
  for (let steps = before.length - 1; steps > 0; steps--) {
    const furthest = before[steps] ?? new Int32Array();
    const from = cameFrom(furthest, middle, x - y, steps);
    const wasX = at(furthest, middle + from);
    const wasY = wasX - from;
    const isAdded = from > x - y;
    const run = isAdded
      ? { from: wasX, to: wasX, newFrom: wasY, newTo: wasY + 1 }
      : { from: wasX, to: wasX + 1, newFrom: wasY, newTo: wasY };
    const next = runs[0];
    if (next?.from === run.to && next.newFrom === run.newTo) {
      runs[0] = { ...next, from: run.from, newFrom: run.newFrom };
    } else runs.unshift(run);
    [x, y] = [wasX, wasY];
  }
  return runs;
}

/** Runs that are so close that their context meets stand in one hunk. */
function grouped(runs: readonly Run[]): readonly (readonly Run[])[] {
  const groups: Run[][] = [];
  for (const run of runs) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && run.from - last.to <= 2 * CONTEXT) group.push(run);
    else groups.push([run]);
  }
  return groups;
}

function hunk(runs: readonly Run[], old: readonly string[], now: readonly string[]): string {
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last) return '';
  const lead = Math.min(CONTEXT, first.from);
  const [from, newFrom] = [first.from - lead, first.newFrom - lead];
  const to = Math.min(old.length, last.to + CONTEXT);
  const newTo = last.newTo + to - last.to;
  const lines: string[] = [];
  let next = from;
  for (const run of runs) {
    lines.push(...signed(' ', old.slice(next, run.from)));
    lines.push(...signed('-', old.slice(run.from, run.to)), ...signed('+', now.slice(run.newFrom, run.newTo)));
    next = run.to;
  }
  lines.push(...signed(' ', old.slice(next, to)));
  return `@@ -${range(from, to)} +${range(newFrom, newTo)} @@\n${lines.join('')}`;
}

/** `3,7`: the first line and how many; for no lines, the line before. */
function range(from: number, to: number): string {
  const count = to - from;
  return count === 1 ? String(from + 1) : `${String(count === 0 ? from : from + 1)},${String(count)}`;
}

function signed(sign: string, lines: readonly string[]): readonly string[] {
  return lines.map((line) => `${sign}${line}${line.endsWith('\n') ? '' : '\n\\ No newline at end of file\n'}`);
}

/** Processor time of this process so far, in microseconds. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/**
 * Median processor time of one call in microseconds, over about a second, after warming up. On a busy machine, wall time
 * measures the other programs. Garbage of earlier runs does not count.
 */
export function medianMicroseconds(work: () => unknown): number {
  let calls = 0;
  const cold = spent();
  while (spent() - cold < 1_000_000 || calls < 3) {
    work();
    calls++;
  }
  const each = (spent() - cold) / calls;
  globalThis.gc?.();
  const batch = Math.max(1, Math.round(500 / each));
  const times: number[] = [];
  const start = spent();
  while (spent() - start < 1_000_000 || times.length < 5) {
    const before = spent();
    for (let i = 0; i < batch; i++) work();
    times.push((spent() - before) / batch);
  }
  times.sort((a, b) => a - b);
  return times[times.length >> 1] ?? 0;
}

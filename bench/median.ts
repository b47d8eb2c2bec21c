/** Median time of one call in microseconds, after warming up, over about a second. */
export function medianMicroseconds(work: () => unknown): number {
  const warm = performance.now();
  let calls = 0;
  while (performance.now() - warm < 400 || calls < 3) {
    work();
    calls++;
  }
  const each = (performance.now() - warm) / calls;
  const batch = Math.max(1, Math.round(0.5 / each));
  const times: number[] = [];
  const start = performance.now();
  while (performance.now() - start < 1000 || times.length < 5) {
    const before = performance.now();
    for (let i = 0; i < batch; i++) work();
    times.push((performance.now() - before) / batch);
  }
  times.sort((a, b) => a - b);
  return (times[times.length >> 1] ?? 0) * 1000;
}

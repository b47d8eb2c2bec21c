/**
 * Time of one call in microseconds, over about a second, after warming up: the quickest tenth, which other programs
 * disturb least. The warm-up is measured in processor time: on a busy machine wall time may pass without any
 * compilation. Garbage of earlier runs does not count.
 */
export function microseconds(work: () => unknown): number {
  let calls = 0;
  const cold = process.cpuUsage().user;
  while (process.cpuUsage().user - cold < 1_500_000 || calls < 3) {
    work();
    calls++;
  }
  const each = (process.cpuUsage().user - cold) / 1000 / calls;
  globalThis.gc?.();
  const batch = Math.max(1, Math.round(0.5 / each));
  const times: number[] = [];
  const start = performance.now();
  while (performance.now() - start < 1000 || times.length < 5) {
    const before = performance.now();
    for (let i = 0; i < batch; i++) work();
    times.push((performance.now() - before) / batch);
  }
  times.sort((a, b) => a - b);
  return (times[Math.floor(times.length / 10)] ?? 0) * 1000;
}

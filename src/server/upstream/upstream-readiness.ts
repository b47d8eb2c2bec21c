import type { UpstreamSettings } from './upstream-settings.ts';

/** How long an answer about the upstream holds, in milliseconds, so that frequent probes do not burden it. */
const HOLDS = 2_000;
/** Longest wait for the upstream; balancers give up soon. */
const PATIENCE = 2_000;

/**
 * Asks whether the upstream answers: a common route that reads little, with the credentials of this service. An upstream
 * that fails, refuses us, redirects, is late or says that it is overloaded is not ready.
 */
export function upstreamReadiness(
  { base, timeout, credentials }: UpstreamSettings,
  send: typeof fetch,
): () => Promise<boolean> {
  // The answer itself, not its promise: on workerd a request must not wait for what another one began.
  let known: { readonly is: boolean; readonly since: number } | undefined;

  async function ask(): Promise<boolean> {
    try {
      const response = await send(`${base}/regimes/ES`, {
        headers: { Accept: 'application/json', ...credentials },
        redirect: 'manual',
        signal: AbortSignal.timeout(Math.min(timeout, PATIENCE)),
      });
      await response.body?.cancel();
      return response.status === 200;
    } catch {
      return false;
    }
  }

  return async () => {
    if (known && performance.now() - known.since < HOLDS) return known.is;
    const is = await ask();
    known = { is, since: performance.now() };
    return is;
  };
}

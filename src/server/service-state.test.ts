import { describe, expect, it } from 'vitest';
import { stillContext, transportEngine } from '../testing/server-transport.ts';
import { createApplication, type ApplicationOptions } from './application.ts';

function application(options: Partial<ApplicationOptions> = {}) {
  const { fetch } = createApplication({ engine: transportEngine, context: stillContext, ...options });
  return (path: string, init: RequestInit = {}) => fetch(new Request(`http://localhost${path}`, init));
}

describe('what balancers and collectors ask', () => {
  it.each<[string, Partial<ApplicationOptions>, number, string]>([
    ['/healthz', {}, 200, '{"ok":true}\n'],
    ['/healthz', { ready: () => false }, 200, '{"ok":true}\n'],
    ['/readyz', {}, 200, '{"ready":true}\n'],
    ['/readyz', { ready: () => true }, 200, '{"ready":true}\n'],
    ['/readyz', { ready: () => false }, 503, '{"ready":false}\n'],
    ['/metrics', { metrics: () => Promise.resolve({ type: 'text/x', text: 'up 1\n' }) }, 200, 'up 1\n'],
  ])('%s of %o', async (path, options, status, text) => {
    const response = await application(options)(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(text);
    expect(response.headers.get('Content-Type')).toBe(path === '/metrics' ? 'text/x' : 'application/json');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    // Other origins must not see the service's state.
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(response.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{16,}$/);
  });

  it('figures are not there where nobody counts', async () => {
    const response = await application()('/metrics');
    expect([response.status, ((await response.json()) as { key: string }).key]).toEqual([404, 'not-found']);
  });

  it('is not traced, everything else is', async () => {
    const begun: number[] = [];
    const ask = application({
      metrics: () => Promise.resolve({ type: 'text/plain', text: '' }),
      beginSpan: (trace) => {
        begun.push(1);
        return { trace, begin: () => ({ trace, end() {} }), end() {} };
      },
    });
    for (const path of ['/healthz', '/readyz', '/metrics']) await ask(path);
    expect(begun).toHaveLength(0);
    await ask('/v0/regimes');
    expect(begun).toHaveLength(1);
  });
});

describe('an address with a part that varies', () => {
  it.each([
    ['/v0/schemas/note/message', 200],
    ['/v0/schemas/note/', 404],
    ['/v0/regimes/ES/x', 404],
    ['/v0/rules/GOBL-BILL-INVOICE-05', 200],
  ])('%s is %i', async (path, status) => {
    expect((await application()(path)).status).toBe(status);
  });
});

it.each([
  ['GET', '/v0/build', 'POST, OPTIONS'],
  ['POST', '/v0/regimes', 'GET, HEAD, OPTIONS'],
  ['DELETE', '/v0/schemas/note/message', 'GET, HEAD, OPTIONS'],
])('%s %s is not possible, %s are', async (method, path, allow) => {
  const response = await application()(path, { method });
  expect([response.status, response.headers.get('Allow')]).toEqual([405, allow]);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorkerd, type RunningWorker } from '../../testing/server-workerd.ts';

let worker: RunningWorker;
let base: string;

beforeAll(async () => {
  worker = await startWorkerd(new URL('../../testing/server-worker.ts', import.meta.url));
  base = worker.base;
});
afterAll(() => worker.stop());

describe('on workerd', () => {
  it('documents are built', async () => {
    const response = await fetch(`${base}/v0/build`, { method: 'POST', body: '{"data":{"content":"größer"}}' });
    expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ content: 'größer' })]);
  });

  it('refusals have the published form', async () => {
    const response = await fetch(`${base}/v0/validate`, { method: 'POST', body: '{"data":{"refuse":1}}' });
    expect([response.status, await response.json()]).toEqual([
      422,
      expect.objectContaining({ code: 422, key: 'validation' }),
    ]);
  });

  it('request members are checked without code being generated', async () => {
    const response = await fetch(`${base}/v0/build`, { method: 'POST', body: '{"data":{},"envelop":"yes"}' });
    expect(response.status).toBe(400);
  });

  it('definitions carry their tags', async () => {
    const tag = (await fetch(`${base}/v0/regimes/es`)).headers.get('ETag') ?? '';
    expect(tag).toMatch(/^"9\.9\.9-/);
    expect((await fetch(`${base}/v0/regimes/es`, { headers: { 'If-None-Match': tag } })).status).toBe(304);
  });

  it('a failure is a 500 that tells nothing', async () => {
    const response = await fetch(`${base}/v0/build`, { method: 'POST', body: '{"data":{"break":"secret"}}' });
    expect([response.status, (await response.text()).includes('secret')]).toEqual([500, false]);
  });
});

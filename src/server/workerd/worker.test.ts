import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorkerd, type RunningWorker } from '../../testing/server-workerd.ts';
import { SETTING_NAMES } from '../setting-names.ts';

let worker: RunningWorker;
let base: string;

beforeAll(async () => {
  worker = await startWorkerd(new URL('../../testing/server-worker.ts', import.meta.url));
  base = worker.base;
}, 60_000);
afterAll(() => worker.stop());

describe('on workerd', () => {
  it('documents are built', async () => {
    const response = await fetch(`${base}/v0/build`, {
      method: 'POST',
      body: '{"data":{"content":"größer"}}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ content: 'größer' })]);
  });

  it('refusals have the published form', async () => {
    const response = await fetch(`${base}/v0/validate`, {
      method: 'POST',
      body: '{"data":{"refuse":1}}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect([response.status, await response.json()]).toEqual([
      422,
      expect.objectContaining({ code: 422, key: 'validation' }),
    ]);
  });

  it('request members are checked without code being generated', async () => {
    const response = await fetch(`${base}/v0/build`, {
      method: 'POST',
      body: '{"data":{},"envelop":"yes"}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(response.status).toBe(400);
  });

  it('definitions carry their tags', async () => {
    const tag = (await fetch(`${base}/v0/regimes/es`)).headers.get('ETag') ?? '';
    expect(tag).toMatch(/^W\/"9\.9\.9-/);
    expect((await fetch(`${base}/v0/regimes/es`, { headers: { 'If-None-Match': tag } })).status).toBe(304);
  });

  it('a failure is a 500 that tells nothing', async () => {
    const response = await fetch(`${base}/v0/build`, {
      method: 'POST',
      body: '{"data":{"break":"secret"}}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect([response.status, (await response.text()).includes('secret')]).toEqual([500, false]);
  });

  it('assistants are answered, without code being generated', async () => {
    const ask = async (method: string, params: object, headers = {}) => {
      const response = await fetch(`${base}/v0/mcp`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      });
      return { status: response.status, text: await response.text() };
    };
    expect((await ask('tools/list', {})).text).toContain('"name":"build"');
    const call = { name: 'build', arguments: { data: '{"content":"größer"}' } };
    const [first, second] = await Promise.all([ask('tools/call', call), ask('tools/call', call)]);
    expect([first.text.includes('größer'), second.text.includes('größer')]).toEqual([true, true]);
    expect((await ask('tools/list', {}, { Origin: 'https://evil.example' })).status).toBe(403);
  });

  it('lines of a bulk request are answered each', async () => {
    const response = await fetch(`${base}/v0/bulk?op=build`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-ndjson' },
      body: '{"a":1}\n{"refuse":1}\nno JSON\n',
    });
    const lines = (await response.text()).trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { ok: boolean }).ok)).toEqual([true, false, false]);
  });
});

describe('the shipped configuration', () => {
  const entry = new URL('../../testing/server-worker.ts', import.meta.url);

  it('takes settings from the environment, by the names they have on Node', async () => {
    const small = await startWorkerd(entry, { env: { ASSAY_MAX_BYTES: '1000', ASSAY_LOG: 'json' } });
    const response = await fetch(`${small.base}/v0/build`, {
      method: 'POST',
      body: ' '.repeat(1001),
      headers: { 'Content-Type': 'application/json' },
    });
    await small.stop();
    expect(response.status).toBe(413);
    expect(small.output()).toMatch(/"kind":"request".*"status":413/);
  });

  it('does not start with a setting that cannot be used, and names it', async () => {
    await expect(startWorkerd(entry, { env: { ASSAY_MAX_BYTES: 'many' } })).rejects.toThrow(
      /ASSAY_MAX_BYTES must be a whole number/,
    );
  });

  it('hands over every setting that means something there', () => {
    const config = readFileSync('src/server/workerd/config.capnp', 'utf8');
    const handed = Array.from(config.matchAll(/fromEnvironment = "([A-Z_]+)"/g), ([, name = '']) => name);
    const rows = readFileSync('docs/recipes/workerd.md', 'utf8').match(/^\| `.*?\|/gm) ?? [];
    const meaningless: readonly string[] = rows.join().match(/`[A-Z_]+`/g) ?? [];
    expect(handed.sort()).toEqual(SETTING_NAMES.filter((name) => !meaningless.includes(`\`${name}\``)).sort());
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { startWorkerd, type RunningWorker } from '../../testing/server-workerd.ts';
import { systemContext } from '../../platform/system-context.ts';

/** The built service on workerd. Its signatures must verify on Node, and vice versa. */
let worker: RunningWorker;
const engine = createStandardEngine();
const data = { $schema: 'https://gobl.org/draft-0/note/message', content: 'größer 😀' };

beforeAll(async () => {
  worker = await startWorkerd(new URL('worker.ts', import.meta.url));
}, 60_000);
afterAll(() => worker.stop());

async function post(operation: string, body: object): Promise<JsonObject> {
  const response = await fetch(`${worker.base}/v0/${operation}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
  return (await response.json()) as JsonObject;
}

test('workerd makes keys, signs and verifies', async () => {
  const { private: privatekey, public: publickey } = await post('keygen', {});
  const envelope = await post('sign', { data, privatekey });
  expect(await post('verify', { data: envelope, publickey })).toEqual({ ok: true });
  expect(await engine.verify({ data: envelope, publickey: publickey as JsonObject })).toMatchObject({ ok: true });
  const tampered = { ...envelope, head: { ...(envelope['head'] as JsonObject), uuid: systemContext.newId() } };
  expect(await post('verify', { data: tampered, publickey })).toMatchObject({ key: 'signature' });
});

test('workerd verifies what Node signs', async () => {
  const { private: key, public: publickey } = await engine.keygen(systemContext);
  const envelope = await engine.sign({ data, privatekey: { ...key } }, systemContext);
  expect(envelope.ok).toBe(true);
  expect(await post('verify', { data: envelope.ok && envelope.value, publickey })).toEqual({ ok: true });
});

test('workerd refuses the same keys as Node', async () => {
  const { private: key, public: publickey } = await engine.keygen(systemContext);
  const { d: _, ...unsecret } = key;
  const refused = [{}, { ...key, x: key.y }, { ...key, d: 'AAAA' }, unsecret, { ...key, d: publickey.x }];
  const seen = await Promise.all(refused.map(async (privatekey) => (await post('sign', { data, privatekey }))['key']));
  expect(seen.slice(0, 4)).toEqual(['input', 'input', 'input', 'signature']);
  expect(['input', 'signature']).toContain(seen[4]);
});

import { expect, it } from 'vitest';
import { JSON_LIMITS } from '../engine/values.ts';
import { stillContext, transportEngine } from '../testing/server-transport.ts';
import { createMcpEndpoint, MOST_MESSAGES } from './http.ts';

const endpoint = createMcpEndpoint({
  scope: { engine: transportEngine, context: stillContext, limits: JSON_LIMITS },
  hosts: [],
  maxBytes: 1_000_000,
});
const headers = {
  Host: 'localhost',
  'Content-Type': 'application/json',
  Accept: 'application/json, text/event-stream',
  'Mcp-Protocol-Version': '2025-03-26',
};
const ping = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const send = (body: string) => endpoint(new Request('http://localhost/v0/mcp', { method: 'POST', headers, body }));
const batchOf = (count: number) => JSON.stringify(Array.from({ length: count }, (_, id) => ({ ...ping, id })));

it.each([
  ['one', 1, 200],
  ['as many as there may be', MOST_MESSAGES, 200],
  ['one more', MOST_MESSAGES + 1, 400],
  ['none', 0, 400],
])('a batch of %s', async (_, count, status) => {
  expect((await send(batchOf(count))).status).toBe(status);
});

it('says why a long batch is refused', async () => {
  const answer: unknown = await (await send(batchOf(21))).json();
  expect(answer).toMatchObject({ error: { code: -32600, message: expect.stringContaining('at most 20') as string } });
});

it('leaves what is no JSON to the protocol', async () => {
  expect((await send('[')).status).toBe(400);
});

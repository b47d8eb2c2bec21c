import { describe, expect, it } from 'vitest';
import { transportEngine } from '../../testing/server-transport.ts';
import { createByteBudget } from '../http/byte-budget.ts';
import { DEFAULT_LIMITS, type Limits } from '../limits.ts';
import type { LogEntry } from '../log.ts';
import type { McpJob, TakeWork } from '../work/job.ts';
import { createMcp } from './mcp.ts';

function endpoint(takeWork?: TakeWork, limits: Partial<Limits> = {}, logs = true) {
  const log: LogEntry[] = [];
  const budget = createByteBudget(1_000_000);
  const handle = createMcp({
    engine: transportEngine,
    limits: { ...DEFAULT_LIMITS, maxBytes: 10_000, ...limits },
    hosts: ['localhost'],
    budget,
    log: logs ? (entry) => log.push(entry) : undefined,
    takeWork,
  });
  return { handle, log, budget };
}

const HEADERS = {
  Host: 'localhost',
  'Content-Type': 'application/json',
  Accept: 'application/json, text/event-stream',
  'Mcp-Protocol-Version': '2025-06-18',
};

const message = (content: string, headers?: Record<string, string>) => call(JSON.stringify({ content }), headers);

function call(data: string, headers: Record<string, string> = {}): Request {
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'build', arguments: { data } },
  });
  return new Request('http://localhost/v0/mcp', { method: 'POST', headers: { ...HEADERS, ...headers }, body });
}

describe('messages of assistants', () => {
  it('are answered here, and leave no room taken', async () => {
    const { handle, budget, log } = endpoint();
    const response = await handle(message('Hello'));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Hello');
    expect(budget.held).toBe(0);
    expect(log).toEqual([]);
  });

  it('may be twice as long as a document, whose quotes have a stroke each in them', async () => {
    const { handle, budget } = endpoint(undefined, { maxBytes: 1_000 });
    const most = 2_000 - (await message('').text()).length;
    expect((await handle(message('x'.repeat(most)))).status).not.toBe(413);
    const response = await handle(message('x'.repeat(most + 1)));
    expect([response.status, ((await response.json()) as { key: string }).key]).toEqual([413, 'input']);
    expect(budget.held).toBe(0);
  });

  it('are worked on elsewhere where that is worth it, with the head that the protocol reads and no more of it', async () => {
    const jobs: McpJob[] = [];
    const { handle, budget } = endpoint((job) => {
      jobs.push(job as McpJob);
      return Promise.resolve({ status: 200, text: '{"there":true}' });
    });
    const secret = { Cookie: 'a=b', Authorization: 'Bearer x', 'X-Other': 'y', 'Mcp-Session-Id': 's', 'Mcp-New': 'n' };
    const response = await handle(message('Hello', secret));
    expect(await response.text()).toBe('{"there":true}\n');
    expect(budget.held).toBe(0);
    const [job] = jobs;
    expect(job?.kind).toBe('mcp');
    expect(job?.url).toBe('http://localhost/v0/mcp');
    expect(new TextDecoder().decode(job?.body)).toBe(await message('Hello').text());
    expect(Object.keys(job?.headers ?? {}).sort()).toEqual([
      'accept',
      'content-type',
      ...(new Request('http://localhost', { headers: HEADERS }).headers.has('host') ? ['host'] : []),
      'mcp-new',
      'mcp-protocol-version',
      'mcp-session-id',
    ]);
  });

  it('come back to this thread where it is not worth it', async () => {
    const { handle } = endpoint(() => undefined);
    expect(await (await handle(message('Hello'))).text()).toContain('Hello');
  });

  it('are refused when they are malformed, and do not fill the log', async () => {
    const { handle, log } = endpoint();
    const response = await handle(
      new Request('http://localhost/v0/mcp', { method: 'POST', headers: HEADERS, body: '{' }),
    );
    expect(response.status).toBe(400);
    expect(log).toEqual([]);
  });

  it('are refused to their sender when their header names no JSON, and fill no log', async () => {
    const { handle, log } = endpoint();
    expect((await handle(message('Hello', { 'Content-Type': 'text/plain' }))).status).toBe(415);
    expect(log).toEqual([]);
  });

  it.each([
    ['as long as a document may be', `{"content":"${'x'.repeat(986)}"}`, false],
    ['longer', `{"content":"${'x'.repeat(987)}"}`, true],
    ['as deep as it may be', '{"a":{"b":{}}}', false],
    ['deeper', '{"a":{"b":{"c":{}}}}', true],
  ])('about a document that is %s', async (_, data, refused) => {
    const { handle } = endpoint(undefined, { maxBytes: 1_000, maxDepth: 3 });
    const response = await handle(call(data));
    const text = await response.text();
    expect([response.status, text.includes('\\"key\\":\\"input\\"')]).toEqual([200, refused]);
  });

  it.each([true, false])(
    'that break a tool are told so, with a line in the log where there is one: %s',
    async (logs) => {
      const { handle, log } = endpoint(undefined, {}, logs);
      expect(await (await handle(call('{"break":"secret"}'))).text()).toContain('The tool failed.');
      expect(log).toMatchObject(logs ? [{ kind: 'failure', method: 'MCP', path: 'build', error: 'SyntaxError' }] : []);
      expect(JSON.stringify(log)).not.toContain('secret');
    },
  );

  it('are refused when they come for another host', async () => {
    const { handle } = endpoint();
    expect((await handle(message('Hello', { Origin: 'https://elsewhere.example' }))).status).toBe(403);
  });

  it('come by POST', async () => {
    const { handle } = endpoint();
    expect((await handle(new Request('http://localhost/v0/mcp', { headers: HEADERS }))).status).toBe(405);
  });
});

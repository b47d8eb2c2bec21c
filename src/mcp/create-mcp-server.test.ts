import { describe, expect, it } from 'vitest';
import { createStandardEngine } from '../engine/standard.ts';
import { goldenContext } from '../testing/examples/examples.ts';
import { brokenTool } from './call-tool.ts';
import { createMcpEndpoint } from './http.ts';
import { tools } from './tools.ts';

const engine = createStandardEngine();
const failures: [string, unknown][] = [];
const scope = { engine, context: goldenContext, limits: { maxLength: 100_000, maxDepth: 50 } };
const broken = {
  ...scope,
  engine: {
    ...engine,
    replicate: () => {
      throw new TypeError('bug');
    },
  },
};
const endpoint = createMcpEndpoint({
  scope: broken,
  hosts: ['assay.test'],
  maxBytes: 50_000,
  onFailure: (where, error) => failures.push([where, error]),
});

interface Message {
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

async function send(
  method: string,
  params: object = {},
  headers: Record<string, string> = {},
  to = endpoint,
): Promise<Message> {
  const response = await to(
    new Request('http://localhost/v0/mcp', {
      method: 'POST',
      headers: {
        Host: 'localhost',
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    }),
  );
  const text = await response.text();
  return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text) as Message;
}

it('says what it is and what it can', async () => {
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 't', version: '1' } };
  expect(await send('initialize', params)).toMatchObject({
    result: {
      serverInfo: { name: 'assay', title: 'Assay', version: engine.version },
      capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
      instructions: expect.stringMatching(/GOBL.*include.*suggest_fixes.*explain_rule/) as string,
    },
  });
});

it('lists every tool and calls them by name', async () => {
  const { result } = await send('tools/list');
  expect((result?.['tools'] as { name: string }[] | undefined)?.map(({ name }) => name)).toEqual(
    tools.map(({ name }) => name),
  );
  expect(await send('tools/call', { name: 'regime_list' })).toMatchObject({ result: { content: [{ type: 'text' }] } });
  const given = { name: 'regime', arguments: { code: 'ES', date: '2026-01-15' } };
  expect(JSON.stringify(await send('tools/call', given))).toContain('21.0%');
  expect(await send('tools/call', { name: 'pay' })).toMatchObject({
    error: { code: -32602, message: expect.stringContaining('pay') as string },
  });
});

it('a tool that breaks is reported to the log by name, and to the caller in one sentence', async () => {
  failures.length = 0;
  const { result } = await send('tools/call', { name: 'replicate', arguments: { data: { a: 1 } } });
  expect(result).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('"key":"internal"') as string }],
  });
  expect(JSON.stringify(result)).not.toContain('bug');
  expect(failures).toEqual([['replicate', expect.any(TypeError)]]);
});

it('a tool may break where nobody listens', async () => {
  const { content } = brokenTool();
  const quiet = createMcpEndpoint({ scope: broken, hosts: [], maxBytes: 50_000 });
  const { result } = await send('tools/call', { name: 'replicate', arguments: { data: { a: 1 } } }, {}, quiet);
  expect(result).toMatchObject({ isError: true, content });
});

describe('prompts', () => {
  it('are listed and written', async () => {
    expect(await send('prompts/list')).toMatchObject({
      result: {
        prompts: [
          {
            name: 'fix-invoice',
            title: 'Fix this invoice',
            description: expect.any(String) as string,
            arguments: [{ name: 'invoice', required: true }],
          },
          { name: 'make-credit-note', arguments: [{ name: 'invoice' }, { name: 'reason' }] },
          { name: 'which-rate' },
        ],
      },
    });
    expect(await send('prompts/get', { name: 'fix-invoice', arguments: { invoice: '{"a":1}' } })).toMatchObject({
      result: {
        description: expect.any(String) as string,
        messages: [{ role: 'user', content: { type: 'text', text: expect.stringContaining('{"a":1}') as string } }],
      },
    });
  });

  it.each([
    [{ name: 'none' }, 'none'],
    [{ name: 'fix-invoice' }, 'invoice'],
    [{ name: 'fix-invoice', arguments: { invoice: '' } }, 'invoice'],
    [{ name: 'which-rate', arguments: { country: 'ES' } }, 'what'],
  ])('%o is an error of the protocol', async (params, named) => {
    expect(await send('prompts/get', params)).toMatchObject({
      error: { code: -32602, message: expect.stringContaining(named) as string },
    });
  });
});

it('resources and their templates are listed and read', async () => {
  expect((await send('resources/list')).result?.['resources']).toHaveLength(4);
  expect((await send('resources/templates/list')).result?.['resourceTemplates']).toHaveLength(5);
  const uri = 'gobl://regimes/ES';
  expect(await send('resources/read', { uri })).toMatchObject({
    result: {
      contents: [{ uri, mimeType: 'application/json', text: expect.stringContaining('"country":"ES"') as string }],
    },
  });
  expect(await send('resources/read', { uri: 'gobl://none' })).toMatchObject({
    error: { data: { uri: 'gobl://none' } },
  });
});

it.each([
  [{ type: 'ref/resource', uri: 'gobl://addons/{+key}' }, 'key', 'es-v', ['es-verifactu-v1']],
  [{ type: 'ref/prompt', name: 'which-rate' }, 'country', 'e', ['EE', 'EL', 'ES']],
  [{ type: 'ref/prompt', name: 'which-rate' }, 'what', 'e', []],
])('%o completes %s from %s', async (ref, name, value, values) => {
  expect(await send('completion/complete', { ref, argument: { name, value } })).toMatchObject({
    result: { completion: { values } },
  });
});

describe('who may call', () => {
  const ping = (headers: Record<string, string>, body = '{"jsonrpc":"2.0","id":1,"method":"ping"}') =>
    endpoint(
      new Request('http://localhost/v0/mcp', {
        method: 'POST',
        headers: {
          Host: 'localhost',
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
          ...headers,
        },
        body,
      }),
    );
  it.each([
    [{}, 200],
    [{ Host: 'assay.test:80' }, 200],
    [{ Origin: 'http://assay.test' }, 200],
    [{ Host: 'other.test' }, 403],
    [{ Origin: 'https://other.test' }, 403],
  ])('%o gets %i', async (headers, status) => {
    expect((await ping(headers as Record<string, string>)).status).toBe(status);
  });

  it('a message beyond the limit is refused, and what is no message is told to the log without its text', async () => {
    expect((await ping({}, 'x'.repeat(60_000))).status).toBe(413);
    failures.length = 0;
    expect((await ping({}, '{"secret":')).status).toBe(400);
    expect(failures.every(([where]) => where === 'protocol')).toBe(true);
  });
});

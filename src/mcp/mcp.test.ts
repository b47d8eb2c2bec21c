import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStandardEngine } from '../engine/standard.ts';
import { systemContext } from '../platform/system-context.ts';
import { bundleEntry } from '../testing/server-process.ts';
import { listenForMcp, type McpListener } from '../testing/mcp-listener.ts';
import { createMcpEndpoint } from './http.ts';

const invoice = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  series: 'A',
  code: '1042',
  issue_date: '2026-01-15',
  supplier: { name: 'Talleres Arganzuela S.L.', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Cafetería La Esquina', tax_id: { country: 'ES', code: '54387763P' } },
  lines: [{ quantity: '3', item: { name: 'Brake pads', price: '10.555' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
};
const yaml = `
$schema: https://gobl.org/draft-0/note/message
title: "Grüße"
content: |
  two
  lines
`;

let entry: string;
let listener: McpListener;
beforeAll(async () => {
  entry = await bundleEntry(new URL('./stdio.ts', import.meta.url), 'node');
  const scope = {
    engine: createStandardEngine(),
    context: systemContext,
    limits: { maxLength: 1_000_000, maxDepth: 200 },
  };
  listener = await listenForMcp(createMcpEndpoint({ scope, hosts: ['assay.test'], maxBytes: 100_000 }));
});
afterAll(async () => {
  listener.close();
  await rm(dirname(entry), { recursive: true });
});

interface Answer {
  readonly isError?: boolean | undefined;
  readonly structuredContent?: unknown;
  readonly content: readonly { readonly type: string; readonly text?: string }[];
}

describe.each([
  ['streamable HTTP', () => new StreamableHTTPClientTransport(new URL(`${listener.url}/v0/mcp`))],
  ['standard input and output', () => new StdioClientTransport({ command: process.execPath, args: [entry] })],
] as const)('over %s', (_, transport) => {
  const client = new Client({ name: 'test', version: '1' });
  beforeAll(() => client.connect(transport()));
  afterAll(() => client.close());

  const call = async (name: string, given: Record<string, unknown> = {}) =>
    (await client.callTool({ name, arguments: given })) as Answer;
  const textOf = ({ content }: Answer) => content[0]?.text ?? '';

  it('lists its tools by name, with honest annotations', async () => {
    const { tools } = await client.listTools();
    const names = tools.map(({ name }) => name);
    expect(names).toEqual([
      'addon',
      'addon_list',
      'build',
      'correct',
      'explain_rule',
      'inspect',
      'keygen',
      'regime',
      'regime_list',
      'replicate',
      'schema',
      'sign',
      'validate',
      'verify',
    ]);
    for (const { annotations, inputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false, openWorldHint: false });
      expect(inputSchema.type).toBe('object');
    }
  });

  it('builds, validates, corrects and replicates', async () => {
    const built = await call('build', { data: JSON.stringify(invoice), envelop: true });
    expect(built.structuredContent).toMatchObject({ doc: { totals: { payable: '38.31' } } });
    expect(JSON.parse(textOf(built))).toEqual(built.structuredContent);
    const data = textOf(built);
    expect((await call('validate', { data })).structuredContent).toEqual({ ok: true });
    expect(await call('correct', { data, schema: true })).toMatchObject({
      structuredContent: { $ref: '#/$defs/bill.CorrectionOptions' },
    });
    const credit = await call('correct', { data, options: '{"type":"credit-note"}' });
    expect(credit.structuredContent).toMatchObject({ doc: { type: 'credit-note' } });
    expect(await call('replicate', { data })).not.toMatchObject({ isError: true });
  });

  it('takes YAML and a type', async () => {
    const built = await call('build', { data: yaml });
    expect(built.structuredContent).toMatchObject({ title: 'Grüße' });
    const typed = await call('build', { data: 'content: hello', type: 'note/message' });
    expect(typed.structuredContent).toMatchObject({ content: 'hello' });
  });

  it('makes keys, signs and verifies', async () => {
    const pair = (await call('keygen')).structuredContent as { private: object; public: object };
    const signed = await call('sign', { data: JSON.stringify(invoice), privatekey: JSON.stringify(pair.private) });
    expect(signed.isError).toBeFalsy();
    const publickey = JSON.stringify(pair.public);
    expect((await call('verify', { data: textOf(signed), publickey })).structuredContent).toEqual({ ok: true });
    const tampered = textOf(signed).replaceAll('Brake pads', 'Gold bars');
    const refused = await call('verify', { data: tampered, publickey });
    expect(refused).toMatchObject({ isError: true, structuredContent: { code: 422 } });
  });

  it('inspects, and explains the rule behind a fault with its norm', async () => {
    const data = JSON.stringify({ ...invoice, supplier: undefined });
    const report = (await call('inspect', { data, include: ['changes'] })).structuredContent as {
      ok: boolean;
      faults: { code: string; cite?: readonly object[] }[];
    };
    expect(report.ok).toBe(false);
    const { code = '', cite } = report.faults.find((fault) => fault.code.startsWith('GOBL-')) ?? {};
    expect(cite).toMatchObject([
      { title: 'EN 16931-1:2017, Electronic invoicing: Semantic data model', section: 'BR-21' },
    ]);
    expect((await call('explain_rule', { code })).structuredContent).toMatchObject({ rules: [{ code, cite }] });
  });

  it.each([
    ['schema', { path: 'bill/invoice' }, { $id: 'https://gobl.org/draft-0/bill/invoice' }],
    ['schema', { path: 'envelope.json' }, { $id: 'https://gobl.org/draft-0/envelope' }],
    ['regime', { code: 'es' }, { country: 'ES' }],
    ['addon', { key: 'es-verifactu-v1' }, { key: 'es-verifactu-v1' }],
    ['regime_list', {}, { regimes: expect.any(Array) as unknown[] }],
    ['addon_list', {}, { addons: expect.any(Array) as unknown[] }],
  ])('looks up: %s %o', async (tool, given, expected) => {
    expect((await call(tool, given)).structuredContent).toMatchObject(expected);
  });

  it.each([
    ['build', {}, 'input', ['request.data']],
    ['build', { data: 5 }, 'input', ['request.data']],
    ['build', { data: '{"a":1,"a":2}' }, 'input', ['$.a']],
    ['build', { data: 'a: 1\na: 2' }, 'input', ['$.a']],
    ['build', { data: 'a: *x' }, 'input', ['$']],
    ['build', { data: '{}' }, 'unknown-schema', ['$.$schema']],
    ['build', { data: '{"$schema":"https://gobl.org/draft-0/note/message"}' }, 'validation', ['$.content']],
    ['correct', { data: '{}', options: '{' }, 'input', ['request.options']],
    ['regime', { code: 'zz' }, 'not-found', []],
    ['explain_rule', { code: 'NONE' }, 'not-found', []],
  ])('%s %o fails as the service does', async (tool, given, key, places) => {
    const answer = await call(tool, given);
    expect(answer).toMatchObject({ isError: true, structuredContent: { key } });
    const report = answer.structuredContent as { faults?: { properties: string[] }[] };
    expect((report.faults ?? []).flatMap(({ properties }) => properties).slice(0, 1)).toEqual(places);
    expect(JSON.parse(textOf(answer))).toEqual(answer.structuredContent);
  });

  it('no such tool is an error of the protocol', async () => {
    await expect(client.callTool({ name: 'pay' })).rejects.toMatchObject({ code: -32602 });
  });

  it('lists resources and templates, and reads each listing', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual([
      'gobl://schemas',
      'gobl://regimes',
      'gobl://addons',
      'gobl://rules',
    ]);
    expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(4);
    for (const { uri } of resources) expect((await client.readResource({ uri })).contents).toHaveLength(1);
  });

  it.each([
    ['gobl://schemas/bill/invoice', 'https://gobl.org/draft-0/bill/invoice'],
    ['gobl://schemas/bill%2Finvoice', 'https://gobl.org/draft-0/bill/invoice'],
    ['gobl://regimes/ES', 'VAT'],
    ['gobl://addons/es-verifactu-v1', 'es-verifactu-doc-type'],
    ['gobl://rules/GOBL-BILL-INVOICE-05', 'GOBL-BILL-INVOICE-05'],
  ])('reads %s', async (uri, part) => {
    const [content] = (await client.readResource({ uri })).contents;
    expect(content).toMatchObject({ uri, mimeType: 'application/json', text: expect.stringContaining(part) as string });
  });

  it.each(['gobl://schemas/bill/none', 'gobl://regimes/%zz', 'gobl://keys', 'file:///etc/passwd'])(
    'there is nothing at %s',
    async (uri) => {
      await expect(client.readResource({ uri })).rejects.toMatchObject({ data: { uri } });
    },
  );

  it('completes names', async () => {
    const ref = { type: 'ref/resource', uri: 'gobl://schemas/{+path}' } as const;
    const { completion } = await client.complete({ ref, argument: { name: 'path', value: 'bill/inv' } });
    expect(completion.values).toContain('bill/invoice');
  });
});

describe('over HTTP', () => {
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const post = (headers: Record<string, string>, body: unknown = ping) =>
    listener.post(
      '/v0/mcp',
      { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
      JSON.stringify(body),
    );

  it.each([
    [{}, 200],
    [{ Host: 'localhost:1234' }, 200],
    [{ Host: 'assay.test' }, 200],
    [{ Origin: 'http://localhost:5173' }, 200],
    [{ Host: 'rebound.attacker.test' }, 403],
    [{ Origin: 'https://attacker.test' }, 403],
    [{ Origin: 'null' }, 403],
    [{ 'Content-Type': 'text/plain' }, 415],
  ])('%o gets %i', async (headers, status) => {
    expect((await post(headers)).status).toBe(status);
  });

  it('a body that is too large is refused', async () => {
    expect((await post({}, { ...ping, params: { x: 'x'.repeat(200_000) } })).status).toBe(413);
  });
});

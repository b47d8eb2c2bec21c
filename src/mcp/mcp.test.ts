import { readFile } from 'node:fs/promises';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStandardEngine } from '../engine/standard.ts';
import { systemContext } from '../platform/system-context.ts';
import { bundleEntry } from '../testing/server-process.ts';
import { listenForMcp, type McpListener } from '../testing/mcp-listener.ts';
import { createMcpEndpoint } from './http.ts';
import { mendInSession } from './testing/session.ts';

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
  entry = await bundleEntry(new URL('./stdio.ts', import.meta.url));
  const scope = {
    engine: createStandardEngine(),
    context: systemContext,
    limits: { maxLength: 1_000_000, maxDepth: 200 },
  };
  listener = await listenForMcp(createMcpEndpoint({ scope, hosts: ['assay.test'], maxBytes: 100_000 }));
});
afterAll(() => listener.close());

interface Answer {
  readonly isError?: boolean | undefined;
  readonly content: readonly { readonly type: string; readonly text?: string }[];
}

describe.each([
  ['streamable HTTP', () => new StreamableHTTPClientTransport(new URL(`${listener.url}/v0/mcp`))],
  ['standard input and output', () => new StdioClientTransport({ command: process.execPath, args: [entry] })],
] as const)('over %s', (_, transport) => {
  const client = new Client({ name: 'test', version: '1' });
  beforeAll(() => client.connect(transport()));
  afterAll(() => client.close());

  /** The answer of a tool, parsed from its one text. */
  const call = async (name: string, given: Record<string, unknown> = {}) => {
    const { content, isError } = (await client.callTool({ name, arguments: given })) as Answer;
    expect(content).toHaveLength(1);
    const answer = JSON.parse(content[0]?.text ?? '') as Record<string, unknown>;
    return { isError: isError ?? false, answer, text: content[0]?.text ?? '' };
  };
  const answerOf = async (name: string, given: Record<string, unknown> = {}) => {
    const { isError, answer } = await call(name, given);
    expect(isError, JSON.stringify(answer)).toBe(false);
    return answer;
  };

  it('lists its tools by name, with honest annotations', async () => {
    const { tools } = await client.listTools();
    const names = tools.map(({ name }) => name);
    expect(names).toEqual([
      'addon',
      'addon_list',
      'build',
      'correct',
      'explain_refusal',
      'explain_rule',
      'export_xml',
      'fingerprint',
      'import_xml',
      'inspect',
      'keygen',
      'regime',
      'regime_list',
      'render',
      'replicate',
      'schema',
      'sign',
      'suggest_fixes',
      'validate',
      'verify',
    ]);
    for (const { annotations, inputSchema } of tools) {
      expect(annotations).toEqual({ readOnlyHint: true, openWorldHint: false });
      expect(inputSchema.type).toBe('object');
    }
  });

  it('builds, validates, corrects and replicates', async () => {
    const { answer: built, text: data } = await call('build', { data: JSON.stringify(invoice), envelop: true });
    expect(built).toMatchObject({ doc: { totals: { payable: '38.31' } } });
    expect(await answerOf('validate', { data })).toEqual({ ok: true });
    expect(await answerOf('correct', { data, schema: true })).toMatchObject({ $ref: '#/$defs/bill.CorrectionOptions' });
    const options = { type: 'credit-note' };
    const credit = await answerOf('correct', { data, options: JSON.stringify(options) });
    expect(credit).toMatchObject({ doc: { type: 'credit-note' } });
    expect(await answerOf('correct', { data, options })).toMatchObject({ doc: { type: 'credit-note' } });
    expect(await answerOf('replicate', { data })).not.toHaveProperty('doc.code');
  });

  it('takes a document as an object, as JSON text and as YAML', async () => {
    expect(await answerOf('build', { data: invoice })).toMatchObject({ totals: { payable: '38.31' } });
    expect(await answerOf('build', { data: yaml })).toMatchObject({ title: 'Grüße' });
    const typed = { type: 'note/message' };
    expect(await answerOf('build', { ...typed, data: 'content: hello' })).toMatchObject({ content: 'hello' });
    expect(await answerOf('build', { ...typed, data: { content: 'hi' } })).toMatchObject({ content: 'hi' });
  });

  it('makes keys, signs and verifies', async () => {
    const pair = (await answerOf('keygen')) as { private: object; public: object };
    const { text: data } = await call('sign', { data: invoice, privatekey: JSON.stringify(pair.private) });
    const publickey = pair.public;
    expect(await answerOf('verify', { data, publickey })).toEqual({ ok: true });
    const tampered = data.replaceAll('Brake pads', 'Gold bars');
    expect(await call('verify', { data: tampered, publickey })).toMatchObject({ isError: true, answer: { code: 422 } });
  });

  it('inspects in short, in full when asked, and explains the rule behind a fault with its norm', async () => {
    const data = { ...invoice, supplier: undefined };
    const short = (await answerOf('inspect', { data })) as { ok: boolean; faults: { code: string }[] };
    expect(short).not.toHaveProperty('document');
    expect(short.ok).toBe(false);
    const full = (await answerOf('inspect', { data, include: ['faults', 'changes'] })) as {
      faults: { code: string; cite?: readonly object[] }[];
      changes: unknown[];
    };
    expect(full.changes).not.toEqual([]);
    const { code = '', cite } = full.faults.find((fault) => fault.code.startsWith('GOBL-')) ?? {};
    expect(cite).toMatchObject([
      { title: 'EN 16931-1:2017, Electronic invoicing: Semantic data model', section: 'BR-21' },
    ]);
    expect(short.faults.map((fault) => fault.code)).toContain(code);
    expect(await answerOf('explain_rule', { code })).toMatchObject({ rules: [{ code, cite }] });
  });

  it('lets an assistant that knows only its answers mend an invoice, for the tokens that the docs tell', async () => {
    const { turns, asked, document } = await mendInSession(client);
    expect(asked).toEqual(['$.customer.name']);
    expect(document).toMatchObject({
      supplier: { name: 'Talleres Arganzuela S.L.' },
      customer: { name: 'Cafetería La Esquina' },
      lines: [
        { item: { price: '10.555' }, taxes: [{ cat: 'VAT', key: 'standard', rate: 'general', percent: '21.0%' }] },
      ],
      totals: { payable: '38.31' },
    });
    const docs = await readFile(new URL('../../docs/mcp.md', import.meta.url), 'utf8');
    const rows = [...docs.matchAll(/^\| \d+ +\| (.+?) +\| +(\d+) +\| +(\d+) +\|$/gm)];
    const documented = rows.map(([, call = '', sent, received]) => ({
      call: call.replaceAll('`', ''),
      sent: Number(sent),
      received: Number(received),
    }));
    expect(documented).toEqual(turns);
    const total = turns.reduce((sum, { sent, received }) => sum + sent + received, 0);
    expect(docs).toContain(`${total.toLocaleString('en')} tokens`);
  });

  it('writes an invoice as XML and reads it back', async () => {
    const customer = { ...invoice.customer, addresses: [{ country: 'ES' }] };
    const supplier = { ...invoice.supplier, addresses: [{ country: 'ES' }] };
    const payment = {
      terms: { detail: '14 days' },
      instructions: { key: 'credit-transfer', credit_transfer: [{ iban: 'ES9121000418450200051332' }] },
    };
    const data = { ...invoice, supplier, customer, payment };
    const written = (await answerOf('export_xml', { data, format: 'ubl', allow_loss: true })) as { content: string };
    expect(written.content).toContain('<cbc:PayableAmount currencyID="EUR">38.31</cbc:PayableAmount>');
    const read = await answerOf('import_xml', { data: written.content });
    expect(read).toMatchObject({
      format: 'ubl',
      document: { code: 'A-1042' },
      report: { taken: expect.any(Number) as number },
    });
  });

  it('mends a refused invoice in four calls', async () => {
    const supplier = { ...invoice.supplier, tax_id: { country: 'ES', code: 'B85412071' } };
    const data = { ...invoice, supplier };
    const text = 'VERI*FACTU: EstadoRegistro Incorrecto, CodigoErrorRegistro 1123';
    const explained = await answerOf('explain_refusal', { text, document: data });
    expect(explained).toMatchObject({
      findings: [{ code: '1123', document: { finds: 'same', places: ['$.supplier.tax_id.code'] } }],
    });
    expect(JSON.stringify(explained)).not.toContain('phrase');
    const suggested = await answerOf('suggest_fixes', { data });
    expect(suggested).toMatchObject({ suggestions: [{ number: 1, at: '$.supplier.tax_id.code' }] });
    const { document } = (await answerOf('suggest_fixes', { data, apply: [1] })) as { document: object };
    expect(await answerOf('build', { data: document })).toMatchObject({ totals: { payable: '38.31' } });
  });

  it.each([
    ['schema', { path: 'bill/invoice' }, { $id: 'https://gobl.org/draft-0/bill/invoice' }],
    ['schema', { path: 'envelope.json', include: ['schema'] }, { $id: 'https://gobl.org/draft-0/envelope' }],
    ['regime', { code: 'es' }, { country: 'ES' }],
    ['addon', { key: 'es-verifactu-v1' }, { key: 'es-verifactu-v1' }],
    ['regime_list', {}, { regimes: expect.any(Array) as unknown[] }],
    ['addon_list', {}, { addons: expect.any(Array) as unknown[] }],
  ])('looks up: %s %o', async (tool, given, expected) => {
    expect(await answerOf(tool, given)).toMatchObject(expected);
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
    ['import_xml', { data: '<a/>' }, 'input', ['$']],
    ['import_xml', { data: '<a/>', judge: ['x'] }, 'input', ['request.judge[0]']],
    ['export_xml', { data: {}, format: 'pdf' }, 'input', ['request.format']],
    ['regime', { code: 'zz' }, 'not-found', []],
    ['explain_rule', { code: 'NONE' }, 'not-found', []],
  ])('%s %o fails as the service does', async (tool, given, key, places) => {
    const { isError, answer } = await call(tool, given);
    expect([isError, answer['key']]).toEqual([true, key]);
    const { faults = [] } = answer as { faults?: { properties: string[] }[] };
    expect(faults.flatMap(({ properties }) => properties).slice(0, 1)).toEqual(places);
  });

  it('answers the call of an unknown tool with an error of the protocol', async () => {
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
    expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(5);
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

  it('lists prompts and writes them', async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ title }) => title)).toEqual(['Fix this invoice', 'Make a credit note', 'Which rate applies']);
    const { messages } = await client.getPrompt({ name: 'fix-invoice', arguments: { invoice: '{"a":1}' } });
    expect(messages).toMatchObject([{ role: 'user', content: { text: expect.stringContaining('{"a":1}') as string } }]);
    await expect(client.getPrompt({ name: 'none' })).rejects.toMatchObject({ code: -32602 });
    await expect(client.getPrompt({ name: 'fix-invoice' })).rejects.toMatchObject({ code: -32602 });
  });

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

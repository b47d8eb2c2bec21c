import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createProtocolConnection,
  DidOpenTextDocumentNotification,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';
import { commandLine, type CommandLine } from '../testing/command-line.ts';
import { freePort, runProcess } from '../testing/server-process.ts';

// The user's own definitions in the real programs. The file is the example of the guide.

const [, EXAMPLE = ''] = /^```js\n([\s\S]+?)^```$/m.exec(readFileSync('docs/engine.md', 'utf8')) ?? [];
const CODE = 'ASSAY-HOUSE-INVOICE-01';
const INVOICE = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  $addons: ['xx-house-v1'],
  code: 'F-1',
  issue_date: '2026-01-15',
  supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Café Central' },
  lines: [{ quantity: '3', item: { name: 'Chair', price: '10.50' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
};
const ORDERED = { ...INVOICE, ordering: { code: 'PO-9' } };

let shell: CommandLine;
let assay: CommandLine['assay'];
let program: string;
let folder: string;
beforeAll(async () => {
  shell = await commandLine();
  ({ assay, program, folder } = shell);
  shell.file('house.mjs', EXAMPLE);
}, 120_000);
afterAll(() => shell.remove());

describe('the commands', () => {
  test('judge by them, wherever the option stands', async () => {
    const refused = await shell.started(['--definitions', 'house.mjs', 'build', '-'], JSON.stringify(INVOICE));
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining(CODE)]);
    const built = await assay(['build', '-', '--definitions', 'house.mjs'], JSON.stringify(ORDERED));
    expect([built.code, JSON.parse(built.out)]).toMatchObject([0, { $addons: ['xx-house-v1'] }]);
    const without = await assay(['build', '-'], JSON.stringify(ORDERED));
    expect([without.code, without.err]).toEqual([0, expect.stringContaining('building drops it')]);
  });

  test('list and explain them', async () => {
    const listed = await assay(['addons', '--definitions', 'house.mjs']);
    expect(listed.out).toMatch(/xx-house-v1\s+Rules of the house/);
    expect(listed.out).toContain('es-verifactu-v1');
    const explained = await assay(['explain', CODE, '--definitions', 'house.mjs']);
    expect(explained.out).toContain('Our invoices name the order they are for');
  });

  test('give them to the workers of bulk', async () => {
    const records = `${JSON.stringify(INVOICE)}\n${JSON.stringify(ORDERED)}\n`;
    const { out } = await shell.started(['--definitions', 'house.mjs', 'bulk', 'build'], records);
    expect(out).toContain(CODE);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { ok: boolean }).ok),
    ).toEqual([false, true]);
  });

  test.each([
    ['a file that is not there', 'absent.mjs', undefined, /^Definitions in .*absent\.mjs: .*\n$/],
    ['no function', 'object.mjs', 'export default {};', /must be a function of the library/],
    ['a member that is unknown', 'member.mjs', 'export default () => ({ rule: [] });', /not rule\n$/],
    [
      'what the file itself throws',
      'throws.mjs',
      'export default () => { throw new Error("no law today"); };',
      /no law today/,
    ],
  ])('end in one line at %s', async (_, file, text, message) => {
    if (text !== undefined) shell.file(file, text);
    const ran = await assay(['build', '-', '--definitions', file], JSON.stringify(INVOICE));
    expect([ran.code, ran.err]).toEqual([2, expect.stringMatching(message)]);
    expect(ran.err.trim().split('\n')).toHaveLength(1);
  });
});

describe('the service', () => {
  test('judges by them itself and in its workers, lists them, and describes them', async () => {
    const port = await freePort();
    const service = runProcess(process.execPath, [program, 'serve', '--port', String(port), '--host', '127.0.0.1'], {
      ASSAY_DEFINITIONS: join(folder, 'house.mjs'),
    });
    await service.printed(/127[.]0[.]0[.]1/);
    const base = `http://127.0.0.1:${port}/v0`;
    const build = async (data: object) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch(`${base}/build`, { method: 'POST', headers, body: JSON.stringify({ data }) });
      return answer.json() as Promise<object>;
    };
    const refusal = { key: 'validation', faults: [{ code: CODE }] };
    expect(await build(INVOICE)).toMatchObject(refusal);
    const lines = Array.from({ length: 1000 }, () => INVOICE.lines[0]);
    expect(await build({ ...INVOICE, lines })).toMatchObject(refusal);
    expect(await build({ ...ORDERED, lines })).toMatchObject({ totals: { payable: '38115.00' } });
    expect(await (await fetch(`${base}/rules/${CODE}`)).json()).toMatchObject({ rules: [{ type: 'bill.Invoice' }] });
    expect(await (await fetch(`${base}/addons`)).text()).toContain('xx-house-v1');
    service.child.kill('SIGTERM');
    expect(await service.ended).toBe(0);
  });

  test('does not start with definitions that are wrong', async () => {
    const wrong = shell.file('wrong.mjs', 'export default 1;');
    const service = runProcess(process.execPath, [program, 'serve', '--definitions', wrong], {
      PORT: String(await freePort()),
    });
    expect(await service.ended).toBe(1);
    expect(service.output()).toMatch(/^Definitions in .*wrong\.mjs: .* must be a function/);
  });
});

test('the language server judges by them', async () => {
  const server = spawn(process.execPath, [program, 'lsp', '--stdio', '--definitions', 'house.mjs'], { cwd: folder });
  const client = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  client.listen();
  const messages = new Promise<readonly unknown[]>((resolve) => {
    client.onNotification(PublishDiagnosticsNotification.type, ({ diagnostics }) => {
      if (diagnostics.length > 0) resolve(diagnostics.map(({ code }) => code));
    });
  });
  await client.sendRequest(InitializeRequest.type, { processId: null, rootUri: null, capabilities: {} });
  await client.sendNotification(InitializedNotification.type, {});
  await client.sendNotification(DidOpenTextDocumentNotification.type, {
    textDocument: { uri: 'file:///a.json', languageId: 'json', version: 1, text: JSON.stringify(INVOICE) },
  });
  expect(await messages).toContain(CODE);
  client.dispose();
  server.kill();
});

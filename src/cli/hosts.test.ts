import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildCli } from '../testing/built-cli.ts';
import { freePort, runProcess, type Running } from '../testing/server-process.ts';

// The hosts as started by the command line: real processes, real connections.

let program: string;
beforeAll(async () => {
  const cli = await buildCli();
  program = join(cli, 'assay.js');
}, 120_000);

const INVOICE = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: 'F-1',
  issue_date: '2026-01-15',
  supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Café Central' },
  lines: [{ quantity: '3', item: { name: 'Chair', price: '10.50' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
};

describe('assay serve', () => {
  function serve(...args: readonly string[]): Running {
    return runProcess(process.execPath, [program, 'serve', ...args]);
  }

  test('serves the API at the port and address that it is told, and ends cleanly', async () => {
    const port = await freePort();
    const running = serve('--port', String(port), '--host', '127.0.0.1');
    await running.printed(new RegExp(`127[.]0[.]0[.]1:${port}`));
    const build = (data: object) =>
      fetch(`http://127.0.0.1:${port}/v0/build`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ data }),
      });
    const answer = await build(INVOICE);
    expect([answer.status, await answer.json()]).toMatchObject([200, { totals: { payable: '38.12' } }]);
    // Large enough for a worker, whose program is beside this one.
    const lines = Array.from({ length: 8000 }, () => INVOICE.lines[0]);
    const large = await build({ ...INVOICE, lines });
    expect([large.status, await large.json()]).toMatchObject([200, { totals: { payable: '304920.00' } }]);
    running.child.kill('SIGTERM');
    expect(await running.ended).toBe(0);
  });

  test('says so when the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const running = serve('--port', String(port), '--host', '127.0.0.1');
    expect(await running.ended).not.toBe(0);
    expect(running.output()).toContain(String(port));
    taken.close();
  });

  test('refuses a text that is not a port', async () => {
    const running = serve('--port', 'http');
    expect(await running.ended).not.toBe(0);
    expect(running.output()).toMatch(/PORT/);
  });
});

describe('assay mcp', () => {
  test('serves the tools to a client of the protocol', async () => {
    const client = new Client({ name: 'test', version: '1' });
    const transport = new StdioClientTransport({ command: process.execPath, args: [program, 'mcp'] });
    await client.connect(transport);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('build');
    const result = await client.callTool({ name: 'build', arguments: { data: INVOICE } });
    expect(result.isError).not.toBe(true);
    expect(JSON.stringify(result)).toContain('38.12');
    await client.close();
  });

  test('ends when its input ends', async () => {
    const child = spawn(process.execPath, [program, 'mcp']);
    const ended = once(child, 'exit') as Promise<[number | null]>;
    child.stdin.end();
    expect((await ended)[0]).toBe(0);
  });
});

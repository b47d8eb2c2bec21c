import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll, expect, it } from 'vitest';
import { bundleEntry } from '../testing/server-process.ts';

let entry: string;
beforeAll(async () => {
  entry = await bundleEntry(new URL('./stdio.ts', import.meta.url));
});

/** The program with its output so far. */
function start() {
  const child = spawn(process.execPath, [entry], { stdio: 'pipe' });
  const written = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (written.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (written.err += chunk.toString()));
  child.stdin.on('error', () => undefined);
  return { child, written };
}

const ping = (id: number) => `${JSON.stringify({ jsonrpc: '2.0', id, method: 'ping' })}\n`;

/** Waits until the program has answered a ping, so that all earlier messages are handled. */
async function answered({ child, written }: ReturnType<typeof start>, id: number): Promise<void> {
  child.stdin.write(ping(id));
  while (!written.out.includes(`"id":${id}`)) await once(child.stdout, 'data');
}

const MALFORMED: readonly (readonly [fact: string, line: string])[] = [
  ['no JSON', '{"jsonrpc":'],
  ['no message', '[]'],
  ['another protocol', '{"jsonrpc":"1.0","id":7,"method":"ping"}'],
  ['a method that is no text', '{"jsonrpc":"2.0","id":8,"method":{}}'],
  ['a key in what is no JSON', '{"privatekey":"SECRET-d-OF-A-KEY"'],
  ['no text at all', '\u0000\u0001'],
  ['nesting beyond any stack', `${'['.repeat(200_000)}`],
];

it('what is malformed costs a line on standard error at most, quotes nothing, and the next message is answered', async () => {
  const program = start();
  for (const [index, [, line]] of MALFORMED.entries()) {
    program.child.stdin.write(`${line}\n`);
    await answered(program, 100 + index);
  }
  program.child.stdin.end();
  expect(await once(program.child, 'close')).toEqual([0, null]);
  const { err, out } = program.written;
  expect(err).toMatch(/^(?:protocol: \w+\n)*$/);
  expect(err.trim().split('\n').length).toBeLessThanOrEqual(MALFORMED.length);
  for (const text of out.trim().split('\n')) expect(JSON.parse(text)).toBeTypeOf('object');
  expect(err + out).not.toMatch(/SECRET|\n\s+at |node:internal|\.mjs:\d/);
});

it('a message of 240 MB without an end ends the program with a word and status 1, before it is all held', async () => {
  const { child, written } = start();
  const mebibyte = Buffer.alloc(1024 * 1024, 'x');
  const ended = once(child, 'close');
  let sent = 0;
  while (child.exitCode === null && sent < 240) {
    sent++;
    if (!child.stdin.write(mebibyte)) await Promise.race([once(child.stdin, 'drain').catch(() => undefined), ended]);
  }
  expect(await ended).toEqual([1, null]);
  expect(sent).toBeLessThan(64);
  expect(written).toEqual({
    out: '',
    err: 'protocol: a message is longer than 32000000 bytes; the connection ends\n',
  });
});

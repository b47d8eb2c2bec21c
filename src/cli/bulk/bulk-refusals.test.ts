import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandLine, type CommandLine } from '../../testing/command-line.ts';

// What `assay bulk` refuses: single records, a full disk, and calls that make no sense.

let shell: CommandLine;

beforeAll(async () => {
  shell = await commandLine();
}, 120_000);
afterAll(() => shell.remove());

const LINE = `${JSON.stringify({ $schema: 'https://gobl.org/draft-0/bill/invoice', code: 'F-1' })}\n`;

test('a refused record keeps its id, whatever is wrong with its document', async () => {
  const input = Buffer.concat([
    Buffer.from('{"op":"build","id":1,"data":{"a":1,"a":2}}\n{"op":"build","data":"\\ud800","id":2.50}\n'),
    Buffer.from(`{"data":${'['.repeat(300)}${']'.repeat(300)},"op":"build","id":"c"}\n{"id":4,"data":"`),
    Buffer.from([0xff]),
    Buffer.from('"}\n'),
  ]);
  const { out } = await shell.assay(['bulk', 'records', '-q'], input);
  expect(
    out
      .trimEnd()
      .split('\n')
      .map((line) => /^.*?"ok":\w+/.exec(line)?.[0]),
  ).toEqual([
    '{"line":1,"id":1,"ok":false',
    '{"line":2,"id":2.50,"ok":false',
    '{"line":3,"id":"c","ok":false',
    '{"line":4,"id":4,"ok":false',
  ]);
});

test.runIf(existsSync('/dev/full'))('a full disk is reported as a full disk', async () => {
  const { code, err } = await shell.started(['bulk', 'build', '-o', '/dev/full'], LINE);
  expect([code, err]).toEqual([2, '/dev/full: the disk is full\n']);
});

describe('misuse ends with 2 before anything is read', () => {
  test.each<[string, readonly string[], RegExp]>([
    ['an operation there is not', ['burn'], /choices are records, build/],
    ['a file that is not there', ['build', 'none.ndjson'], /there is no such file/],
    ['a run to go on with that is in no order', ['build', '--resume', '-u', '-o', 'x'], /with answers in order/],
    ['too many threads', ['build', '-j', '1000'], /--workers takes a number/],
    ['a key that is not there', ['sign', '-k', 'none.jwk'], /none.jwk/],
  ])('%s', async (_, args, expected) => {
    const { code, err, out } = await shell.assay(['bulk', ...args], LINE);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(expected);
  });
});

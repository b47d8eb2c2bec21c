import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { chunksOf, linesOf, messagesOf, recordOf } from './chunks.mjs';
import { startFilter } from './filter.mjs';
import { buildCli } from '../../src/testing/built-cli.ts';

async function all<T>(values: AsyncIterable<T>): Promise<readonly T[]> {
  const found: T[] = [];
  for await (const value of values) found.push(value);
  return found;
}

async function* each<T>(...values: readonly T[]): AsyncGenerator<T> {
  yield* values;
}

describe('lines, records and chunks of deploy/nats', () => {
  test('lines keep their numbers and their characters, wherever they are cut', async () => {
    const bytes = Buffer.from('{"a":"é\u2028"}\n\n  \n{"b":1}\r\nlast');
    const expected = [
      { number: 1, text: '{"a":"é\u2028"}' },
      { number: 4, text: '{"b":1}\r' },
      { number: 5, text: 'last' },
    ];
    for (let at = 0; at <= bytes.length; at++)
      expect(await all(linesOf(each(bytes.subarray(0, at), bytes.subarray(at))))).toEqual(expected);
  });

  test.each<[string, string, string]>([
    ['a document with every digit', ' {"price":1.10} ', '{"op":"build","id":"b:1","data":{"price":1.10}}'],
    ['no JSON', '{"a":1', '{"op":"build","id":"b:1","data":"{\\"a\\":1"}'],
    [
      'one that reaches beyond its place',
      '1},"op":"sign","x":{',
      '{"op":"build","id":"b:1","data":"1},\\"op\\":\\"sign\\",\\"x\\":{"}',
    ],
  ])('a record of %s', (_, text, record) => {
    expect(recordOf('build', 'b:1', text)).toBe(record);
  });

  test('a chunk ends at 250 records or 256 KiB, and a longer record stands alone', async () => {
    const records = (lengths: readonly number[]) =>
      each(...lengths.map((length, i) => ({ number: i + 1, record: 'x'.repeat(length) })));
    const chunked = async (lengths: readonly number[]) =>
      (await all(chunksOf(records(lengths)))).map(({ first, count, bytes }) => [first, count, bytes.length]);
    expect(await chunked(Array<number>(251).fill(1))).toEqual([
      [1, 250, 500],
      [251, 1, 2],
    ]);
    expect(await chunked([10, 300_000, 10])).toEqual([
      [1, 1, 11],
      [2, 1, 300_001],
      [3, 1, 11],
    ]);
    expect(await chunked([])).toEqual([]);
  });

  test('answers larger than a message go in several, and one that fits in none says so under its name', () => {
    const small = '{"line":1,"id":"a","ok":true}';
    const large = JSON.stringify({ line: 2, id: 'b', ok: true, result: 'x'.repeat(500) });
    expect(messagesOf(Buffer.from(`${small}\n`), 300)).toEqual([{ first: 0, bytes: Buffer.from(`${small}\n`) }]);
    const messages = messagesOf(Buffer.from(`${small}\n${large}\n${small}\n`.repeat(3)), 300);
    expect(messages.every(({ bytes }) => bytes.length <= 300)).toBe(true);
    const lines = messages.flatMap(({ bytes }) => bytes.toString().trimEnd().split('\n'));
    let before = 0;
    for (const { first, bytes } of messages) {
      expect(first).toBe(before);
      before += bytes.toString().trimEnd().split('\n').length;
    }
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(
      Array(3)
        .fill([
          { line: 1, id: 'a', ok: true },
          { line: 2, id: 'b', ok: false, error: expect.objectContaining({ code: 413 }) as unknown },
          { line: 1, id: 'a', ok: true },
        ])
        .flat(),
    );
  });
});

describe('the filter that a worker keeps', () => {
  let cli: string;
  beforeAll(async () => {
    cli = await buildCli();
  }, 120_000);

  test('gives each chunk its own answers, and says when it has gone', async () => {
    const filter = startFilter(process.execPath, [join(cli, 'assay.js'), 'bulk', 'records', '--workers', '1']);
    const ask = async (...ids: readonly string[]) => {
      const records = ids.map((id) =>
        recordOf('build', id, '{"$schema":"https://gobl.org/draft-0/note/message","content":"x"}'),
      );
      const answers = await filter.answer(Buffer.from(records.join('\n\n')));
      return answers
        .toString()
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as { id: string; ok: boolean });
    };
    expect(await ask('a', 'b')).toMatchObject([
      { id: 'a', ok: true },
      { id: 'b', ok: true },
    ]);
    expect(await ask('c')).toMatchObject([{ id: 'c', ok: true }]);
    expect(await filter.answer(Buffer.from(' \n'))).toHaveLength(0);
    filter.end();
    await filter.ended;

    const broken = startFilter(process.execPath, ['-e', 'process.exit(3)']);
    await expect(broken.answer(Buffer.from('{}\n'))).rejects.toThrow('assay bulk ended with 3');
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { runBulk } from './run-bulk.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-bulk-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A worker that echoes its lines, and ends its process at lines that say so. */
const file = join(folder, 'worker.mjs');
writeFileSync(
  file,
  `process.on('message', ({ id, job }) => {
    if (!job) return;
    const { firstLine, bytes } = job;
    const text = Buffer.from(bytes).toString();
    if (text.includes('die')) process.exit(1);
    if (text.includes('fill')) { let all = '[0'; for (;;) all = JSON.stringify(JSON.parse(all + ',' + all.slice(1) + ']')).slice(0, -1); }
    let lines = text.split('\\n').filter((line) => line !== '');
    // Long answers come a line at a time.
    const rest = lines[0]?.startsWith('long') && lines.length > 1 ? firstLine + 1 : undefined;
    if (rest) lines = lines.slice(0, 1);
    const answer = Buffer.from(lines.map((line, i) => firstLine + i + ' ' + line + '\\n').join(''));
    process.send({ id, result: { records: lines.length, failed: 0, bytes: new Uint8Array(answer), rest } });
  });
  process.on('disconnect', () => process.exit());
  process.send('ready');`,
);

async function* pieces(texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
}

async function run(texts: readonly string[], ordered = true, idOf?: (line: number) => string) {
  const written: string[] = [];
  const write = (bytes: Uint8Array) => {
    written.push(Buffer.from(bytes).toString());
    return Promise.resolve();
  };
  const tally = await runBulk({
    pieces: pieces(texts),
    write,
    workers: 2,
    ordered,
    worker: { file, data: {}, heap: 60 },
    idOf,
  });
  return { tally, lines: written.join('').trim().split('\n') };
}

test('a record that ends its worker is answered as the engine’s failure, and all others as if it were not there', async () => {
  const { tally, lines } = await run(['a\nb\n', 'c\ndie\ne\n', 'f\n', 'die\n', 'g\nh\n']);
  const dead = expect.stringMatching(/^\{"line":\d+,"ok":false,"error":\{"code":500,"key":"internal"/) as string;
  expect(lines).toEqual(['1 a', '2 b', '3 c', dead, '5 e', '6 f', dead, '8 g', '9 h']);
  expect(tally).toEqual({ records: 9, failed: 2 });
});

test('a line without a worker’s answer has its id if that is known', async () => {
  const { lines } = await run(['a\ndie\n', 'x'.repeat(16_000_001), '\n'], true, (line) => `file ${line}`);
  expect(lines.slice(1).map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { line: 2, id: 'file 2', error: { key: 'internal' } },
    { line: 3, id: 'file 3', error: { key: 'input' } },
  ]);
});

test('a record that fills the heap is answered as the engine’s failure, and all others as if it were not there', async () => {
  const { tally, lines } = await run(['a\nfill\nb\n']);
  expect([lines[0], lines[2], tally]).toEqual(['1 a', '3 b', { records: 3, failed: 1 }]);
});

test('without order every record is answered all the same', async () => {
  const texts = Array.from({ length: 50 }, (_, i) => `${i}\n`);
  const { lines } = await run(texts, false);
  expect(lines.map((line) => Number(line.split(' ')[1])).sort((a, b) => a - b)).toEqual(texts.map(Number));
});

test.each([true, false])('answers that come in parts are written in parts, ordered: %s', async (ordered) => {
  const { tally, lines } = await run(['long a\nlong b\nc\n', 'long d\ndie\ne\n', 'f\n'], ordered);
  const dead = expect.stringMatching(/^\{"line":5,"ok":false/) as string;
  const all = ['1 long a', '2 long b', '3 c', '4 long d', dead, '6 e', '7 f'];
  expect(ordered ? lines : lines.toSorted()).toEqual(ordered ? all : [...all.filter((line) => line !== dead), dead]);
  expect(tally).toEqual({ records: 7, failed: 1 });
});

test('a part is begun once the previous one is written', async () => {
  const written: string[] = [];
  let release: () => void = () => {};
  const blocked = new Promise<void>((resolve) => (release = resolve));
  const write = (bytes: Uint8Array) => {
    written.push(Buffer.from(bytes).toString());
    return written.length === 1 ? blocked : Promise.resolve();
  };
  const worker = { file, data: {} };
  const done = runBulk({ pieces: pieces(['long a\nlong b\nlong c\n']), write, workers: 2, ordered: true, worker });
  await vi.waitFor(() => expect(written).toEqual(['1 long a\n']), 30_000);
  release();
  expect(await done).toEqual({ records: 3, failed: 0 });
  expect(written).toEqual(['1 long a\n', '2 long b\n', '3 long c\n']);
});

test('no more is read than can be written', async () => {
  let read = 0;
  async function* endless(): AsyncGenerator<Uint8Array> {
    while (read < 1000) yield await Promise.resolve(Buffer.from(`${read++}\n`));
  }
  let release: () => void = () => {};
  const blocked = new Promise<void>((resolve) => (release = resolve));
  const write = vi.fn(() => blocked);
  const done = runBulk({ pieces: endless(), write, workers: 2, ordered: true, worker: { file, data: {} } });
  await vi.waitFor(() => {
    expect(write).toHaveBeenCalledTimes(1);
    expect(read).toBe(8);
  }, 30_000);
  release();
  expect(await done).toEqual({ records: 1000, failed: 0 });
});

test('what cannot be written ends the run', async () => {
  const write = () => Promise.reject(new Error('full'));
  const worker = { file, data: {} };
  await expect(runBulk({ pieces: pieces(['a\n', 'b\n']), write, workers: 1, ordered: true, worker })).rejects.toThrow(
    'full',
  );
});

test('a worker that cannot be started ends the run', async () => {
  const worker = { file: join(folder, 'none.mjs'), data: {} };
  const write = () => Promise.resolve();
  await expect(runBulk({ pieces: pieces(['a\n']), write, workers: 1, ordered: true, worker })).rejects.toThrow();
});

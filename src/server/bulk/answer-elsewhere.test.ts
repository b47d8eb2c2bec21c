import { expect, it } from 'vitest';
import { LONGEST_ID } from '../../api/schemas/bulk.ts';
import type { TakeWork } from '../work/job.ts';
import { answerElsewhere } from './answer-elsewhere.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const record = (text: string) => ({ kind: 'record', line: 3, body: encode(text) }) as const;

it('the reply to a record is its line, also as bytes', async () => {
  const text = '{"line":3,"ok":true,"result":1}';
  const replies: TakeWork[] = [
    () => Promise.resolve({ status: 200, text }),
    () => Promise.resolve({ status: 200, bytes: encode(`${text}\n`) }),
  ];
  for (const take of replies) expect(await answerElsewhere(record('{}'), take)).toBe(text);
});

it('a record that no worker takes is answered here', () => {
  expect(answerElsewhere(record('{}'), () => undefined)).toBeUndefined();
});

it.each([
  ['{"op":"validate"}', ''],
  ['{"id":"a\\"b","op":"validate"}', ',"id":"a\\"b"'],
  ['{"id": 9007199254740993 }', ',"id":9007199254740993'],
  ['{"data":{"a":1,"a":"\\ud800"},"id":1.50}', ',"id":1.50'],
  [`{"data":${'['.repeat(100_000)}${']'.repeat(100_000)},"id":7}`, ',"id":7'],
  [`{"id":"${'i'.repeat(LONGEST_ID + 1)}"}`, ''],
  ['{"id":null}', ''],
])('a refusal and a failure of a worker keep the id of %j', async (text, id) => {
  const refuse: TakeWork = () => Promise.resolve({ status: 413, text: '{"code":413}' });
  expect(await answerElsewhere(record(text), refuse)).toBe(`{"line":3${id},"ok":false,"error":{"code":413}}`);
  const fail: TakeWork = () => Promise.reject(new Error('secret'));
  const failed = await answerElsewhere(record(text), fail);
  expect(failed).toMatch(`{"line":3${id},"ok":false,"error":{"code":500`);
  expect(failed).not.toContain('secret');
});

it('a document of one operation for all has no id', async () => {
  const refuse: TakeWork = () => Promise.resolve({ status: 413, text: '{"code":413}' });
  const job = { ...record('{"id":7}'), operation: 'build' } as const;
  expect(await answerElsewhere(job, refuse)).toBe('{"line":3,"ok":false,"error":{"code":413}}');
});

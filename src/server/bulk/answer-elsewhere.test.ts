import { expect, it } from 'vitest';
import { LONGEST_ID } from '../../contract/schemas/bulk.ts';
import { answerElsewhere } from './answer-elsewhere.ts';

const large = (head: string) => `{${head}, "data": {"content": "${'x'.repeat(64 * 1024)}"}}`;
const takeWork = () => Promise.resolve({ status: 200, text: '{"ok":true}' });

it.each([
  ['"op": "validate"', '{"line":3,"ok":true,"result":{"ok":true}}'],
  ['"op": "validate", "id": "a\\"b"', '{"line":3,"id":"a\\"b","ok":true,"result":{"ok":true}}'],
  ['"op": "validate", "id": 9007199254740991', '{"line":3,"id":9007199254740991,"ok":true,"result":{"ok":true}}'],
  [
    `"op": "validate", "id": "${'i'.repeat(LONGEST_ID)}"`,
    `{"line":3,"id":"${'i'.repeat(LONGEST_ID)}","ok":true,"result":{"ok":true}}`,
  ],
])('a large record {%s} is answered with its name', async (head, answer) => {
  expect(await answerElsewhere(large(head), 3, undefined, takeWork)).toBe(answer);
});

it.each([
  '"op": "validate", "id": 9007199254740993',
  '"op": "validate", "id": 1.5',
  '"op": "validate", "id": null',
  `"op": "validate", "id": "${'i'.repeat(LONGEST_ID + 1)}"`,
  '"op": "keygen"',
  '"id": 1',
])('one that only the reader of the engine does justice to is left to it: {%s}', (head) => {
  expect(answerElsewhere(large(head), 3, undefined, takeWork)).toBeUndefined();
});

it('a small one, and what is no record, is not worth the way', () => {
  expect(answerElsewhere('{"op": "validate", "data": {}}', 3, undefined, takeWork)).toBeUndefined();
  expect(answerElsewhere(`"${'x'.repeat(70_000)}"`, 3, undefined, takeWork)).toBeUndefined();
  expect(answerElsewhere(`{${'x'.repeat(70_000)}`, 3, undefined, takeWork)).toBeUndefined();
});

it('of one operation for all, a document is the whole line, and members called op and id are its own', async () => {
  const asked: [string, string][] = [];
  const document = large('"op": "sign", "id": 1.5');
  const answer = answerElsewhere(document, 3, 'build', (operation, body) => {
    asked.push([operation, new TextDecoder().decode(body.bytes)]);
    return takeWork();
  });
  expect(await answer).toBe('{"line":3,"ok":true,"result":{"ok":true}}');
  expect(asked).toEqual([['build', `{"data":${document}}`]]);
});

const record = large('"op": "validate", "id": 7');

it('what nobody takes is answered here', () => {
  expect(answerElsewhere(record, 3, undefined, () => undefined)).toBeUndefined();
});

it('bytes, a refusal and a failure stand on the line of their record', async () => {
  const bytes = new TextEncoder().encode('{"ok":true}\n');
  const ends = [
    () => Promise.resolve({ status: 200, bytes }),
    () => Promise.resolve({ status: 422, text: '{"code":422}' }),
    () => Promise.reject(new Error('secret')),
  ];
  const answers = await Promise.all(ends.map((end) => answerElsewhere(record, 3, undefined, end)));
  expect(answers.slice(0, 2)).toEqual([
    '{"line":3,"id":7,"ok":true,"result":{"ok":true}}',
    '{"line":3,"id":7,"ok":false,"error":{"code":422}}',
  ]);
  expect(JSON.parse(answers[2] ?? '')).toMatchObject({ line: 3, id: 7, ok: false, error: { code: 500 } });
  expect(answers[2]).not.toContain('secret');
});

it('of 64 KiB it is worth the way, of one character less it is not', () => {
  const head = '{"op": "validate", "data": "';
  const exact = (length: number) => `${head}${'x'.repeat(length - head.length - 2)}"}`;
  expect(answerElsewhere(exact(64 * 1024), 3, undefined, takeWork)).toBeDefined();
  expect(answerElsewhere(exact(64 * 1024 - 1), 3, undefined, takeWork)).toBeUndefined();
});

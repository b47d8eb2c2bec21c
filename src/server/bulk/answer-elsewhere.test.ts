import { expect, it } from 'vitest';
import { answerElsewhere } from './answer-elsewhere.ts';

const large = (head: string) => `{${head}, "data": {"content": "${'x'.repeat(64 * 1024)}"}}`;
const takeWork = () => Promise.resolve({ status: 200, text: '{"ok":true}' });

it.each([
  ['"op": "validate"', '{"line":3,"ok":true,"result":{"ok":true}}'],
  ['"op": "validate", "id": "a\\"b"', '{"line":3,"id":"a\\"b","ok":true,"result":{"ok":true}}'],
  ['"op": "validate", "id": 9007199254740991', '{"line":3,"id":9007199254740991,"ok":true,"result":{"ok":true}}'],
])('a large record {%s} is answered with its name', async (head, answer) => {
  expect(await answerElsewhere(large(head), 3, undefined, takeWork)).toBe(answer);
});

it.each([
  '"op": "validate", "id": 9007199254740993',
  '"op": "validate", "id": 1.5',
  '"op": "validate", "id": null',
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

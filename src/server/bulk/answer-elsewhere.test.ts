import { expect, it } from 'vitest';
import { LONGEST_ID } from '../../contract/schemas/bulk.ts';
import type { TakeWork } from '../answer-route.ts';
import { answerElsewhere } from './answer-elsewhere.ts';

const large = (head: string) => `{${head}, "data": {"content": "${'x'.repeat(64 * 1024)}"}}`;
const takeWork = () => Promise.resolve({ status: 200, text: '{"ok":true}' });

it.each([
  ['"op": "validate"', '{"line":3,"ok":true,"result":{"ok":true}}'],
  ['"op": "validate", "id": "a\\"b"', '{"line":3,"id":"a\\"b","ok":true,"result":{"ok":true}}'],
  ['"op": "validate", "id": 9007199254740991', '{"line":3,"id":9007199254740991,"ok":true,"result":{"ok":true}}'],
  ['"op": "validate", "id": 9007199254740993', '{"line":3,"id":9007199254740993,"ok":true,"result":{"ok":true}}'],
  ['"op": "validate", "id": 1.50', '{"line":3,"id":1.50,"ok":true,"result":{"ok":true}}'],
  ['"op": "validate", "id": 1e400', '{"line":3,"id":1e400,"ok":true,"result":{"ok":true}}'],
  [
    `"op": "validate", "id": "${'i'.repeat(LONGEST_ID)}"`,
    `{"line":3,"id":"${'i'.repeat(LONGEST_ID)}","ok":true,"result":{"ok":true}}`,
  ],
])('a large record {%s} is answered with its name', async (head, answer) => {
  expect(await answerElsewhere(large(head), 3, takeWork)).toBe(answer);
});

it.each([
  '"op": "validate", "id": null',
  '"op": "validate", "id": 1.5, "a": 1, "a": 2',
  `"op": "validate", "id": 0.${'1'.repeat(LONGEST_ID)}`,
  `"op": "validate", "id": "${'i'.repeat(LONGEST_ID + 1)}"`,
  '"op": "keygen"',
  '"id": 1',
])('a record that only the engine’s reader reads correctly is left to it: {%s}', (head) => {
  expect(answerElsewhere(large(head), 3, takeWork)).toBeUndefined();
});

it('a small record, and a line that is no record, is answered here', () => {
  expect(answerElsewhere('{"op": "validate", "data": {}}', 3, takeWork)).toBeUndefined();
  expect(answerElsewhere(`"${'x'.repeat(70_000)}"`, 3, takeWork)).toBeUndefined();
  expect(answerElsewhere(`{${'x'.repeat(70_000)}`, 3, takeWork)).toBeUndefined();
});

it('of one operation for all, a document is the whole line, and members called op and id are its own', async () => {
  const asked: [string, string][] = [];
  const document = large('"op": "sign", "id": 1.5');
  const take: TakeWork = (operation, body) => {
    asked.push([operation, new TextDecoder().decode(body.bytes)]);
    return takeWork();
  };
  const answer = answerElsewhere(document, 3, take, { operation: 'build' });
  expect(await answer).toBe('{"line":3,"ok":true,"result":{"ok":true}}');
  await answerElsewhere(document, 3, take, { operation: 'export', shared: { format: 'u"bl', brief: true } });
  expect(asked).toEqual([
    ['build', `{"data":${document}}`],
    ['export', `{"format":"u\\"bl","brief":true,"data":${document}}`],
  ]);
});

const record = large('"op": "validate", "id": 7');

it('a record that no worker takes is answered here', () => {
  expect(answerElsewhere(record, 3, () => undefined)).toBeUndefined();
});

it('bytes, a refusal and a failure stand on the line of their record', async () => {
  const bytes = new TextEncoder().encode('{"ok":true}\n');
  const ends = [
    () => Promise.resolve({ status: 200, bytes }),
    () => Promise.resolve({ status: 422, text: '{"code":422}' }),
    () => Promise.reject(new Error('secret')),
  ];
  const answers = await Promise.all(ends.map((end) => answerElsewhere(record, 3, end)));
  expect(answers.slice(0, 2)).toEqual([
    '{"line":3,"id":7,"ok":true,"result":{"ok":true}}',
    '{"line":3,"id":7,"ok":false,"error":{"code":422}}',
  ]);
  expect(JSON.parse(answers[2] ?? '')).toMatchObject({ line: 3, id: 7, ok: false, error: { code: 500 } });
  expect(answers[2]).not.toContain('secret');
});

it('a record of 64 KiB goes elsewhere, one of a character less does not', () => {
  const head = '{"op": "validate", "data": "';
  const exact = (length: number) => `${head}${'x'.repeat(length - head.length - 2)}"}`;
  expect(answerElsewhere(exact(64 * 1024), 3, takeWork)).toBeDefined();
  expect(answerElsewhere(exact(64 * 1024 - 1), 3, takeWork)).toBeUndefined();
});

it.each<[string, string, boolean]>([
  ['a page to draw', '{"op": "render", "format": "html", "data": {}}', true],
  ['an operation in disguise', '{"op": "\\u0072ender", "format": "html", "data": {}}', true],
  ['a PDF to draw', '{"op": "export", "format": "factur-x", "data": {}}', true],
  ['a file to unpack', '{"op": "validate", "encoding": "base64", "data": "JVBERi0"}', true],
  ['XML to write', '{"op": "export", "format": "ubl", "data": {}}', false],
  ['words that only look so', '{"op": "build", "data": {"note": "render base64"}}', false],
])('a small record goes elsewhere if it may expand: %s', (_, text, goes) => {
  expect(answerElsewhere(text, 3, takeWork) !== undefined).toBe(goes);
});

it('so does a document or a file of one operation for all', () => {
  expect(answerElsewhere('{}', 3, takeWork, { operation: 'render', shared: { format: 'pdf' } })).toBeDefined();
  expect(answerElsewhere('"<Invoice/>"', 3, takeWork, { operation: 'render' })).toBeDefined();
  expect(answerElsewhere('{}', 3, takeWork, { operation: 'export', shared: { format: 'ubl' } })).toBeUndefined();
  expect(answerElsewhere('7', 3, takeWork, { operation: 'render' })).toBeUndefined();
});

it('`brief` is passed on as in a single request', async () => {
  const told: unknown[] = [];
  const take: TakeWork = (_operation, _body, query) => {
    told.push(query);
    return takeWork();
  };
  const record = (brief: string) => large(`"op": "import", "brief": ${brief}`);
  await answerElsewhere(record('true'), 3, take);
  await answerElsewhere(record('false'), 3, take);
  await answerElsewhere(large('"op": "import"'), 3, take, { operation: 'import', shared: { brief: true } });
  expect(told).toEqual([{ warnings: true, brief: true }, { warnings: true }, { warnings: true, brief: true }]);
  expect(answerElsewhere(record('1'), 3, take)).toBeUndefined();
  // A single render request ignores the member, and so does a record.
  expect(answerElsewhere('{"op": "render", "brief": 1, "data": {}}', 3, take)).toBeDefined();
});

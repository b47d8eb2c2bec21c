import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { answerReference } from '../../app/workers/answer-reference.ts';
import { answerRequest } from '../../app/workers/answer-request.ts';
import type { OperationContext } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/index.ts';
import { createApplication } from '../../server/application.ts';

// The engine in a browser's worker and the service give the same answers, to the letter.

const context: OperationContext = {
  now: () => new Date('2026-05-04T09:00:00Z'),
  newId: () => '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b',
};
const service = createApplication({ engine: createStandardEngine(), context });
const here = createStandardEngine();

const invoice = readFileSync('examples/es/invoice.json', 'utf8');
const broken = readFileSync('examples/broken/invoice-es.json', 'utf8');
let built = '';
beforeAll(async () => {
  built = (await answerRequest('build', `{"data":${invoice},"envelop":true}`, here, context)).text;
});

test.each<[string, string, () => string]>([
  ['a sound document', 'build', () => `{"data":${invoice}}`],
  ['a faulty document', 'build', () => `{"data":${broken}}`],
  ['a template', 'build', () => `{"data":{"$schema":"https://gobl.org/draft-0/bill/invoice"},"template":${invoice}}`],
  ['an unknown type', 'build', () => '{"data":{"a":1},"type":"bill/nothing"}'],
  ['no document', 'build', () => '{"data":null}'],
  ['a member said twice', 'build', () => '{"data":{"a":1,"a":2}}'],
  ['text that ends early', 'build', () => '{"data":{"a":'],
  ['a list for a request', 'build', () => '[]'],
  ['nothing for a request', 'verify', () => ''],
  ['a request without its members', 'verify', () => '{}'],
  ['members of other types', 'build', () => '{"data":{},"type":7,"envelop":"yes","template":[]}'],
  ['a member of another type', 'correct', () => `{"data":${built},"schema":"yes"}`],
  ['a format without its members', 'export', () => '{"data":{}}'],
  ['a built document', 'validate', () => `{"data":${built}}`],
  ['a document that is not built', 'validate', () => `{"data":${invoice}}`],
  ['a report', 'inspect', () => `{"data":${broken},"include":["changes","trace"]}`],
  ['the options of a correction', 'correct', () => `{"data":${built},"schema":true}`],
  ['a correction', 'correct', () => `{"data":${built},"options":{"type":"credit-note"}}`],
  ['a correction that cannot be', 'correct', () => `{"data":${built},"options":{"type":"nothing"}}`],
  ['a copy', 'replicate', () => `{"data":${built}}`],
  ['a signature without a key', 'sign', () => `{"data":${invoice}}`],
  ['a check without signatures', 'verify', () => `{"data":${built},"publickey":{"kty":"EC"}}`],
])('%s: %s', async (_, operation, body) => {
  const request = new Request(`http://x.test/v0/${operation}`, {
    method: 'POST',
    body: body(),
    headers: { 'Content-Type': 'application/json' },
  });
  const expected = await service.fetch(request);
  const answer = await answerRequest(operation, body(), here, context);
  expect({ status: answer.status, body: JSON.parse(answer.text) as unknown }).toEqual({
    status: expected.status,
    body: await expected.json(),
  });
});

test.each([
  'schemas',
  'schemas/bill/invoice',
  'schemas/bill/invoice.json?bundle=true',
  'schemas/bill/nothing',
  'regimes',
  'regimes/mx',
  'regimes/XX',
  'regimes/%F0%9F%8D%95',
  'addons',
  'addons/es-verifactu-v1',
  'addons/__proto__',
  'rules',
  'rules/gobl-bill-invoice-05',
  'formats',
  'nothing/of/the/kind',
])('definitions: %s', async (address) => {
  const expected = await service.fetch(new Request(`http://x.test/v0/${address}`));
  const answer = await answerReference(address, here, context);
  const { message, ...body } = JSON.parse(answer.text) as { message?: string };
  const { message: words, ...rest } = (await expected.json()) as { message?: string };
  expect({ status: answer.status, body }).toEqual({ status: expected.status, body: rest });
  if (!address.startsWith('nothing')) expect(message).toBe(words);
});

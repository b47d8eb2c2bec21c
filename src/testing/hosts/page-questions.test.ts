import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { answerRequest } from '../../app/workers/answer-request.ts';
import type { OperationContext } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/index.ts';

// Questions that the workbench asks only its own engine, never a service.

const context: OperationContext = {
  now: () => new Date('2026-05-04T09:00:00Z'),
  newId: () => '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b',
};
const engine = createStandardEngine();

async function ask(operation: string, question: object): Promise<unknown> {
  const { status, text } = await answerRequest(operation, JSON.stringify(question), engine, context);
  return { status, body: JSON.parse(text) as unknown };
}

async function signed() {
  const data = JSON.parse(readFileSync('examples/es/invoice.json', 'utf8')) as object;
  const { body: pair } = (await ask('keygen', {})) as { body: { private: object; public: object } };
  const { body: envelope } = (await ask('sign', { data, privatekey: pair.private })) as { body: object };
  return { envelope, publickey: pair.public };
}

it('tells what each signature is worth', async () => {
  const { envelope, publickey } = await signed();
  // Every key in these tests has the same id.
  const { publickey: other } = await signed();
  const verdict = (expected: string) => ({ status: 200, body: [expect.objectContaining({ verdict: expected })] });
  expect(await ask('examineSignatures', { data: envelope, publickey })).toEqual(verdict('sound'));
  expect(await ask('examineSignatures', { data: envelope, publickey: other })).toEqual(verdict('forged'));
  expect(await ask('examineSignatures', { data: envelope })).toEqual(verdict('unchecked'));
});

it('refuses to look for signatures where none can be', async () => {
  expect(await ask('examineSignatures', { data: 'text' })).toMatchObject({ status: 400, body: { key: 'input' } });
});

it.each([
  ['ES', { countries: ['ES'], format: expect.any(String), example: expect.any(String) }],
  ['EL', { countries: ['EL', 'GR'] }],
  ['XX', null],
  ['toString', null],
])('tells how %s writes its tax numbers', async (country, form) => {
  const answer = await ask('taxNumberForm', { country });
  expect(answer).toEqual({ status: 200, body: form === null ? null : expect.objectContaining(form) });
});

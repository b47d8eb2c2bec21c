// @vitest-environment jsdom

import '../testing/screen.ts';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { useWorkbench } from '../state/workbench-store.ts';
import { serveTests, service } from '../testing/service.ts';
import * as operations from './operations.ts';

const key = { kty: 'EC', crv: 'P-256', x: 'X', y: 'Y', d: 'D' };
const wish = { format: 'ubl', profile: 'en16931', allowLoss: true };
const here = new AbortController().signal;

serveTests();

// Test files share the store, and another one may have chosen the engine in the browser.
beforeEach(() => {
  useWorkbench.setState(useWorkbench.getInitialState(), true);
});

/** Answers one operation and records the request text. */
function hear(operation: string, answer: object): string[] {
  const heard: string[] = [];
  service.use(
    http.post(`*/v0/${operation}`, async ({ request }) => {
      heard.push(await request.text());
      return HttpResponse.json(answer);
    }),
  );
  return heard;
}

const document = { $schema: 'https://gobl.org/draft-0/envelope' };
const text = '{ "price": 10.50, "big": 12345678901234567890 }';

describe('what is asked about a text', () => {
  it.each([
    ['validate', { ok: true }, () => operations.validateText(text, here), {}],
    ['replicate', document, () => operations.replicateText(text, here), {}],
    ['build', document, () => operations.envelopText(text, here), { envelop: true }],
    ['sign', document, () => operations.signText(text, key, here), { privatekey: key }],
    ['verify', { ok: true }, () => operations.verifyText(text, key, here), { publickey: key }],
    ['correct', { type: 'object' }, () => operations.correctionOptions(text, here), { schema: true }],
    ['correct', document, () => operations.correctText(text, { credit: true }, here), { options: { credit: true } }],
  ] as const)('%s goes out with every digit as it was written', async (operation, answer, ask, rest) => {
    const heard = hear(operation, answer);
    expect(await ask()).toEqual(answer);
    expect(heard[0]).toContain('10.50');
    expect(heard[0]).toContain('12345678901234567890');
    const { data, ...others } = JSON.parse(heard[0] ?? '') as { data: unknown };
    expect(data).toBeDefined();
    expect(others).toEqual(rest);
  });

  it.each([
    ['validate', () => operations.validateText('{ "a": ', here)],
    ['replicate', () => operations.replicateText('{ "a": ', here)],
    ['build', () => operations.envelopText('{ "a": ', here)],
    ['sign', () => operations.signText('{ "a": ', key, here)],
    ['verify', () => operations.verifyText('{ "a": ', key, here)],
    ['correct', () => operations.correctionOptions('{ "a": ', here)],
  ])('%s is not asked about a text that is no JSON', async (operation, ask) => {
    const heard = hear(operation, {});
    await expect(ask()).rejects.toBeInstanceOf(operations.NotJsonError);
    expect(heard).toEqual([]);
  });

  it.each([
    ['validate', (signal: AbortSignal) => operations.validateText(text, signal)],
    ['replicate', (signal: AbortSignal) => operations.replicateText(text, signal)],
    ['build', (signal: AbortSignal) => operations.envelopText(text, signal)],
    ['sign', (signal: AbortSignal) => operations.signText(text, key, signal)],
    ['verify', (signal: AbortSignal) => operations.verifyText(text, key, signal)],
    ['correct', (signal: AbortSignal) => operations.correctionOptions(text, signal)],
    ['correct', (signal: AbortSignal) => operations.correctText(text, {}, signal)],
    ['export', (signal: AbortSignal) => operations.exportText(text, wish, signal)],
  ] as const)('%s is cancelled when nobody waits any more', async (operation, ask) => {
    hear(operation, {});
    await expect(ask(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('a correction that gives no document is a failure', async () => {
    hear('correct', ['no document']);
    await expect(operations.correctText(text, {}, here)).rejects.toThrow('no document');
  });

  it('a document that takes no correction has no options', async () => {
    hear('correct', true as unknown as object);
    await expect(operations.correctionOptions(text, here).catch((error: unknown) => error)).resolves.not.toEqual({});
  });
});

import { routes } from '../api/routes.ts';
import { describe, expect, it, vi } from 'vitest';
import { publicKey, signed } from '../api/examples/documents.ts';
import { linesExamples, textOfLines } from '../api/examples/bulk.ts';
import { refusalExamples } from '../api/examples/refusals.ts';
import { requestExamples } from '../api/examples/requests.ts';
import { BulkAnswer } from '../api/schemas/bulk.ts';
import { fits } from '../api/typed-schema/check.ts';
import type { JsonObject } from '../engine/index.ts';
import { createStandardEngine } from '../engine/standard.ts';
import { systemContext } from '../platform/system-context.ts';
import { fontFiles } from '../formats/testing/font-files.ts';
import { createApplication } from './application.ts';

const application = createApplication({ engine: createStandardEngine(), context: systemContext, fonts: fontFiles });

async function send(path: string, body?: object): Promise<{ readonly status: number; readonly answer: JsonObject }> {
  const init = body
    ? { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
    : {};
  const response = await application.fetch(new Request(`http://localhost/v0${path}`, init));
  return { status: response.status, answer: (await response.json()) as JsonObject };
}

describe('a published request is answered as it says', () => {
  const all = Object.entries(requestExamples).flatMap(([id, examples]) =>
    Object.entries(examples).map(([name, example]) => [id, name, example] as const),
  );
  it.each(all)('the example of %s is answered as published: %s', async (id, _, { status, value }) => {
    const route = routes.find(({ operationId }) => operationId === id);
    expect(await send(route?.path ?? id, value)).toMatchObject({ status });
  });
});

describe('published lines are answered as they say', () => {
  it.each(Object.entries(linesExamples.bulk))(
    'the example of bulk is answered as published: %s',
    async (_, example) => {
      const url = `http://localhost/v0/bulk?${String(new URLSearchParams(example.query))}`;
      const response = await application.fetch(
        new Request(url, {
          method: 'POST',
          body: textOfLines(example),
          headers: { 'Content-Type': 'application/x-ndjson' },
        }),
      );
      expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/x-ndjson']);
      const answers = (await response.text())
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as { readonly ok: boolean });
      expect(answers.map(({ ok }) => ok)).toEqual(example.succeed);
      for (const answer of answers) expect(fits(BulkAnswer, answer)).toBe(true);
    },
  );
});

/** The message with a changed text and a new digest, under the old signature. */
async function exchanged(): Promise<JsonObject> {
  const { answer } = await send('/build', {
    data: { ...(signed['doc'] as JsonObject), title: 'Return' },
    envelop: true,
  });
  const { uuid } = signed['head'] as JsonObject;
  return { ...answer, head: { ...(answer['head'] as JsonObject), uuid }, sigs: signed['sigs'] } as JsonObject;
}

describe('a published refusal is what the service says', () => {
  const envelope = { $schema: 'https://gobl.org/draft-0/envelope' };
  const requests: Readonly<Record<string, () => ReturnType<typeof send>>> = {
    'input-400': () => send('/build', {}),
    'not-found-404': () => send('/regimes/XX'),
    'unknown-schema-422': () => send('/build', { data: { lines: [] } }),
    'no-document-422': () => send('/build', { data: envelope }),
    'calculation-422': () => send('/build', requestExamples.build['calculation']?.value),
    'validation-422': () => send('/build', requestExamples.build['validation']?.value),
    'signature-422': () => send('/verify', requestExamples.verify['unsigned']?.value),
    'marshal-422': () => send('/replicate', { data: envelope }),
    'digest-422': async () => send('/verify', { data: await exchanged(), publickey: publicKey }),
  };
  // Statuses that need a slow or broken network have separate tests: the body's limits, failures, an upstream.
  const elsewhere = ['input-408', 'input-413', 'input-415', 'internal-500', 'upstream-502', 'busy-503', 'upstream-504'];

  it('is tried for each, save for what cannot be had here', () => {
    const names = refusalExamples.map(({ value: { key, code } }) => `${key}-${code}`);
    expect([...Object.keys(requests), ...elsewhere].sort()).toEqual(names.sort());
  });

  it.each(Object.entries(requests))('%s', async (name, ask) => {
    const example = refusalExamples.find(({ value: { key, code } }) => `${key}-${code}` === name);
    const { status, answer } = await ask();
    expect(answer).toEqual(example?.value);
    expect(answer['code']).toBe(status);
  });
});

it('the service states its own limits in its description, which it encodes once', async () => {
  const own = createApplication({
    engine: createStandardEngine(),
    context: systemContext,
    limits: { maxBytes: 5_000 },
    mcp: () => Promise.resolve(new Response()),
  });
  const encode = vi.spyOn(JSON, 'stringify');
  const response = await own.fetch(new Request('http://localhost/v0/openapi.json'));
  const text = await response.text();
  const encoded = encode.mock.results.filter(({ value }) => String(value).length >= text.trimEnd().length);
  encode.mockRestore();
  expect(encoded).toHaveLength(1);
  const document = JSON.parse(text) as JsonObject;
  expect(document['x-limits']).toEqual({
    maxBytes: 5_000,
    maxFileBytes: 67_108_864,
    maxDepth: 200,
    bodyTimeout: 30_000,
  });
  expect(document).toHaveProperty('paths./build.post.x-mcp-tool.name', 'build');
});

import { describe, expect, it } from 'vitest';
import type { RouteDefinition } from '../api/define-route.ts';
import { routes, type OperationId } from '../api/routes.ts';
import { createStandardEngine } from '../engine/standard.ts';
import { systemContext } from '../platform/system-context.ts';
import { brokenExamples, examples, type Example } from '../testing/examples/examples.ts';
import { createPromiseCheck } from '../testing/promise-check.ts';
import { createApplication } from './application.ts';

const engine = createStandardEngine();
const application = createApplication({ engine, context: systemContext });
const check = createPromiseCheck();
const routeOf = (id: OperationId) => (routes as readonly RouteDefinition[]).find((route) => route.operationId === id)!;

/** Sends a request and compares the answer with the OpenAPI document. */
async function send(id: OperationId, path: string, body?: string) {
  const route = routeOf(id);
  const init = body === undefined ? {} : { method: 'POST', body, headers: { 'Content-Type': 'application/json' } };
  const response = await application.fetch(new Request(`http://localhost/v0${path}`, init));
  const answer = (await response.json()) as Record<string, unknown>;
  expect(check(route, response.status, answer), `${id} ${path} ${response.status}`).toEqual([]);
  return { status: response.status, answer };
}

const everything = [...examples(), ...brokenExamples()];
const request = ({ text }: Pick<Example, 'text'>, more = '') => `{"data":${text}${more}}`;

describe('the standard engine keeps what the description promises', () => {
  it.each(everything.map((example) => [example.path, example] as const))('with %s', async (path, example) => {
    const built = await send('build', '/build', request(example));
    expect(built.status === 200).toBe(!path.startsWith('broken/'));
    await send('build', '/build', request(example, ',"envelop":true'));
    await send('validate', '/validate', request(example));
    const report = await send('inspect', '/inspect', request(example, ',"include":["changes","trace","rules"]'));
    expect(report.status).toBe(200);
    const text = JSON.stringify(built.answer);
    await send('replicate', '/replicate', request({ text }));
    await send('correct', '/correct', request({ text }, ',"schema":true'));
    await send('correct', '/correct', request({ text }, ',"options":{"type":"credit-note"}'));
  });

  it('signs, verifies and refuses as described', async () => {
    const { text } = examples()[0] as Example;
    const { private: key, public: publickey } = (await send('keygen', '/keygen', '')).answer;
    const signed = await send('sign', '/sign', request({ text }, `,"privatekey":${JSON.stringify(key)}`));
    expect(signed.status).toBe(200);
    const envelope = JSON.stringify(signed.answer);
    const verify = (data: string, jwk: unknown) =>
      send('verify', '/verify', `{"data":${data},"publickey":${JSON.stringify(jwk)}}`);
    expect((await verify(envelope, publickey)).status).toBe(200);
    expect((await verify(envelope.replace('"2026-', '"2025-'), publickey)).status).toBe(422);
    expect((await verify(text, publickey)).status).toBe(422);
    expect((await send('sign', '/sign', request({ text }))).status).toBe(400);
    expect((await send('verify', '/verify', `{"data":${envelope}}`)).status).toBe(400);
  });

  const catalogue = engine.catalogue;
  const paths: readonly (readonly [OperationId, readonly string[]])[] = [
    ['listSchemas', ['/schemas']],
    ['getSchema', catalogue.schemas().map((id) => id.replace('https://gobl.org/draft-0', '/schemas'))],
    ['listRegimes', ['/regimes']],
    ['getRegime', catalogue.regimes().map(({ country }) => `/regimes/${country}`)],
    ['listAddons', ['/addons']],
    ['getAddon', catalogue.addons().map(({ key }) => `/addons/${key}`)],
    ['listRules', ['/rules']],
    ['getRule', Array.from(new Set(catalogue.rules().map(({ code }) => `/rules/${code}`)))],
    ['getVersion', ['/']],
    ['getOpenapi', ['/openapi.json']],
  ];
  it.each(paths)('%s gives everything that is listed', async (id, all) => {
    for (const path of all) {
      expect((await send(id, path)).status).toBe(200);
      if (id === 'getSchema') expect((await send(id, `${path}?bundle`)).status).toBe(200);
    }
  });

  const bodies = [
    ...['', 'null', '[]', '5', '{}', '{"data":null}', '{"data":5}', '{"data":[]}', '{"data":"x"}', '{"data":{}}'],
    ...['{"data":{},"data":{}}', '{"data":{"$schema":5}}', '{"data":{"$schema":"https://gobl.org/draft-0/nothing"}}'],
    ...[
      '{"data":{"$schema":"https://gobl.org/draft-0/envelope"}}',
      '{"data":{},"type":"nothing"}',
      '{"data":{},"type":5}',
    ],
    ...['{"data":{"$schema":"https://gobl.org/draft-0/bill/invoice","lines":5}}', `{"data":${'['.repeat(500)}`],
    ...['{"data":{"$schema":"https://gobl.org/draft-0/schema/object"}}', '\u0000', '{"data":{"__proto__":{}}}'],
  ];
  it.each(['build', 'validate', 'inspect', 'correct', 'replicate', 'sign', 'verify'] as const)(
    '%s with what is no request or no document',
    async (id) => {
      for (const body of bodies) {
        const { status } = await send(id, `/${id}`, body);
        expect([200, 400, 422], body).toContain(status);
      }
    },
  );
});

import { describe, expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/index.ts';
import { createApplication } from '../../server/application.ts';
import { goldenContext } from '../examples/examples.ts';

const application = createApplication({ engine: createStandardEngine(), context: goldenContext });
const SCHEMA = 'https://gobl.org/draft-0';
const MESSAGE = `{"$schema":"${SCHEMA}/note/message","content":"x"}`;
const DOCUMENT = `{"$schema":"${SCHEMA}/bill/invoice","currency":"EUR","supplier":{"name":"x"},"lines":[{"quantity":"1","item":{"name":"x","price":"1"}}]}`;

async function answer(operation: string, body: string) {
  const request = new Request(`http://localhost/v0/${operation}`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
  });
  const response = await application.fetch(request);
  return { status: response.status, body: (await response.json()) as { key?: string; message?: string } };
}

const OPERATIONS = ['build', 'validate', 'inspect', 'correct', 'replicate', 'sign', 'verify'] as const;

describe('requests that services of the format have died of are refused', () => {
  it.each([
    ['a signature without a key', 'sign', `{"data":${MESSAGE}}`, 'input'],
    ['a check without a key', 'verify', `{"data":{"$schema":"${SCHEMA}/envelope","head":{}}}`, 'validation'],
    [
      'an envelope without a digest',
      'validate',
      `{"data":{"$schema":"${SCHEMA}/envelope","head":{},"doc":${MESSAGE}}}`,
      'validation',
    ],
    [
      'an envelope without a header',
      'validate',
      `{"data":{"$schema":"${SCHEMA}/envelope","doc":${MESSAGE}}}`,
      'validation',
    ],
    ['the schema wrapper as a document', 'build', `{"data":{"$schema":"${SCHEMA}/schema/object"}}`, 'input'],
    [
      'the schema wrapper in an envelope',
      'build',
      `{"data":{"$schema":"${SCHEMA}/envelope","doc":{"$schema":"${SCHEMA}/schema/object"}}}`,
      undefined,
    ],
    ['deep lists', 'build', `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'input'],
    ['deep objects', 'build', `{"data":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`, 'input'],
    [
      'envelopes in envelopes',
      'build',
      `{"data":${`{"$schema":"${SCHEMA}/envelope","doc":`.repeat(150)}${MESSAGE}${'}'.repeat(150)}}`,
      undefined,
    ],
    [
      'an item in a currency without a rate',
      'build',
      `{"data":${DOCUMENT.replace('"price"', '"currency":"XXX","price"')}}`,
      undefined,
    ],
    [
      'an item in no currency',
      'build',
      `{"data":${DOCUMENT.replace('"price"', '"currency":"constructor","price"')}}`,
      undefined,
    ],
  ])('%s', async (_, operation, body, key) => {
    const response = await answer(operation, body);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(response.body.message).toBeTruthy();
    if (key !== undefined) expect(response.body.key).toBe(key);
  });
});

describe.each(OPERATIONS)('%s answers below 500', (operation) => {
  it.each([
    ['', '{}', '[]', 'null', '1', '"x"', '{"data":', '{"data":null}', '{"data":[]}', '{"data":"x"}', '{"data":1e400}'],
    [
      '{"__proto__":{"data":{}}}',
      '{"constructor":{}}',
      '{"data":{"__proto__":null}}',
      '{"data":{"$schema":"constructor"}}',
    ],
    [
      '{"data":{"$schema":"__proto__"}}',
      `{"data":{"$schema":"${SCHEMA}/"}}`,
      `{"data":{"$schema":"${SCHEMA}/constructor"}}`,
    ],
    [
      `{"data":${MESSAGE},"type":"constructor"}`,
      `{"data":{},"type":"${'a.'.repeat(20_000)}"}`,
      `{"data":{},"type":"$"}`,
    ],
    [
      `{"data":${MESSAGE},"template":[]}`,
      `{"data":${MESSAGE},"template":{"__proto__":{"x":1}}}`,
      `{"data":{},"template":${MESSAGE}}`,
    ],
    [`{"data":${MESSAGE},"options":{"type":"constructor"}}`, `{"data":${DOCUMENT},"options":{"type":"__proto__"}}`],
    [
      `{"data":${MESSAGE},"privatekey":{},"publickey":{}}`,
      `{"data":${MESSAGE},"privatekey":{"kty":"EC"},"publickey":"x"}`,
    ],
    [`{"data":{"$schema":"${SCHEMA}/envelope","doc":{},"sigs":["a.b.c",{},null,"..","${'a'.repeat(9_000)}"]}}`],
    [`{"data":{"$schema":"${SCHEMA}/envelope","head":[],"doc":[]}}`, `{"data":{"$schema":"${SCHEMA}/envelope"}}`],
    [`{"data":{"$schema":"${SCHEMA}/cbc/definition","key":"a","pattern":"(a+)+$(?=x)\\\\1"}}`],
    [`{"data":{"$schema":"${SCHEMA}/cbc/definition","key":"a","pattern":"${'('.repeat(50_000)}"}}`],
    [`{"data":{"$schema":"${SCHEMA}/cbc/definition","key":"a","pattern":"${'(a{1000}){1000}'.repeat(1_000)}"}}`],
    [`{"data":{"$schema":"${SCHEMA}/cbc/definition","key":"a","pattern":"${'{1'.repeat(50_000)}"}}`],
    ...['$regime', '$addons', '$tags', 'currency', 'type', 'tax', 'ordering', 'complements'].map((name) =>
      ['"constructor"', '["__proto__"]', '{"ext":{"constructor":"toString"}}', '[{"$schema":"constructor"}]'].map(
        (value) => `{"data":${DOCUMENT.slice(0, -1)},"${name}":${value}}}`,
      ),
    ),
    [
      '"cat":"constructor"',
      '"cat":"VAT","rate":"constructor"',
      '"cat":"VAT","key":"__proto__"',
      '"cat":"VAT","country":"toString"',
    ].map((tax) => `{"data":${DOCUMENT.replace('"item"', `"taxes":[{${tax}}],"item"`)}}`),
  ])('to requests like %s', async (...bodies) => {
    for (const body of bodies) expect((await answer(operation, body)).status).toBeLessThan(500);
  });
});

describe('names of every object are no addresses', () => {
  const names = ['__proto__', 'constructor', 'toString', '%00', '%', '..%2f..%2f', 'a'.repeat(5_000)];
  it.each(['schemas', 'regimes', 'addons', 'rules'])('below %s', async (folder) => {
    for (const name of names) {
      const response = await application.fetch(new Request(`http://localhost/v0/${folder}/${name}`));
      expect([400, 404]).toContain(response.status);
    }
  });
});

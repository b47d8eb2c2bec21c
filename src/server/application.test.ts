import { describe, expect, it, vi } from 'vitest';
import { stillContext, transportEngine } from '../testing/server-transport.ts';
import { createApplication, type ApplicationOptions } from './application.ts';
import type { LogEntry } from './log.ts';
import type { BeginSpan } from './request-span.ts';

const log: LogEntry[] = [];
const application = createApplication({
  engine: transportEngine,
  context: stillContext,
  limits: { maxBytes: 1000, maxDepth: 5, bodyTimeout: 50 },
  log: (entry) => log.push(entry),
});

function call(method: string, path: string, body?: RequestInit['body'], headers: Record<string, string> = {}) {
  const init = {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body, duplex: 'half' }),
  };
  return application.fetch(new Request(`http://localhost${path}`, init));
}

async function refusal(response: Response): Promise<{ code: number; key: string; message: string; faults?: unknown }> {
  return (await response.json()) as Awaited<ReturnType<typeof refusal>>;
}

it.each([
  ['build', 'text/plain;charset=UTF-8'],
  ['build', 'application/x-www-form-urlencoded'],
  ['import', 'multipart/form-data; boundary=x'],
  ['sign', undefined],
  ['bulk', 'text/plain'],
  ['bulk', undefined],
])('what a page of another origin may send without asking is refused by %s: %s', async (path, type) => {
  const page = { Origin: 'https://elsewhere.example' };
  const headers = type === undefined ? page : { ...page, 'Content-Type': type };
  const body = new TextEncoder().encode('{"data":{"content":"x"}}');
  const response = await application.fetch(
    new Request(`http://localhost/v0/${path}`, { method: 'POST', body, headers }),
  );
  expect([response.status, ((await response.json()) as { key: string }).key]).toEqual([415, 'input']);
  expect(response.headers.get('Accept')).toContain('application/json');
});

describe('every response', () => {
  it.each([
    ['GET', '/v0/regimes'],
    ['GET', '/v0/nope'],
    ['GET', '/elsewhere'],
    ['PUT', '/v0/build'],
    ['GET', '/v0'],
    ['POST', '/v0/build'],
  ])('to %s %s may be read by any origin and by nothing else', async (method, path) => {
    const { headers } = await call(method, path);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('Server-Timing')).toMatch(/^total;dur=\d+\.\d{4}$/);
  });

  it.each(['/v0/build', '/v0/nope', '/elsewhere'])('to OPTIONS %s is an empty 204 with CORS headers', async (path) => {
    const response = await call('OPTIONS', path);
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
    expect(await response.text()).toBe('');
  });
});

describe('addresses', () => {
  it.each([
    ['GET', '/v0/nope', 404, 'not-found'],
    ['POST', '/v0/nope', 404, 'not-found'],
    ['GET', '/v0/build/', 404, 'not-found'],
    ['GET', '/elsewhere', 404, 'not-found'],
    ['PUT', '/v0/build', 405, 'input'],
    ['GET', '/v0/build', 405, 'input'],
    ['DELETE', '/v0/schemas/note/message', 405, 'input'],
    ['POST', '/v0/', 405, 'input'],
    ['GET', '/v0/schemas/', 400, 'input'],
    ['GET', '/v0/regimes/', 400, 'input'],
    ['GET', '/v0/addons/', 400, 'input'],
    ['GET', '/v0/schemas/bill', 404, 'not-found'],
    ['GET', '/v0/schemas/..%2fregimes%2fes', 404, 'not-found'],
    ['GET', '/v0/schemas/%zz', 404, 'not-found'],
    ['GET', '/v0/regimes/es.json', 404, 'not-found'],
    ['GET', '/v0/addons/ES-VERIFACTU-V1', 404, 'not-found'],
  ])('%s %s is refused with %i %s', async (method, path, status, key) => {
    const response = await call(method, path);
    expect(response.status).toBe(status);
    expect(await refusal(response)).toMatchObject({ code: status, key, message: expect.any(String) as string });
  });

  it.each([
    ['/v0/build', 'POST, OPTIONS'],
    ['/v0/regimes', 'GET, HEAD, OPTIONS'],
  ])('a wrong method on %s names the right ones', async (path, allow) => {
    expect((await call('PATCH', path)).headers.get('Allow')).toBe(allow);
  });

  it.each([
    '/v0/',
    '/v0/schemas',
    '/v0/schemas/note/message',
    '/v0/schemas/note/message.json',
    '/v0/schemas/note%2Fmessage?bundle',
    '/v0/regimes/es',
    '/v0/addons/es-verifactu-v1.json',
    '/v0/openapi.json',
  ])('GET %s is found', async (path) => {
    const response = await call('GET', path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/json');
  });

  it('the version without its slash leads to the one with it', async () => {
    const response = await call('GET', '/v0');
    expect([response.status, response.headers.get('Location')]).toEqual([307, '/v0/']);
  });

  it('a bundle is asked for by the mere presence of the parameter', async () => {
    for (const query of ['?bundle', '?bundle=', '?bundle=false', '?bundle=1']) {
      expect(await (await call('GET', `/v0/schemas/note/message${query}`)).json()).toHaveProperty('$defs');
    }
  });

  it('HEAD answers as GET does, without the body', async () => {
    const [head, get] = await Promise.all([call('HEAD', '/v0/regimes'), call('GET', '/v0/regimes')]);
    expect([head.status, head.headers.get('ETag'), await head.text()]).toEqual([200, get.headers.get('ETag'), '']);
  });
});

describe('entity tags', () => {
  it('differ by content and name the engine', async () => {
    const tags = await Promise.all(
      ['/v0/regimes', '/v0/addons', '/v0/schemas/note/message', '/v0/schemas/note/message?bundle'].map(
        async (path) => (await call('GET', path)).headers.get('ETag') ?? '',
      ),
    );
    expect(new Set(tags).size).toBe(4);
    for (const tag of tags) expect(tag).toMatch(/^"9\.9\.9-[0-9a-f]{16}"$/);
  });

  it('spare the body when the client has it, also after a proxy weakened them', async () => {
    const tag = (await call('GET', '/v0/regimes')).headers.get('ETag') ?? '';
    for (const value of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const response = await call('GET', '/v0/regimes', undefined, { 'If-None-Match': value });
      expect([response.status, await response.text(), response.headers.get('ETag')]).toEqual([304, '', tag]);
    }
    expect((await call('GET', '/v0/regimes', undefined, { 'If-None-Match': '"x"' })).status).toBe(200);
  });

  it('are given for a day, and never to refusals', async () => {
    expect((await call('GET', '/v0/regimes')).headers.get('Cache-Control')).toBe('public, max-age=86400');
    const missing = await call('GET', '/v0/regimes/xx', undefined, { 'If-None-Match': '*' });
    expect([missing.status, missing.headers.get('ETag'), missing.headers.get('Cache-Control')]).toEqual([
      404,
      null,
      'no-store',
    ]);
  });
});

describe('request bodies', () => {
  const deep = (levels: number) => `{"data":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`;

  it.each([
    ['nothing', '', 400],
    ['no JSON', 'not-json', 400],
    ['a second value', '{"data":{}} {}', 400],
    ['a byte order mark', '\ufeff{"data":{}}', 400],
    ['a list', '[]', 400],
    ['a number with a fraction', '1.5', 400],
    ['no data', '{}', 400],
    ['data in capitals', '{"DATA":{}}', 400],
    ['data twice', '{"data":{},"data":{}}', 400],
    ['a member twice within data', '{"data":{"a":1,"a":2}}', 400],
    ['a type that is no text', '{"data":{},"type":1}', 400],
    ['a flag in quotes', '{"data":{},"envelop":"true"}', 400],
    ['a fraction as template', '{"data":{},"template":1.5}', 400],
    ['nesting beyond the limit', deep(6), 400],
    ['a document that breaks a rule', '{"data":{"refuse":1}}', 422],
    ['nesting at the limit', deep(5), 200],
    ['members nobody knows', '{"data":{},"colour":"red"}', 200],
    ['a template of null', '{"data":{},"template":null}', 200],
  ])('%s gives the right status', async (_, body, status) => {
    expect((await call('POST', '/v0/build', body)).status).toBe(status);
  });

  it('rule sets are asked for by names that there are', async () => {
    const xml = "<Invoice xmlns='urn:oasis:names:specification:ubl:schema:xsd:Invoice-2'/>";
    const { code, key, faults } = await refusal(
      await call('POST', '/v0/import', JSON.stringify({ data: xml, judge: ['en16931', 'oasis'] })),
    );
    expect([code, key]).toEqual([400, 'input']);
    expect(faults).toMatchObject([
      { properties: ['request.judge[1]'], code: expect.stringContaining('RULES') as string },
    ]);
  });

  it('bytes that are not UTF-8 are refused', async () => {
    const body = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]);
    expect((await refusal(await call('POST', '/v0/build', body))).message).toBe('The body is not UTF-8.');
  });

  it('a body beyond the limit is refused, whether it says its length or not', async () => {
    const large = JSON.stringify({ data: 'x'.repeat(2000) });
    for (const headers of [{}, { 'Content-Length': String(large.length) }]) {
      const response = await call('POST', '/v0/build', large, headers);
      expect([response.status, (await refusal(response)).key]).toEqual([413, 'input']);
    }
  });

  it('a body that does not arrive is given up on', async () => {
    const never = new ReadableStream({ start: () => undefined });
    const response = await call('POST', '/v0/build', never);
    expect([response.status, (await refusal(response)).code]).toEqual([408, 408]);
  });
});

describe('places of faults', () => {
  it.each([
    ['{"data":{"lines":[{"a":1,"a":2}]}}', '$.lines[0].a'],
    ['{"data":{},"data":{}}', '$'],
    ['{"data":{},"template":{"a":1,"a":2}}', 'request.template.a'],
    ['{"data":{},"envelop":"yes"}', 'request.envelop'],
    ['{}', 'request.data'],
    ['[1]', 'request'],
  ])('%s is faulted at %s', async (body, place) => {
    const { faults } = await refusal(await call('POST', '/v0/build', body));
    expect(faults).toEqual([expect.objectContaining({ properties: [place] })]);
  });

  it('every wrong member is named', async () => {
    const { faults } = await refusal(await call('POST', '/v0/inspect', '{"data":1,"type":2,"include":["trace","x"]}'));
    expect(faults).toEqual([
      expect.objectContaining({ properties: ['request.type'], description: '`type` must be string' }),
      expect.objectContaining({ properties: ['request.include[1]'] }),
    ]);
  });

  it('a refused document carries its faults in the published form', async () => {
    expect(await refusal(await call('POST', '/v0/validate', '{"data":{"refuse":1}}'))).toEqual({
      code: 422,
      key: 'validation',
      message: 'Refused.',
      faults: [{ properties: ['$.content'], description: 'A message needs content', code: 'GOBL-NOTE-MESSAGE-01' }],
    });
  });
});

describe('failures and the log', () => {
  it('a failure of the engine is a 500 that tells nothing', async () => {
    const response = await call('POST', '/v0/build', '{"data":{"break":"secret"}}');
    const body = await response.text();
    expect(response.status).toBe(500);
    expect(body).toContain('"key":"internal"');
    expect(body).not.toContain('secret');
  });

  it('the log has a line for each request, and neither bodies nor queries', async () => {
    log.length = 0;
    await call('POST', '/v0/build?warnings=secret', '{"data":{"break":"secret"}}');
    expect(log.map((entry) => [entry.kind, ...(entry.kind === 'event' ? [] : [entry.method, entry.path])])).toEqual([
      ['failure', 'POST', '/v0/build'],
      ['request', 'POST', '/v0/build'],
    ]);
    expect(JSON.stringify(log)).not.toContain('secret');
    expect(log[1]).toMatchObject({
      status: 500,
      bytes: expect.any(Number) as number,
      ms: expect.any(Number) as number,
    });
  });

  it('treats what is thrown without being an error as any other failure', async () => {
    log.length = 0;
    const response = await ask('/v0/build', '{"data":{}}', {
      engine: {
        ...transportEngine,
        build() {
          throw 'secret';
        },
      },
    });
    expect([response.status, (await refusal(response)).key]).toEqual([500, 'internal']);
    expect(log).toMatchObject([{ kind: 'failure', path: '/v0/build', error: 'string' }, { status: 500 }]);
  });

  it('a line says of what kind a refusal is, and nothing of the kind otherwise', async () => {
    log.length = 0;
    await ask('/v0/regimes');
    await ask('/v0/regimes/xx');
    expect(log.map((entry) => ('key' in entry ? entry.key : 'none'))).toEqual(['none', 'not-found']);
  });

  it('a line of what is answered while it is read comes when it has been read', async () => {
    log.length = 0;
    const response = await ask('/v0/bulk?op=build', '{"content":"x"}\n');
    expect(log).toEqual([]);
    const text = await response.text();
    await vi.waitFor(() => expect(log).toMatchObject([{ route: 'bulk', status: 200, bytes: text.length }]));
  });
});

/** A request to a service with an option. */
function ask(path: string, body?: string, more: Partial<ApplicationOptions> = {}) {
  const { fetch } = createApplication({
    engine: transportEngine,
    context: stillContext,
    log: (entry) => log.push(entry),
    ...more,
  });
  return fetch(
    new Request(
      `http://localhost${path}`,
      body === undefined ? {} : { method: 'POST', body, headers: { 'Content-Type': 'application/json' } },
    ),
  );
}

describe('beside the API', () => {
  const asked: string[] = [];
  const pages = (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return Promise.resolve(new Response('a page'));
  };

  it.each([
    ['/', 200, 'page', ['/']],
    ['/v0x', 200, 'page', ['/v0x']],
    ['/v0/nope', 404, 'none', []],
  ])('%s is %i', async (path, status, route, paths) => {
    asked.length = log.length = 0;
    expect((await ask(path, undefined, { pages })).status).toBe(status);
    expect(asked).toEqual(paths);
    expect(log).toMatchObject([{ route }]);
  });

  it('never serves a page at the version or below it', async () => {
    asked.length = 0;
    expect((await ask('/v0', '{}', { pages })).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it.each([
    ['served', 200, { mcp: () => Promise.resolve(new Response('told')) }],
    ['not served', 404, {}],
  ])('assistants are %s', async (_, status, more) => {
    log.length = 0;
    const response = await ask('/v0/mcp', '{}', more);
    expect([response.status, response.headers.get('Assay-Engine')]).toEqual([status, 'embedded']);
    expect(log).toMatchObject([{ route: status === 200 ? 'mcp' : 'none' }]);
  });
});

it('an address that ends too early is faulted at the part that it lacks', async () => {
  expect(await refusal(await ask('/v0/regimes/'))).toMatchObject({
    message: 'The path ends where its code should be.',
    faults: [{ code: 'ASSAY-INPUT-MISSING', properties: ['request.code'] }],
  });
});

it.each([
  ['/v0/build', '{"data":{}}', ['read body', 'end', 'engine build', 'end', '200']],
  ['/v0/build', '{"data":{"break":1}}', ['read body', 'end', 'engine build', 'end', '500']],
  ['/v0/keygen', '', ['engine keygen', 'end', '200']],
  ['/v0/regimes/xx', undefined, ['engine getRegime', 'end', '404']],
])('the steps of %s %s are recorded, each with its end', async (path, body, steps) => {
  const texts: string[] = [];
  const beginSpan: BeginSpan = (trace) => ({
    trace,
    begin(name) {
      texts.push(name);
      return { trace, end: () => texts.push('end') };
    },
    end: ({ status }) => texts.push(String(status)),
  });
  await ask(path, body, { beginSpan });
  expect(texts).toEqual(steps);
});

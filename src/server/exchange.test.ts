import { describe, expect, it } from 'vitest';
import { GOBL_VERSION } from '../api/versions.ts';
import {
  beginExchange,
  respond,
  respondAboutService,
  respondEmpty,
  respondStream,
  withHeaders,
  type Exchange,
} from './exchange.ts';

const begun = (): Exchange => beginExchange(new Request('http://x/'));
const bytes = new TextEncoder().encode('{"a":"é"}\n');

/** Headers of every answer about its request. */
function expectNamed(response: Response, exchange: Exchange): void {
  expect(response.headers.get('X-Request-Id')).toBe(exchange.trace.id);
  expect(response.headers.get('Server-Timing')).toMatch(/^total;dur=\d+\.\d{4}$/);
}

describe('a reply', () => {
  it.each([
    ['as text', { status: 422, text: '{"a":"é"}' }],
    ['as bytes that were written elsewhere', { status: 422, bytes }],
  ])('%s has its status, its headers and its length in bytes', async (_, reply) => {
    const exchange = begun();
    const response = respond(exchange, { ...reply, headers: { Allow: 'GET' }, key: 'validation' });
    expect([response.status, await response.text()]).toEqual([422, '{"a":"é"}\n']);
    expect([exchange.bytes, exchange.key]).toEqual([bytes.length, 'validation']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      allow: 'GET',
      'assay-engine': 'embedded',
      'gobl-version': GOBL_VERSION,
      'access-control-allow-origin': '*',
    });
    expectNamed(response, exchange);
  });

  it('leaves no key where none was given', () => {
    const exchange = begun();
    respond(exchange, { status: 200, text: '{}' });
    expect(exchange).not.toHaveProperty('key');
  });

  it.each([
    ['embedded', GOBL_VERSION],
    ['upstream', null],
  ] as const)('that is made while it is read says whose it is: %s', async (answers, version) => {
    const exchange = begun();
    const stream = new Response('a\n').body;
    if (!stream) throw new Error('no body');
    const response = respondStream(exchange, 'application/x-ndjson', stream, answers);
    expect(await response.text()).toBe('a\n');
    expect(['Content-Type', 'Assay-Engine', 'GOBL-Version'].map((name) => response.headers.get(name))).toEqual([
      'application/x-ndjson',
      answers,
      version,
    ]);
    expectNamed(response, exchange);
  });

  it('has its status and its headers also without a body', async () => {
    const exchange = begun();
    const response = respondEmpty(exchange, 307, { Location: '/v0/' });
    expect([response.status, response.headers.get('Location'), await response.text()]).toEqual([307, '/v0/', '']);
    expect(response.headers.get('Assay-Engine')).toBe('embedded');
    expectNamed(response, exchange);
    expect(respondEmpty(begun(), 304).status).toBe(304);
  });

  it('about the service is for no other origin and for no store', async () => {
    const exchange = begun();
    const response = respondAboutService(exchange, 503, 'text/plain', 'down');
    expect([response.status, exchange.route, await response.text()]).toEqual([503, 'health', 'down']);
    expect(
      ['Content-Type', 'Cache-Control', 'Access-Control-Allow-Origin'].map((name) => response.headers.get(name)),
    ).toEqual(['text/plain', 'no-store', null]);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expectNamed(response, exchange);
  });

  it('keeps what it says if it was made elsewhere, and is for no other origin', async () => {
    const exchange = begun();
    const made = new Response('x', { status: 202, headers: { 'Mcp-Session-Id': 's' } });
    const response = withHeaders(made, exchange);
    expect([response.status, await response.text()]).toEqual([202, 'x']);
    expect(
      ['Mcp-Session-Id', 'Assay-Engine', 'Access-Control-Allow-Origin'].map((name) => response.headers.get(name)),
    ).toEqual(['s', 'embedded', null]);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expectNamed(response, exchange);
  });
});

it('a request that is traced is known by the trace of its span', () => {
  const request = new Request('http://x/');
  const bare = beginExchange(request);
  expect(bare).toMatchObject({ bytes: 0, received: 0, route: 'none' });
  expect(bare).not.toHaveProperty('span');
  const trace = { ...bare.trace, spanId: 'abcdefabcdefabcd' };
  const span = { trace, begin: () => ({ trace, end: () => undefined }), end: () => undefined };
  expect(beginExchange(request, () => span)).toMatchObject({ trace, span });
});

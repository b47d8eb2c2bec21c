import { expect, it } from 'vitest';
import { stillContext, transportEngine } from '../../testing/server-transport.ts';
import { createApplication } from '../application.ts';
import { compressReference } from './compress-reference.ts';

const fetch = compressReference(createApplication({ engine: transportEngine, context: stillContext }));
const body = JSON.stringify({ data: { content: 'x'.repeat(5_000) } });

it.each<[string, string, RequestInit, string | null]>([
  ['a listing for who can read it', '/v0/openapi.json', { headers: { 'Accept-Encoding': 'gzip' } }, 'gzip'],
  ['no listing for who has not said so', '/v0/openapi.json', {}, null],
  ['no listing in what nobody knows', '/v0/openapi.json', { headers: { 'Accept-Encoding': 'snappy' } }, null],
  ['no head', '/v0/openapi.json', { method: 'HEAD', headers: { 'Accept-Encoding': 'gzip' } }, null],
  [
    'no document',
    '/v0/build',
    { method: 'POST', headers: { 'Accept-Encoding': 'gzip', 'Content-Type': 'application/json' }, body },
    null,
  ],
])('compresses %s', async (_, path, init, encoding) => {
  const response = await fetch(new Request(`http://localhost${path}`, init));
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Encoding')).toBe(encoding);
});

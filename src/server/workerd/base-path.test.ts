import { expect, it } from 'vitest';
import { withoutBasePath } from './base-path.ts';

const asked = (path: string, basePath: string) => withoutBasePath(new Request(`http://host${path}`), basePath);

it.each([
  ['/v0/build?x=1', '', '/v0/build?x=1'],
  ['/assay/v0/build?x=1', '/assay', '/v0/build?x=1'],
  ['/assay/', '/assay', '/'],
  ['/assay/assay/x', '/assay', '/assay/x'],
  ['/healthz', '/assay', '/healthz'],
  ['/readyz', '/assay', '/readyz'],
  ['/metrics', '/assay', '/v0/outside-of-the-base-path'],
  ['/v0/build', '/assay', '/v0/outside-of-the-base-path'],
  ['/assayx/v0/build', '/assay', '/v0/outside-of-the-base-path'],
])('%s below %j is asked for as %s', (path, basePath, inner) => {
  const request = asked(path, basePath);
  expect(request).toBeInstanceOf(Request);
  expect(new URL((request as Request).url).href).toBe(`http://host${inner}`);
});

it('the base path itself leads to what lies below it', () => {
  const response = asked('/assay', '/assay') as Response;
  expect([response.status, response.headers.get('Location')]).toEqual([308, '/assay/']);
  expect((asked('/assay?x=1', '/assay') as Response).headers.get('Location')).toBe('/assay/?x=1');
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});

it('a request is taken as it is without a base path', () => {
  const given = new Request('http://host/v0/build');
  expect(withoutBasePath(given, '')).toBe(given);
});

it('a request keeps its method, headers and body', async () => {
  const given = new Request('http://host/assay/v0/build', {
    method: 'POST',
    body: '{}',
    headers: { 'X-Request-Id': 'a' },
  });
  const request = withoutBasePath(given, '/assay') as Request;
  expect([request.method, request.headers.get('X-Request-Id'), await request.text()]).toEqual(['POST', 'a', '{}']);
});

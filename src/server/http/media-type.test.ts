import { expect, it } from 'vitest';
import { isOfType, takenTypes } from './media-type.ts';

const sent = (
  type: string | undefined,
  by: Readonly<Record<string, string>> = { Origin: 'https://elsewhere.example' },
) =>
  new Request('http://localhost/', {
    method: 'POST',
    body: new Uint8Array(1),
    headers: { ...by, ...(type !== undefined && { 'Content-Type': type }) },
  });

it('a page is known by its origin or by what its browser says, and only pages have to say the type', () => {
  expect(isOfType(sent('text/plain', { Origin: 'null' }), takenTypes({}))).toBe(false);
  expect(isOfType(sent('text/plain', { 'Sec-Fetch-Site': 'cross-site' }), takenTypes({}))).toBe(false);
  for (const type of ['text/plain', undefined]) expect(isOfType(sent(type, {}), takenTypes({}))).toBe(true);
});

it.each<[string | undefined, boolean]>([
  ['application/json', true],
  ['application/json; charset=utf-8', true],
  [' Application/JSON ;charset=UTF-8', true],
  ['application/vnd.gobl+json', true],
  ['application/problem+json;x=1', true],
  // Bodies that a page may send without a preflight.
  ['text/plain', false],
  ['text/plain;charset=UTF-8', false],
  ['text/plain; application/json', false],
  ['application/x-www-form-urlencoded', false],
  ['multipart/form-data; boundary=x', false],
  [undefined, false],
  ['', false],
  ['text/json', false],
  ['application/xml', false],
  ['application/json, text/plain', false],
  ['application/x-ndjson', false],
])('a body of type %s is JSON: %s', (type, is) => {
  expect(isOfType(sent(type), takenTypes({}))).toBe(is);
});

it('a route may take others', () => {
  expect(isOfType(sent('application/pdf'), takenTypes({ accepts: ['application/json', 'application/pdf'] }))).toBe(
    true,
  );
  for (const type of ['application/x-ndjson', 'application/jsonl', 'application/json']) {
    expect(isOfType(sent(type), takenTypes({ lines: {} as never }))).toBe(true);
  }
  expect(isOfType(sent('text/plain'), takenTypes({ lines: {} as never }))).toBe(false);
});
